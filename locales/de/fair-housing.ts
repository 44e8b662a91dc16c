import type { LawCountry } from '#guards/fair-housing/laws.ts';
import type { Trait } from '#guards/fair-housing/rule.ts';

export const leavesOut = 'Schließt das jemanden aus?';
export const traitHints: Record<Trait, string> = {
  origin:
    'Herkunft, Hautfarbe oder Staatsangehörigkeit: Schreib lieber, welche Sprachen ihr sprecht.',
  religion: 'Religion: Schreib lieber, wie ihr lebt, zum Beispiel, was gekocht wird.',
  sex: 'Geschlecht: In einer WG ist das oft erlaubt, bei einer ganzen Wohnung selten.',
  orientation:
    'Sexuelle Orientierung oder Geschlechtsidentität sagt nichts darüber, wie jemand wohnt.',
  disability: 'Behinderung oder Krankheit: Beschreib lieber die Wohnung, etwa Treppen und Türen.',
  family: 'Kinder und Familien: Schreib lieber, wie groß das Zimmer ist.',
  age: 'Alter: Schreib lieber, wie ihr lebt, etwa wann Ruhe ist.',
  income: 'Sozialleistungen: Frag, ob es für die Miete reicht, nicht, woher das Geld kommt.',
};
export const laws: Record<LawCountry, string> = {
  US: 'In den USA verbietet der Fair Housing Act Anzeigen, die danach bevorzugen oder ausschließen.',
  GB: 'Im Vereinigten Königreich schützt davor der Equality Act 2010, wenn Wohnungen vermietet werden.',
  DE: 'In Deutschland schützt davor das AGG (§§ 19 und 20), wenn Wohnungen vermietet werden.',
  ES: 'In Spanien schützt davor die Ley 15/2022, wenn Wohnungen angeboten werden.',
  PT: 'In Portugal schützt davor Artikel 1067-A des Código Civil, wenn Wohnungen vermietet werden.',
  BR: 'In Brasilien schützen davor die Verfassung und Gesetze wie die Lei 7.716/1989.',
};
export const manyLaws =
  'In vielen Ländern schützt davor das Gesetz, wenn Wohnungen vermietet werden.';
export const youDecide =
  'Es gibt Ausnahmen, meist wenn du selbst dort wohnst. Das ist nach typischen Wendungen geraten: Nichts wird zurückgehalten, du entscheidest.';
