// Swift Testing has a companion module for Apple's CoreImage, which the compiler asks for in every
// file that imports both. On Linux there is none; this empty module is what it finds instead.
