import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const whatWeKnow = 'Was wir wissen';
export const whatWeKnowHint =
  'Tatsachen mit Datum, und woher wir sie wissen. Das sind keine Bewertungen.';
export const loadingLedger = 'Die Fakten werden geladen …';

export const memberSince = ({ day }: { day: string }) => `Dabei seit ${day}`;
export const memberSinceHow =
  'Der Dienst, über den die Anmeldung läuft, hat die E-Mail-Adresse bestätigt.';

export const addressAt = ({ domain }: { domain: string }) =>
  `Hat eine E-Mail-Adresse bei ${domain}`;
export const addressAtUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Hat eine E-Mail-Adresse bei ${university} (${domain})`;
export const universityHow =
  'Laut der öffentlichen Liste swot gehört die Domain zu dieser Hochschule.';
export const addressHow = ({ domain, day }: { domain: string; day: string }) =>
  `Am ${day} wurde ein Code eingegeben, den wir dorthin geschickt haben. Wer bei ${domain} eine Adresse bekommt, wissen wir nicht; die Adresse selbst behalten wir nicht.`;

export const answersWithin = ({ hours }: { hours: number }) =>
  hours < 24
    ? plural(hours, {
        one: 'Antwortet meist innerhalb einer Stunde',
        other: `Antwortet meist innerhalb von ${formatNumber(hours)} Stunden`,
      })
    : plural(hours / 24, {
        one: 'Antwortet meist innerhalb eines Tages',
        other: `Antwortet meist innerhalb von ${formatNumber(hours / 24)} Tagen`,
      });
export const answersHow = ({ count, days, day }: { count: string; days: string; day: string }) =>
  `Von denen, die in den ${days} Tagen vor dem ${day} geschrieben haben, hatte mindestens die Hälfte bis dahin eine Antwort. Gezählte Antworten: ${count}.`;

export const noneUpheld = 'Keine Meldung wurde bestätigt';
export const reportsUpheld = pluralText({
  one: 'Eine Meldung wurde bestätigt',
  other: '# Meldungen wurden bestätigt',
});
export const upheldHow = ({ months }: { months: string }) =>
  `Entscheidungen der Verwaltung über diese Person und ihre Zimmer in den letzten ${months} Monaten, nach Widersprüchen.`;
export const upheldLast = ({ day }: { day: string }) => `Die letzte war am ${day}.`;

export const photosOnlyHere = pluralText({
  one: 'Niemand sonst zeigt hier dieses Foto',
  other: 'Niemand sonst zeigt hier eines der # Fotos',
});
export const photosHow = ({ day }: { day: string }) =>
  `Wir vergleichen, wie Fotos aussehen, auch beschnitten oder gespiegelt, mit den Fotos von allen anderen, die hier anbieten. Verglichen am ${day}.`;

export const confirmedOn = ({ day }: { day: string }) => `Bestätigt am ${day}`;
export const ownerConfirmed = 'An diesem Tag wurde bestätigt, dass das Zimmer noch frei ist.';
export const sourceConfirmed =
  'An diesem Tag stand es noch auf der Seite, von der die Anzeige kommt.';

export const rentAbove = ({ percent }: { percent: string }) =>
  `Die Miete liegt ${percent} % über dem Median der Umgebung`;
export const rentBelow = ({ percent }: { percent: string }) =>
  `Die Miete liegt ${percent} % unter dem Median der Umgebung`;
export const rentAtMedian = 'Die Miete entspricht dem Median der Umgebung';
export const rentHow = ({ count, km, amount }: { count: string; km: string; amount: string }) =>
  `Von den ${count} anderen Zimmern dieser Art, die heute im Umkreis von ${km}\u{a0}km angeboten werden, kostet die Hälfte höchstens ${amount} im Monat, samt den genannten Nebenkosten.`;
export const rentFarBelow = 'Mit so niedrigen Mieten locken Betrüger';
export const rentFarBelowAdvice =
  'Sie kann stimmen. Sieh dir das Zimmer an und lerne die Person kennen, die es anbietet, bevor du etwas bezahlst.';
