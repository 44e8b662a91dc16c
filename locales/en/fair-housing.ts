import type { LawCountry } from '#guards/fair-housing/laws.ts';
import type { Trait } from '#guards/fair-housing/rule.ts';

// While a room is described: a hint that a text may exclude people.
export const leavesOut = 'Does this leave people out?';
export const traitHints: Record<Trait, string> = {
  origin: 'Origin, color or nationality: say which languages are spoken at home instead.',
  religion: 'Religion: say how you live instead, such as what is cooked.',
  sex: 'Gender: in a shared home the law often allows this, in a whole home seldom.',
  orientation: 'Sexual orientation or gender identity says nothing about how somebody lives.',
  disability: 'Disability or illness: describe the home instead, such as stairs and doors.',
  family: 'Children and families: say how large the room is instead.',
  age: 'Age: say how you live instead, such as quiet hours.',
  income: 'Benefits: ask for what the rent needs, not where the money comes from.',
};
export const laws: Record<LawCountry, string> = {
  US: 'In the United States, the Fair Housing Act forbids ads that prefer or exclude people by this.',
  GB: 'In the United Kingdom, the Equality Act 2010 protects this when homes are rented out.',
  DE: 'In Germany, the AGG (sections 19 and 20) protects this when homes are rented out.',
  ES: 'In Spain, Ley 15/2022 protects this when homes are offered.',
  PT: 'In Portugal, article 1067-A of the Código Civil protects this when homes are rented out.',
  BR: 'In Brazil, the constitution and laws such as Lei 7.716/1989 protect this.',
};
export const manyLaws = 'Many countries protect this by law when homes are rented out.';
export const youDecide =
  'There are exceptions, mostly where you live there yourself. This is a guess based on phrases: nothing is held back, and you decide.';
