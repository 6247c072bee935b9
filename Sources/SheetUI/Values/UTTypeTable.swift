/// What is declared about the system's kinds of data: identifiers, extensions and MIME types as the
/// system's declarations have them (from memory).
enum UTTypeTable {
  /// The records, the general kinds first.
  static let ordered: [UTTypeRecord] = texts + media

  /// The records by their identifiers.
  static let records: [String: UTTypeRecord] = Dictionary(
    ordered.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  private static let texts: [UTTypeRecord] = [
    UTTypeRecord("public.item", parents: [], words: "item"),
    UTTypeRecord("public.content", parents: [], words: "content"),
    UTTypeRecord(
      "public.composite-content", parents: ["public.content"], words: "composite content"),
    UTTypeRecord("public.data", parents: ["public.item"], words: "data"),
    UTTypeRecord("public.directory", parents: ["public.item"], words: "directory"),
    UTTypeRecord("public.folder", parents: ["public.directory"], words: "folder"),
    UTTypeRecord("public.volume", parents: ["public.folder"], words: "volume"),
    UTTypeRecord("com.apple.package", parents: ["public.directory"], words: "package"),
    UTTypeRecord("com.apple.bundle", parents: ["public.directory"], words: "bundle"),
    UTTypeRecord(
      "com.apple.framework", parents: ["com.apple.bundle"], fileExtensions: ["framework"],
      words: "framework"),
    UTTypeRecord("com.apple.application", parents: ["public.item"], words: "application"),
    UTTypeRecord(
      "com.apple.application-bundle",
      parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      fileExtensions: ["app"], words: "application"),
    UTTypeRecord(
      "com.apple.application-and-system-extension", parents: ["com.apple.bundle"],
      fileExtensions: ["appex"], words: "application extension"),
    UTTypeRecord("com.apple.resolvable", parents: [], words: "resolvable"),
    UTTypeRecord("public.symlink", parents: ["com.apple.resolvable"], words: "symbolic link"),
    UTTypeRecord("com.apple.mount-point", parents: ["com.apple.resolvable"], words: "mount point"),
    UTTypeRecord(
      "com.apple.alias-file", parents: ["public.data", "com.apple.resolvable"], words: "alias"),
    UTTypeRecord(
      "com.apple.bookmark", parents: ["public.data", "com.apple.resolvable"], words: "bookmark"),
    UTTypeRecord("public.executable", parents: ["public.data"], words: "executable"),
    UTTypeRecord("public.url", parents: ["public.data"], words: "URL"),
    UTTypeRecord("public.file-url", parents: ["public.url"], words: "file URL"),
    UTTypeRecord("public.text", parents: ["public.data", "public.content"], words: "text"),
    UTTypeRecord(
      "public.plain-text", parents: ["public.text"], fileExtensions: ["txt", "text"],
      mimeType: "text/plain", words: "plain text"),
    UTTypeRecord("public.utf8-plain-text", parents: ["public.plain-text"], words: "Unicode text"),
    UTTypeRecord("public.utf16-plain-text", parents: ["public.plain-text"], words: "Unicode text"),
    UTTypeRecord(
      "public.utf16-external-plain-text", parents: ["public.plain-text"], words: "Unicode text"),
    UTTypeRecord("public.delimited-values-text", parents: ["public.text"], words: "delimited text"),
    UTTypeRecord(
      "public.comma-separated-values-text", parents: ["public.delimited-values-text"],
      fileExtensions: ["csv"], mimeType: "text/csv", words: "CSV document"),
    UTTypeRecord(
      "public.tab-separated-values-text", parents: ["public.delimited-values-text"],
      fileExtensions: ["tsv"], mimeType: "text/tab-separated-values", words: "TSV document"),
    UTTypeRecord(
      "public.utf8-tab-separated-values-text",
      parents: ["public.tab-separated-values-text", "public.utf8-plain-text"], words: "TSV text"),
    UTTypeRecord(
      "public.rtf", parents: ["public.text"], fileExtensions: ["rtf"], mimeType: "text/rtf",
      words: "rich text document"),
    UTTypeRecord(
      "public.html", parents: ["public.text"], fileExtensions: ["html", "htm"],
      mimeType: "text/html", words: "HTML text"),
    UTTypeRecord(
      "public.xml", parents: ["public.text"], fileExtensions: ["xml"], mimeType: "application/xml",
      words: "XML text"),
    UTTypeRecord(
      "public.yaml", parents: ["public.text"], fileExtensions: ["yml", "yaml"],
      mimeType: "application/x-yaml", words: "YAML document"),
    UTTypeRecord(
      "public.css", parents: ["public.text"], fileExtensions: ["css"], mimeType: "text/css",
      words: "CSS"),
    UTTypeRecord(
      "public.json", parents: ["public.text"], fileExtensions: ["json"],
      mimeType: "application/json", words: "JSON"),
    UTTypeRecord(
      "public.geojson", parents: ["public.json"], fileExtensions: ["geojson"],
      mimeType: "application/geo+json", words: "GeoJSON"),
    UTTypeRecord(
      "com.apple.property-list", parents: ["public.data"], fileExtensions: ["plist"],
      words: "property list"),
    UTTypeRecord(
      "com.apple.xml-property-list", parents: ["com.apple.property-list", "public.xml"],
      words: "XML property list"),
    UTTypeRecord(
      "com.apple.binary-property-list", parents: ["com.apple.property-list"],
      words: "binary property list"),
    UTTypeRecord("public.source-code", parents: ["public.plain-text"], words: "source code"),
    UTTypeRecord(
      "public.assembly-source", parents: ["public.source-code"], fileExtensions: ["s"],
      words: "assembly source"),
    UTTypeRecord(
      "public.c-source", parents: ["public.source-code"], fileExtensions: ["c"], words: "C source"),
    UTTypeRecord(
      "public.objective-c-source", parents: ["public.source-code"], fileExtensions: ["m"],
      words: "Objective-C source"),
    UTTypeRecord(
      "public.swift-source", parents: ["public.source-code"], fileExtensions: ["swift"],
      words: "Swift source"),
    UTTypeRecord(
      "public.c-plus-plus-source", parents: ["public.source-code"],
      fileExtensions: ["cpp", "cc", "cxx"], words: "C++ source"),
    UTTypeRecord(
      "public.objective-c-plus-plus-source", parents: ["public.source-code"],
      fileExtensions: ["mm"], words: "Objective-C++ source"),
    UTTypeRecord(
      "public.c-header", parents: ["public.source-code"], fileExtensions: ["h"], words: "C header"),
    UTTypeRecord(
      "public.c-plus-plus-header", parents: ["public.source-code"], fileExtensions: ["hpp", "hh"],
      words: "C++ header"),
    UTTypeRecord("public.script", parents: ["public.source-code"], words: "script"),
    UTTypeRecord(
      "com.apple.applescript.text", parents: ["public.script"], fileExtensions: ["applescript"],
      words: "AppleScript"),
    UTTypeRecord(
      "com.apple.applescript.script", parents: ["public.data"], fileExtensions: ["scpt"],
      words: "script"),
    UTTypeRecord(
      "com.apple.applescript.script-bundle", parents: ["com.apple.bundle", "com.apple.package"],
      fileExtensions: ["scptd"], words: "script"),
    UTTypeRecord(
      "com.netscape.javascript-source", parents: ["public.script"], fileExtensions: ["js"],
      mimeType: "text/javascript", words: "JavaScript"),
    UTTypeRecord(
      "public.shell-script", parents: ["public.script"], fileExtensions: ["sh"],
      words: "shell script"),
    UTTypeRecord(
      "public.perl-script", parents: ["public.script"], fileExtensions: ["pl"], words: "Perl script"
    ),
    UTTypeRecord(
      "public.python-script", parents: ["public.script"], fileExtensions: ["py"],
      words: "Python script"),
    UTTypeRecord(
      "public.ruby-script", parents: ["public.script"], fileExtensions: ["rb"], words: "Ruby script"
    ),
    UTTypeRecord(
      "public.php-script", parents: ["public.script"], fileExtensions: ["php"],
      mimeType: "text/php", words: "PHP script"),
    UTTypeRecord(
      "public.make-source", parents: ["public.script"], fileExtensions: ["mk"], words: "makefile"),
    UTTypeRecord(
      "com.apple.rtfd", parents: ["com.apple.package", "public.composite-content"],
      fileExtensions: ["rtfd"], words: "rich text document with attachments"),
    UTTypeRecord(
      "com.apple.flat-rtfd", parents: ["public.data", "public.composite-content"],
      words: "rich text document with attachments"),
    UTTypeRecord(
      "com.apple.webarchive", parents: ["public.data", "public.composite-content"],
      fileExtensions: ["webarchive"], mimeType: "application/x-webarchive", words: "web archive"),
    UTTypeRecord(
      "com.adobe.pdf", parents: ["public.data", "public.composite-content"],
      fileExtensions: ["pdf"], mimeType: "application/pdf", words: "PDF document"),
    UTTypeRecord("public.image", parents: ["public.data", "public.content"], words: "image"),
    UTTypeRecord(
      "public.png", parents: ["public.image"], fileExtensions: ["png"], mimeType: "image/png",
      words: "PNG image"),
    UTTypeRecord(
      "public.jpeg", parents: ["public.image"], fileExtensions: ["jpeg", "jpg", "jpe"],
      mimeType: "image/jpeg", words: "JPEG image"),
  ]

  private static let media: [UTTypeRecord] = [
    UTTypeRecord(
      "public.tiff", parents: ["public.image"], fileExtensions: ["tiff", "tif"],
      mimeType: "image/tiff", words: "TIFF image"),
    UTTypeRecord(
      "com.compuserve.gif", parents: ["public.image"], fileExtensions: ["gif"],
      mimeType: "image/gif", words: "GIF image"),
    UTTypeRecord(
      "com.microsoft.bmp", parents: ["public.image"], fileExtensions: ["bmp"],
      mimeType: "image/bmp", words: "BMP image"),
    UTTypeRecord(
      "com.microsoft.ico", parents: ["public.image"], fileExtensions: ["ico"],
      mimeType: "image/vnd.microsoft.icon", words: "Windows icon"),
    UTTypeRecord(
      "com.apple.icns", parents: ["public.image"], fileExtensions: ["icns"], words: "icon"),
    UTTypeRecord(
      "public.svg-image", parents: ["public.image", "public.xml"], fileExtensions: ["svg"],
      mimeType: "image/svg+xml", words: "SVG image"),
    UTTypeRecord(
      "org.webmproject.webp", parents: ["public.image"], fileExtensions: ["webp"],
      mimeType: "image/webp", words: "WebP image"),
    UTTypeRecord(
      "public.heif", parents: ["public.image"], fileExtensions: ["heif"], mimeType: "image/heif",
      words: "HEIF image"),
    UTTypeRecord(
      "public.heic", parents: ["public.heif"], fileExtensions: ["heic"], mimeType: "image/heic",
      words: "HEIC image"),
    UTTypeRecord("public.camera-raw-image", parents: ["public.image"], words: "raw image"),
    UTTypeRecord(
      "com.ilm.openexr-image", parents: ["public.image"], fileExtensions: ["exr"],
      words: "OpenEXR image"),
    UTTypeRecord("com.apple.live-photo", parents: [], words: "live photo"),
    UTTypeRecord("public.3d-content", parents: ["public.content"], words: "3D content"),
    UTTypeRecord(
      "com.pixar.universal-scene-description", parents: ["public.3d-content", "public.data"],
      fileExtensions: ["usd", "usda", "usdc"], words: "USD scene"),
    UTTypeRecord(
      "com.pixar.universal-scene-description-mobile",
      parents: ["com.pixar.universal-scene-description"], fileExtensions: ["usdz"],
      mimeType: "model/vnd.usdz+zip", words: "USDZ scene"),
    UTTypeRecord(
      "com.apple.reality", parents: ["public.3d-content", "public.data"],
      fileExtensions: ["reality"], words: "Reality file"),
    UTTypeRecord(
      "com.apple.scenekit.scene", parents: ["public.3d-content", "public.data"],
      fileExtensions: ["scn"], words: "scene"),
    UTTypeRecord(
      "com.apple.arobject", parents: ["public.data"], fileExtensions: ["arobject"],
      words: "AR object"),
    UTTypeRecord(
      "public.audiovisual-content", parents: ["public.data", "public.content"],
      words: "audiovisual content"),
    UTTypeRecord("public.movie", parents: ["public.audiovisual-content"], words: "movie"),
    UTTypeRecord("public.video", parents: ["public.movie"], words: "video"),
    UTTypeRecord("public.audio", parents: ["public.audiovisual-content"], words: "audio"),
    UTTypeRecord(
      "com.apple.quicktime-movie", parents: ["public.movie"], fileExtensions: ["mov", "qt"],
      mimeType: "video/quicktime", words: "QuickTime movie"),
    UTTypeRecord(
      "public.mpeg", parents: ["public.movie"], fileExtensions: ["mpg", "mpeg"],
      mimeType: "video/mpeg", words: "MPEG movie"),
    UTTypeRecord(
      "public.mpeg-2-video", parents: ["public.video"], fileExtensions: ["m2v"],
      mimeType: "video/mpeg2", words: "MPEG-2 video"),
    UTTypeRecord(
      "public.mpeg-2-transport-stream", parents: ["public.movie"], fileExtensions: ["ts"],
      words: "MPEG-2 stream"),
    UTTypeRecord(
      "public.mpeg-4", parents: ["public.movie"], fileExtensions: ["mp4"], mimeType: "video/mp4",
      words: "MPEG-4 movie"),
    UTTypeRecord(
      "com.apple.protected-mpeg-4-video", parents: ["public.movie"], fileExtensions: ["m4v"],
      words: "protected MPEG-4 movie"),
    UTTypeRecord(
      "public.avi", parents: ["public.movie"], fileExtensions: ["avi"], mimeType: "video/avi",
      words: "AVI movie"),
    UTTypeRecord(
      "public.mp3", parents: ["public.audio"], fileExtensions: ["mp3"], mimeType: "audio/mpeg",
      words: "MP3 audio"),
    UTTypeRecord(
      "public.mpeg-4-audio", parents: ["public.audio", "public.mpeg-4"], fileExtensions: ["m4a"],
      mimeType: "audio/mp4", words: "MPEG-4 audio"),
    UTTypeRecord(
      "com.apple.protected-mpeg-4-audio", parents: ["public.audio"], fileExtensions: ["m4p"],
      words: "protected MPEG-4 audio"),
    UTTypeRecord(
      "public.aiff-audio", parents: ["public.audio"], fileExtensions: ["aiff", "aif"],
      mimeType: "audio/aiff", words: "AIFF audio"),
    UTTypeRecord(
      "com.microsoft.waveform-audio", parents: ["public.audio"], fileExtensions: ["wav", "wave"],
      mimeType: "audio/vnd.wave", words: "waveform audio"),
    UTTypeRecord(
      "public.midi-audio", parents: ["public.audio"], fileExtensions: ["mid", "midi"],
      mimeType: "audio/midi", words: "MIDI audio"),
    UTTypeRecord("public.playlist", parents: [], words: "playlist"),
    UTTypeRecord(
      "public.m3u-playlist", parents: ["public.playlist", "public.text"],
      fileExtensions: ["m3u", "m3u8"], mimeType: "audio/mpegurl", words: "M3U playlist"),
    UTTypeRecord("public.archive", parents: ["public.data"], words: "archive"),
    UTTypeRecord(
      "org.gnu.gnu-zip-archive", parents: ["public.archive"], fileExtensions: ["gz"],
      mimeType: "application/x-gzip", words: "gzip archive"),
    UTTypeRecord(
      "public.bzip2-archive", parents: ["public.archive"], fileExtensions: ["bz2"],
      mimeType: "application/x-bzip2", words: "bzip2 archive"),
    UTTypeRecord(
      "public.zip-archive", parents: ["public.archive"], fileExtensions: ["zip"],
      mimeType: "application/zip", words: "ZIP archive"),
    UTTypeRecord(
      "com.apple.archive", parents: ["public.archive"], fileExtensions: ["aar"],
      words: "Apple Archive"),
    UTTypeRecord(
      "public.tar-archive", parents: ["public.archive"], fileExtensions: ["tar"],
      mimeType: "application/x-tar", words: "tar archive"),
    UTTypeRecord("public.disk-image", parents: ["public.archive"], words: "disk image"),
    UTTypeRecord("public.spreadsheet", parents: ["public.content"], words: "spreadsheet"),
    UTTypeRecord(
      "public.presentation", parents: ["public.composite-content"], words: "presentation"),
    UTTypeRecord("public.database", parents: [], words: "database"),
    UTTypeRecord("public.message", parents: [], words: "message"),
    UTTypeRecord("public.contact", parents: [], words: "contact"),
    UTTypeRecord(
      "public.vcard", parents: ["public.text", "public.contact"], fileExtensions: ["vcf"],
      mimeType: "text/vcard", words: "vCard"),
    UTTypeRecord("public.to-do-item", parents: [], words: "to-do item"),
    UTTypeRecord("public.calendar-event", parents: [], words: "calendar event"),
    UTTypeRecord("public.email-message", parents: ["public.message"], words: "mail message"),
    UTTypeRecord(
      "com.apple.internet-location", parents: ["public.data"], words: "internet location"),
    UTTypeRecord(
      "com.microsoft.internet-shortcut", parents: ["public.data"], fileExtensions: ["url"],
      words: "internet shortcut"),
    UTTypeRecord("public.font", parents: [], words: "font"),
    UTTypeRecord("public.bookmark", parents: [], words: "bookmark"),
    UTTypeRecord(
      "com.rsa.pkcs-12", parents: ["public.data"], fileExtensions: ["p12"],
      mimeType: "application/x-pkcs12", words: "certificate"),
    UTTypeRecord(
      "public.x509-certificate", parents: ["public.data"], fileExtensions: ["cer", "crt"],
      mimeType: "application/x-x509-ca-cert", words: "certificate"),
    UTTypeRecord(
      "org.idpf.epub-container", parents: ["public.data", "public.composite-content"],
      fileExtensions: ["epub"], mimeType: "application/epub+zip", words: "EPUB book"),
    UTTypeRecord(
      "public.log", parents: ["public.plain-text"], fileExtensions: ["log"], words: "log"),
    UTTypeRecord(
      "public.unix-executable", parents: ["public.executable"], words: "Unix executable"),
    UTTypeRecord(
      "com.microsoft.windows-executable", parents: ["public.executable"], fileExtensions: ["exe"],
      words: "Windows executable"),
    UTTypeRecord(
      "com.apple.systempreference.prefpane", parents: ["com.apple.bundle", "com.apple.package"],
      fileExtensions: ["prefPane"], words: "settings pane"),
    UTTypeRecord(
      "com.apple.quicklook-generator", parents: ["com.apple.bundle"],
      fileExtensions: ["qlgenerator"], words: "Quick Look generator"),
    UTTypeRecord(
      "com.apple.xpc-service", parents: ["com.apple.bundle"], fileExtensions: ["xpc"],
      words: "XPC service"),
    UTTypeRecord(
      "com.apple.plugin", parents: ["com.apple.bundle"], fileExtensions: ["plugin"],
      words: "plug-in"),
    UTTypeRecord(
      "com.apple.metadata-importer", parents: ["com.apple.bundle"], fileExtensions: ["mdimporter"],
      words: "Spotlight importer"),
  ]
}
