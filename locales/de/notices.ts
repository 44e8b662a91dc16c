import type { NoticeReason } from '#contract/vocabulary.ts';

export const noticeTitle = 'Dieses Zimmer melden';
export const noticeLede = 'Sag der Verwaltung, was nicht stimmt. Du brauchst kein Konto.';
export const reasonQuestion = 'Was stimmt nicht?';
export const reasons: Record<NoticeReason, string> = {
  illegal: 'Es verstößt gegen ein Gesetz',
  discrimination: 'Es diskriminiert',
  scam: 'Es ist Betrug, oder das Zimmer gibt es nicht',
  mine: 'Es gehört mir: mein Zimmer, meine Fotos oder mein Text',
};
export const chooseReason = 'Wähle einen Grund';
export const details = 'Was sollten wir wissen? (freiwillig)';
export const detailsHint =
  'Schreib, was du wo gesehen hast, und gegen welches Gesetz es verstößt, wenn du es weißt.';
export const detailsTooLong = 'Das ist mehr, als hineinpasst';
export const email = 'Deine E-Mail-Adresse';
export const emailHint =
  'Wir schicken dir einen Link zum Bestätigen und später unsere Entscheidung. Wer das Zimmer anbietet, erfährt sie nicht.';
export const enterEmail = 'Gib deine E-Mail-Adresse ein, etwa name@example.com';
export const sendNotice = 'Meldung schicken';
export const checkMail = 'Bestätige sie per Mail';
export const checkMailHint =
  'Wir haben dir einen Link geschickt. Öffne ihn innerhalb von zwei Tagen und bestätige die Meldung: Erst dann sieht die Verwaltung sie.';
export const tooMany = 'Das waren sehr viele Meldungen';
export const tooManyHint = 'Versuch es morgen noch einmal.';
export const notPublic = 'Dieses Zimmer ist nicht öffentlich';
export const notPublicHint = 'Es gibt nichts zu melden: Niemand sonst sieht es.';
export const confirmSubject = ({ title }: { title: string }) =>
  `Bestätige deine Meldung zu „${title}“`;
export const confirmText =
  'Jemand hat dieses Zimmer auf RoomieRadar gemeldet und deine E-Mail-Adresse angegeben. Wenn du das warst, bestätige es innerhalb von zwei Tagen: Erst dann sieht die Verwaltung die Meldung. Wenn nicht, musst du nichts tun.';
export const confirmLink = 'Meldung ansehen und bestätigen';
export const askConfirm = 'Diese Meldung an die Verwaltung schicken?';
export const confirmButton = 'Ja, schicken';
export const confirmed = 'Die Verwaltung hat deine Meldung';
export const confirmedHint = 'Wir schreiben dir, sobald sie entschieden hat.';
export const confirmedBefore = 'Diese Meldung ist schon bestätigt';
