// Files of models import `SwiftData` alone and rely on it for Foundation's and Observation's names.
@_exported public import Foundation
@_exported public import Observation
