import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const loadingApplicants = 'Bewerbungen werden geladen …';
export const applicantsFailed = 'Die Bewerbungen konnten nicht geladen werden';
export const allOpen = 'Offen';
export const sorts = {
  fit: 'Bester Fit',
  waiting: 'Wartet am längsten',
  newest: 'Neueste',
};
export const stages = {
  new: 'Neu',
  talking: 'Im Gespräch',
  viewing: 'Besichtigung vereinbart',
  offered: 'Angebot gemacht',
  offer_accepted: 'Angebot angenommen',
  moved_in: 'Eingezogen',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  expired: 'Abgelaufen',
};
export const noneInStage = 'Hier ist gerade niemand';
export const nobody = 'Zu diesem Zimmer hat noch niemand geschrieben';
export const nobodyHint = 'Wer schreibt, erscheint hier, zusammen mit dem Fit zur WG.';

export const notComparable = 'Zu wenige Antworten für einen Vergleich';
export const waitingSince = ({ moment }: { moment: string }) => `Wartet seit ${moment}`;
export const moveInUnknown = 'Hat keinen Tag für den Einzug genannt';
export const movesIn = ({ day }: { day: string }) => `Einzug am ${day}`;
export const movesInThatDay = ({ day }: { day: string }) =>
  `Einzug am ${day}, genau an dem Tag, an dem das Zimmer frei wird`;
export const movesInBefore = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Einzug am ${day}, ${formatNumber(count)} Tag bevor das Zimmer frei wird`,
    other: `Einzug am ${day}, ${formatNumber(count)} Tage bevor das Zimmer frei wird`,
  });
export const movesInAfter = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Einzug am ${day}, ${formatNumber(count)} Tag nachdem das Zimmer frei wird`,
    other: `Einzug am ${day}, ${formatNumber(count)} Tage nachdem das Zimmer frei wird`,
  });
export const staysFor = ({ stay }: { stay: string }) => `Bleibt ${stay}`;
export const whyThisFit = 'Warum dieser Fit';
export const lowestWith = ({ name }: { name: string }) => `Der niedrigste Fit ist der mit ${name}.`;
export const open = 'Öffnen';
export const openConversation = ({ name }: { name: string }) => `Gespräch mit ${name} öffnen`;
