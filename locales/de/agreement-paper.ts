import type { ClauseId, Section } from '#contract/agreements/clauses.ts';
import { formatTime } from './format.ts';

// Die Hausvereinbarung als Seite zum Drucken, auch in einer anderen Sprache als der der App.
export const noLease =
  'Diese Vereinbarung regelt das Zusammenleben. Sie ist kein Mietvertrag und ersetzt keinen.';
export const sectionNames: Record<Section, string> = {
  quiet: 'Ruhe',
  guests: 'Gäste',
  cleaning: 'Putzen',
  kitchen: 'Küche',
  money: 'Geld',
  pets: 'Haustiere',
  smoking: 'Rauchen',
  moving_out: 'Auszug',
};
export const clauseTexts: Record<ClauseId, string> = {
  'quiet.by_20': `Unter der Woche ist ab ${formatTime(20, 0)} Ruhe.`,
  'quiet.by_22': `Unter der Woche ist ab ${formatTime(22, 0)} Ruhe.`,
  'quiet.by_24': 'Unter der Woche ist ab Mitternacht Ruhe.',
  'quiet.no_hour': 'Es gibt keine festen Ruhezeiten.',
  'overnight_guests.never': 'Gäste bleiben nicht über Nacht.',
  'overnight_guests.monthly': 'Wer hier wohnt, hat höchstens zweimal im Monat Gäste über Nacht.',
  'overnight_guests.weekly': 'Alle dürfen jede Woche Gäste über Nacht haben.',
  'overnight_guests.most_nights': 'Gäste über Nacht sind in Ordnung, auch fast jede Nacht.',
  'gatherings.never': 'Wir laden keine Freunde nach Hause ein.',
  'gatherings.few_a_year': 'Alle dürfen ein paar Mal im Jahr Freunde einladen.',
  'gatherings.monthly': 'Alle dürfen jeden Monat Freunde einladen.',
  'gatherings.weekly': 'Alle dürfen jede Woche Freunde einladen.',
  'cleaning.when_needed': 'Wir räumen auf, wenn es nötig ist.',
  'cleaning.every_few_days': 'Was wir benutzen, machen wir in den nächsten Tagen sauber.',
  'cleaning.same_day': 'Was wir benutzen, machen wir am selben Tag sauber.',
  'cleaning.right_away': 'Was wir benutzen, machen wir sofort sauber.',
  'chores.as_it_comes': 'Wer sieht, dass etwas zu tun ist, macht es.',
  'chores.by_asking': 'Wir sprechen uns ab, wenn im Haushalt oder bei Rechnungen etwas anfällt.',
  'chores.by_turns': 'Beim Putzen und bei Rechnungen wechseln wir uns ab.',
  'chores.written_plan': 'Ein Plan legt fest, wer was putzt und welche Rechnungen zahlt.',
  'sharing.nothing': 'Alle haben ihre eigenen Lebensmittel und Sachen.',
  'sharing.basics': 'Wir teilen Grundlegendes wie Öl, Salz und Spülmittel.',
  'sharing.some_meals': 'Wir teilen Grundlegendes und kochen manchmal zusammen.',
  'sharing.most_things': 'Wir teilen die meisten Lebensmittel und Sachen.',
  'pets.none': 'Hier leben keine Haustiere.',
  'pets.welcome': 'Haustiere sind willkommen.',
  'smoking.never': 'Zu Hause raucht und dampft niemand.',
  'smoking.outside': 'Geraucht und gedampft wird nur vor dem Haus.',
  'smoking.balcony': 'Rauchen und Dampfen sind auf dem Balkon oder am Fenster erlaubt.',
  'smoking.indoors': 'Rauchen und Dampfen sind drinnen erlaubt.',
  'money.equal':
    'Kosten, die alle betreffen, teilen wir zu gleichen Teilen und rechnen einmal im Monat ab.',
  'money.on_time': 'Alle zahlen ihren Anteil an der Miete, bevor sie fällig ist.',
  'moving_out.notice': 'Wer ausziehen will, sagt es den anderen mindestens zwei Monate vorher.',
  'moving_out.clean':
    'Wer auszieht, hilft bei der Suche nach jemand Neuem und hinterlässt ein sauberes Zimmer.',
};
export const versionNumber = ({ number }: { number: string }) => `Fassung ${number}`;
export const acceptedOn = ({ name, day }: { name: string; day: string }) =>
  `Als ${name} zugestimmt am ${day}`;
export const notAccepted = 'Noch nicht zugestimmt';
export const pageTitle = ({ group }: { group: string }) => `Hausvereinbarung: ${group}`;
export const notAllAccepted = 'Noch haben nicht alle dieser Fassung zugestimmt.';
export const memberHidden = 'Ein Mitglied';
