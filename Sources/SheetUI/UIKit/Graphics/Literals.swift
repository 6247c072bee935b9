/// What a color literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
/// What a picture literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
