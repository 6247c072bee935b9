extension UTType {
  /// Item.
  public static let item = UTType(declared: "public.item")
  /// Content.
  public static let content = UTType(declared: "public.content")
  /// Composite content.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// Data.
  public static let data = UTType(declared: "public.data")
  /// Directory.
  public static let directory = UTType(declared: "public.directory")
  /// Folder.
  public static let folder = UTType(declared: "public.folder")
  /// Volume.
  public static let volume = UTType(declared: "public.volume")
  /// Package.
  public static let package = UTType(declared: "com.apple.package")
  /// Bundle.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// Framework.
  public static let framework = UTType(declared: "com.apple.framework")
  /// Application.
  public static let application = UTType(declared: "com.apple.application")
  /// Application.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// Application extension.
  public static let applicationExtension = UTType(
    declared: "com.apple.application-and-system-extension")
  /// Resolvable.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// Symbolic link.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// Mount point.
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  /// Alias.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// Bookmark.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// Executable.
  public static let executable = UTType(declared: "public.executable")
  /// URL.
  public static let url = UTType(declared: "public.url")
  /// File URL.
  public static let fileURL = UTType(declared: "public.file-url")
  /// Text.
  public static let text = UTType(declared: "public.text")
  /// Plain text.
  public static let plainText = UTType(declared: "public.plain-text")
  /// Unicode text.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Unicode text.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// Unicode text.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// Delimited text.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// CSV document.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// TSV document.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// TSV text.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// Rich text document.
  public static let rtf = UTType(declared: "public.rtf")
  /// HTML text.
  public static let html = UTType(declared: "public.html")
  /// XML text.
  public static let xml = UTType(declared: "public.xml")
  /// YAML document.
  public static let yaml = UTType(declared: "public.yaml")
  /// CSS.
  public static let css = UTType(declared: "public.css")
  /// JSON.
  public static let json = UTType(declared: "public.json")
  /// GeoJSON.
  public static let geoJSON = UTType(declared: "public.geojson")
  /// Property list.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// XML property list.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// Binary property list.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// Source code.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Assembly source.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// C source.
  public static let cSource = UTType(declared: "public.c-source")
  /// Objective-C source.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// Swift source.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// C++ source.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// Objective-C++ source.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source")
  /// C header.
  public static let cHeader = UTType(declared: "public.c-header")
  /// C++ header.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// Script.
  public static let script = UTType(declared: "public.script")
  /// AppleScript.
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  /// Script.
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  /// Script.
  public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
  /// JavaScript.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// Shell script.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// Perl script.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// Python script.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// Ruby script.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// PHP script.
  public static let phpScript = UTType(declared: "public.php-script")
  /// Makefile.
  public static let makefile = UTType(declared: "public.make-source")
  /// Rich text document with attachments.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// Rich text document with attachments.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// Web archive.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
  /// PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// Image.
  public static let image = UTType(declared: "public.image")
  /// PNG image.
  public static let png = UTType(declared: "public.png")
  /// JPEG image.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// TIFF image.
  public static let tiff = UTType(declared: "public.tiff")
  /// GIF image.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// BMP image.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// Windows icon.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// Icon.
  public static let icns = UTType(declared: "com.apple.icns")
  /// SVG image.
  public static let svg = UTType(declared: "public.svg-image")
  /// WebP image.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// HEIF image.
  public static let heif = UTType(declared: "public.heif")
  /// HEIC image.
  public static let heic = UTType(declared: "public.heic")
  /// Raw image.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// OpenEXR image.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// Live photo.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// 3D content.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// USD scene.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// USDZ scene.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// Reality file.
  public static let realityFile = UTType(declared: "com.apple.reality")
  /// Scene.
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  /// AR object.
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
  /// Audiovisual content.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Movie.
  public static let movie = UTType(declared: "public.movie")
  /// Video.
  public static let video = UTType(declared: "public.video")
  /// Audio.
  public static let audio = UTType(declared: "public.audio")
  /// QuickTime movie.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// MPEG movie.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// MPEG-2 video.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// MPEG-2 stream.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// MPEG-4 movie.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// Protected MPEG-4 movie.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  /// AVI movie.
  public static let avi = UTType(declared: "public.avi")
  /// MP3 audio.
  public static let mp3 = UTType(declared: "public.mp3")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Protected MPEG-4 audio.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  /// AIFF audio.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// Waveform audio.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// MIDI audio.
  public static let midi = UTType(declared: "public.midi-audio")
  /// Playlist.
  public static let playlist = UTType(declared: "public.playlist")
  /// M3U playlist.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
  /// Archive.
  public static let archive = UTType(declared: "public.archive")
  /// Gzip archive.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// Bzip2 archive.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// ZIP archive.
  public static let zip = UTType(declared: "public.zip-archive")
  /// Apple Archive.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// Tar archive.
  public static let tarArchive = UTType(declared: "public.tar-archive")
  /// Disk image.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// Spreadsheet.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// Presentation.
  public static let presentation = UTType(declared: "public.presentation")
  /// Database.
  public static let database = UTType(declared: "public.database")
  /// Message.
  public static let message = UTType(declared: "public.message")
  /// Contact.
  public static let contact = UTType(declared: "public.contact")
  /// VCard.
  public static let vCard = UTType(declared: "public.vcard")
  /// To-do item.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// Calendar event.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// Mail message.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// Internet location.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// Internet shortcut.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  /// Font.
  public static let font = UTType(declared: "public.font")
  /// Bookmark.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// Certificate.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// Certificate.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// EPUB book.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// Log.
  public static let log = UTType(declared: "public.log")
  /// Unix executable.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// Windows executable.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// Settings pane.
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  /// Quick Look generator.
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  /// XPC service.
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  /// Plug-in.
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  /// Spotlight importer.
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
}
