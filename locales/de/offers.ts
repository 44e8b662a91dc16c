import type { OfferStatus, OfferTransition } from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';

type Say = (other: { name: string }) => string;

// The offer of a room, in its conversation. `name` is the first name of the other roomie.
export const offerOfRoom = 'Angebot für das Zimmer';
export const offerRoom = 'Zimmer anbieten';
export const offerRoomTo = ({ name }: { name: string }) => `${name} das Zimmer anbieten`;
export const sendOffer = 'Angebot senden';
export const offerHint =
  'Bis zu dem Tag, den du nennst, kann das Angebot angenommen oder abgelehnt werden. Mit dem Angebot nimmst du auch die Anfrage an.';
export const noPlace = 'Alle Plätze sind angeboten oder vergeben.';
export const rent = 'Miete im Monat';
export const answerBy = 'Antwort bis';
/** The printed summary: its title, whose room it is, and who moves in. */
export const summary = 'Auf RoomieRadar vereinbart';
export const offeredBy = 'Angeboten von';
export const movesIn = 'Zieht ein';
export const noContract =
  'Das habt ihr hier abgemacht. Es ist kein Vertrag: Unterschreibt einen, bevor Geld fließt.';
export const reason = 'Warum trittst du zurück?';
export const reasonMissing = 'Schreib, warum';
export const youSteppedBack = 'Du bist zurückgetreten';
export const placeFree = 'Ein Platz ist wieder frei';
export const placeFreeHint =
  'Das Zimmer ist noch als vergeben markiert. Biete es nur wieder an, wenn du jemanden suchst.';
export const reopen = 'Wieder anbieten';
export const join = 'Der WG beitreten';
export const joinHint =
  'Tritt der WG dieses Zimmers bei: Dann zählen deine Antworten dafür, wie gut andere passen. Du kannst jederzeit austreten.';
export const actions = {
  accepted: 'Angebot annehmen',
  declined: 'Angebot ablehnen',
  taken_back: 'Angebot zurückziehen',
  moved_in: 'Eingezogen',
  stepped_back: 'Zurücktreten',
};
/** Instead of stepping back, once the day has come. */
export const notHappened = 'Der Einzug fand nicht statt';
export const notHappenedQuestion = 'Hat der Einzug nicht stattgefunden?';
export const questions: Record<OfferTransition, Say> = {
  accepted: () => 'Das Angebot annehmen?',
  declined: () => 'Das Angebot ablehnen?',
  taken_back: ({ name }: { name: string }) => `Das Angebot an ${name} zurückziehen?`,
  moved_in: () => 'Hat der Einzug stattgefunden?',
  stepped_back: () => 'Zurücktreten?',
};
export const hints: Record<OfferTransition, Say> = {
  accepted: ({ name }: { name: string }) =>
    `${name} erfährt es sofort, und das Zimmer ist deins. Ihr könnt beide bis zum Tag des Einzugs zurücktreten.`,
  declined: ({ name }: { name: string }) =>
    `${name} erfährt es sofort. Ihr könnt euch weiter schreiben.`,
  taken_back: ({ name }: { name: string }) =>
    `${name} erfährt es sofort. Du kannst das Zimmer noch einmal anbieten.`,
  moved_in: () => 'Dann bleibt der Platz vergeben, und niemand von euch kann mehr zurücktreten.',
  stepped_back: ({ name }: { name: string }) =>
    `${name} liest deinen Grund sofort. Der Platz ist dann wieder frei.`,
};
/** What became of the offer, for whom it was made, and for the owner. */
export const titles: Record<InquirySide, Record<OfferStatus, Say>> = {
  sender: {
    offered: ({ name }: { name: string }) => `${name} bietet dir das Zimmer an`,
    accepted: () => 'Du hast das Angebot angenommen',
    moved_in: () => 'Du bist eingezogen',
    declined: () => 'Du hast das Angebot abgelehnt',
    taken_back: ({ name }: { name: string }) => `${name} hat das Angebot zurückgezogen`,
    stepped_back: ({ name }: { name: string }) => `${name} ist zurückgetreten`,
    expired: () => 'Die Zeit für eine Antwort ist vorbei',
    ended: () => 'Das Angebot ist beendet',
  },
  recipient: {
    offered: ({ name }: { name: string }) => `Du hast ${name} das Zimmer angeboten`,
    accepted: ({ name }: { name: string }) => `${name} hat das Angebot angenommen`,
    moved_in: ({ name }: { name: string }) => `${name} ist eingezogen`,
    declined: ({ name }: { name: string }) => `${name} hat das Angebot abgelehnt`,
    taken_back: () => 'Du hast das Angebot zurückgezogen',
    stepped_back: ({ name }: { name: string }) => `${name} ist zurückgetreten`,
    expired: ({ name }: { name: string }) => `${name} hat nicht rechtzeitig geantwortet`,
    ended: () => 'Das Angebot ist beendet',
  },
};
