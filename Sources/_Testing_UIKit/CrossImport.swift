// Swift Testing has a companion module for Apple's UIKit, and the compiler asks for it in every file
// that imports both `Testing` and a module called UIKit. On Linux the toolchain has none, so that
// such a file would not compile; this empty module is what it finds instead.
