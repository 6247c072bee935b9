public import Snapshots

/// Takes the pictures of the program's previews; see there.
public typealias PreviewRunner = Snapshots.PreviewRunner
