/// A kind of thing that rules name where questions name one of the kind: instruments for a
/// piano, animals for a dog.
///
/// The words of each stand in the section `kinds` of a language's file.
enum KindOfThing: Int, Hashable, Sendable, CaseIterable {
  case animal, instrument, drink, food, vehicle, visitor, fire, smoke, picture
}
