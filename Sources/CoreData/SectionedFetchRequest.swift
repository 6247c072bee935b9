public import Foundation
public import SheetUI

/// The objects that a view shows in sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>:
  DynamicProperty
{
  private var request: FetchRequest<Result>
  private let section: KeyPath<Result, SectionIdentifier>

  /// Finds what a request says, in sections by a property.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest, animation: animation)
    section = sectionIdentifier
  }

  /// The sections: neighbors with the same value of the property.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in request.wrappedValue {
      let id = object[keyPath: section]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(.init(id: id, objects: [object]))
      }
    }
    return SectionedFetchResults(sections: sections)
  }

  /// Prepares the search before the view's body is read.
  public mutating func update() { request.update() }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  // Reason: SwiftUI's signature has five parameters.
  /// Finds the objects of the class, in sections by a property.
  public init(
    entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    section = sectionIdentifier
  }

  /// Finds the objects of the class, in sections by a property, in an order of Swift's kind.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    section = sectionIdentifier
  }
}

/// The sections that were found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>:
  RandomAccessCollection
{
  /// The objects of a section.
  public struct Section: RandomAccessCollection, Identifiable {
    /// What they have in common.
    public let id: SectionIdentifier
    var objects: [Result]

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { objects.count }
    /// The object in a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  let sections: [Section]

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { sections.count }
  /// The section in a place.
  public subscript(position: Int) -> Section { sections[position] }
}
