import type { RentSplitMethod } from '#contract/rent-splits/calls.ts';

// Wie eine Gruppe eine Miete aufteilt.
export const loading = 'Aufteilung wird geladen …';
export const failed = 'Die Aufteilung konnte nicht geladen werden';
export const none = 'Noch keine Aufteilung';
export const noneHint =
  'Teilt eine Miete gleichmäßig auf, nach der Größe der Zimmer oder danach, was euch die einzelnen Zimmer wert sind.';
export const alone = 'Zum Aufteilen braucht es mindestens zwei. Lade zuerst die anderen ein.';
export const newSplit = 'Neue Aufteilung';
export const rentLabel = 'Monatsmiete für euch alle';
export const methodLegend = 'Wie wollt ihr sie aufteilen?';
export const methodLabels: Record<RentSplitMethod, string> = {
  equal: 'Gleichmäßig',
  area: 'Nach der Größe der Zimmer',
  bids: 'Danach, was euch die Zimmer wert sind',
};
export const methodHints: Record<RentSplitMethod, string> = {
  equal: 'Alle zahlen gleich viel.',
  area: 'Ein größeres Zimmer kostet mehr.',
  bids: 'Alle geben nur für sich an, was ihnen jedes Zimmer wert ist. Dann möchte niemand tauschen.',
};
export const roomName = ({ number }: { number: string }) => `Name von Zimmer ${number}`;
export const roomArea = ({ room }: { room: string }) => `Größe von ${room} in m²`;
export const roomMember = ({ room }: { room: string }) => `Wer bekommt ${room}?`;
export const begin = 'Miete aufteilen';
export const waitingFor = ({ names }: { names: string }) => `Es fehlen noch: ${names}`;
export const yourBids = 'Was ist dir jedes Zimmer wert?';
export const bidsHint = ({ rent }: { rent: string }) =>
  `Deine Beträge ergeben zusammen ${rent}. Die anderen sehen sie erst, wenn alle ihre angegeben haben.`;
export const left = ({ amount }: { amount: string }) => `Noch ${amount} zu vergeben`;
export const over = ({ amount }: { amount: string }) => `${amount} zu viel`;
export const worth = ({ room }: { room: string }) => `${room} ist mir wert`;
export const saveBids = 'Beträge speichern';
export const bidsSaved =
  'Deine Beträge sind gespeichert. Du kannst sie ändern, bis alle ihre angegeben haben.';
export const result = 'Wer was zahlt';
export const shareCol = 'Anteil';
export const memberCol = 'Wer';
export const reasonEqual = 'Die Miete ist gleichmäßig geteilt.';
export const reasonArea = 'Die Anteile entsprechen den Größen der Zimmer.';
export const reasonBids =
  'Niemand möchte tauschen: Bei keinem anderen Zimmer liegt der Wert für euch so weit über dem Preis wie beim eigenen.';
export const turn = ({ name }: { name: string }) =>
  `Was sich nicht teilen lässt, wird in der kleinsten Einheit gezahlt, zuerst von ${name}. Wer an der Reihe ist, wechselt von Aufteilung zu Aufteilung.`;
export const values = 'Warum niemand tauschen möchte';
export const worthCol = ({ name }: { name: string }) => `Wert für ${name}`;
export const priceCol = 'Preis';
export const gainCol = 'Unterschied';
export const valuesHint = ({ name }: { name: string }) =>
  `Jedes Zimmer zu seinem Preis, wie ${name} es sieht. Nirgends ist der Unterschied größer als beim eigenen Zimmer mit dem Haken, bis auf eine Einheit durch Rundung.`;
export const refused = 'Aus diesen Beträgen ergibt sich keine faire Aufteilung';
export const refusedHint = ({ room }: { room: string }) =>
  `Niemand würde ${room} nehmen, ohne dass die anderen etwas dafür zahlen. Sprecht darüber und beginnt eine neue Aufteilung.`;
export const ended =
  'Diese Aufteilung wird nicht mehr fertig: Jemand ist gegangen, ohne anzugeben, was die Zimmer wert sind.';
export const outdated =
  'Die Gruppe hat sich seit dieser Aufteilung geändert. Beginnt eine neue für alle, die jetzt dabei sind.';
export const earlier = 'Frühere Aufteilungen';
export const madeOn = ({ rent, day }: { rent: string; day: string }) => `${rent}, ${day}`;
export const remove = 'Diese Aufteilung löschen';
export const removeQuestion = 'Diese Aufteilung löschen?';
export const removeHint = 'Sie wird für euch alle gelöscht, mit den angegebenen Beträgen.';
export const notLease =
  'Das ist eine Absprache unter euch. Was ihr an Miete schuldet, steht im Mietvertrag.';
export const member = 'Ein Mitglied';
export const again = 'Neue Aufteilung beginnen';
