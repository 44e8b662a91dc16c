import type {
  AppealDecisionName,
  ModerationRule,
  NoticeReason,
  StatementAction,
} from '#contract/vocabulary.ts';

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
export const detailsTooLong = 'Der Text ist zu lang';
export const email = 'Deine E-Mail-Adresse';
export const emailHint =
  'Wir schicken dir einen Link zum Bestätigen und später unsere Entscheidung. Wer das Zimmer anbietet, erfährt deine Adresse nicht.';
export const enterEmail = 'Gib deine E-Mail-Adresse ein, etwa name@example.com';
export const sendNotice = 'Meldung schicken';
export const inNumbers = 'Meldungen in Zahlen';
export const checkMail = 'Bestätige die Meldung per Mail';
export const checkMailHint =
  'Wir haben dir einen Link geschickt. Öffne ihn innerhalb von zwei Tagen und bestätige die Meldung: Erst dann sieht die Verwaltung sie.';
export const tooMany = 'Zu viele Meldungen';
export const tooManyHint = 'Versuch es morgen noch einmal.';
export const notPublic = 'Dieses Zimmer ist nicht öffentlich';
export const notPublicHint = 'Es gibt nichts zu melden: Niemand sonst sieht es.';
export const confirmSubject = 'Bestätige deine Meldung';
export const confirmText =
  'Jemand hat ein Zimmer auf RoomieRadar gemeldet und deine E-Mail-Adresse angegeben. Wenn du das warst, bestätige die Meldung innerhalb von zwei Tagen: Erst dann sieht die Verwaltung sie. Wenn nicht, musst du nichts tun.';
export const confirmLink = 'Meldung ansehen und bestätigen';
export const askConfirm = 'Diese Meldung an die Verwaltung schicken?';
export const confirmButton = 'Ja, schicken';
export const confirmed = 'Die Verwaltung hat deine Meldung';
export const confirmedHint = 'Wir schreiben dir, sobald sie entschieden hat.';
export const confirmedBefore = 'Diese Meldung ist schon bestätigt';

export const rules: Record<ModerationRule, string> = {
  scam: 'Täusche niemanden, um an Geld oder Ausweispapiere zu kommen.',
  not_real: 'Biete nur Zimmer an, die es gibt, und so, wie sie sind.',
  not_theirs: 'Veröffentliche nur dein eigenes Zimmer, eigene Fotos und eigene Texte.',
  discrimination: 'Schließ niemanden wegen persönlicher Merkmale aus.',
  illegal: 'Veröffentliche nichts, was gegen ein Gesetz verstößt.',
  harassment: 'Belästige und bedrohe niemanden.',
  spam: 'Verschicke keine Werbung und keine Massennachrichten.',
  other: 'Halte dich an die Bedingungen dieser Seite.',
};
export const hidden = ({ title }: { title: string }) =>
  `Wir haben dein Zimmer „${title}“ ausgeblendet`;
export const wantedHidden = ({ title }: { title: string }) =>
  `Wir haben dein Gesuch „${title}“ ausgeblendet`;
export const deleted = ({ title }: { title: string }) =>
  `Wir haben dein Zimmer „${title}“ gelöscht`;
export const suspended = 'Wir haben dein Konto gesperrt';
export const warnedAbout = ({ title }: { title: string }) =>
  `Eine Meldung zu „${title}“ war berechtigt`;
export const warned = 'Eine Meldung über dich war berechtigt';
export const effects: Record<StatementAction, string> = {
  listing_hidden: 'Außer dir sieht niemand das Zimmer.',
  wanted_hidden: 'Außer dir sieht niemand das Gesuch.',
  listing_deleted:
    'Das Zimmer und seine Fotos sind weg und lassen sich nicht wiederherstellen. Nehmen wir die Entscheidung zurück, darfst du es noch einmal einstellen.',
  user_suspended: 'Du kannst dich nicht anmelden, und niemand sieht dein Profil und deine Zimmer.',
  warned: 'Es wurde nichts ausgeblendet. Bitte halte dich von jetzt an an die Regel.',
};
export const ruleIs = ({ rule }: { rule: string }) => `Die Regel: ${rule}`;
export const foundIs = ({ note }: { note: string }) => `Was wir gefunden haben: ${note}`;
export const decidedOn = ({ day }: { day: string }) =>
  `Das hat am ${day} ein Mensch entschieden, kein Programm.`;
export const howToAppeal = ({ day }: { day: string }) =>
  `Wenn du das für falsch hältst, kannst du bis ${day} einmal Widerspruch einlegen. Wenn es noch jemanden in der Verwaltung gibt, entscheidet diese andere Person darüber.`;
export const readReasons = 'Begründung lesen und Widerspruch einlegen';
export const statementTitle = 'Warum wir so entschieden haben';
export const yourAppeal = 'Dein Widerspruch';
export const appealHint =
  'Schreib, warum die Entscheidung falsch ist. Du kannst einmal Widerspruch einlegen.';
export const writeAppeal = 'Schreib, warum die Entscheidung falsch ist';
export const appealTooLong = 'Der Text ist zu lang';
export const sendAppeal = 'Widerspruch abschicken';
export const appealSent = 'Wir haben deinen Widerspruch.';
export const appealSentHint = 'Wir schreiben dir, sobald darüber entschieden ist.';
/** Above what was typed, in the form where it can be sent. */
export const cannotBeStored =
  'Das enthält Zeichen, die sich nicht speichern lassen. Hier sind sie entfernt: Sende es noch einmal';
/** A headline above what was typed, where there is no form any more. */
export const notSent = 'Das hier wurde nicht gesendet';
export const appealOver = 'Die Frist für einen Widerspruch ist abgelaufen.';
export const decisionLabels: Record<AppealDecisionName, string> = {
  upheld: 'Wir haben es noch einmal geprüft: Die Entscheidung bleibt bestehen.',
  reversed: 'Wir haben es noch einmal geprüft und die Entscheidung zurückgenommen.',
};
export const appealUpheld = 'Dein Widerspruch: Die Entscheidung bleibt bestehen';
export const appealReversed = 'Dein Widerspruch: Wir haben die Entscheidung zurückgenommen';
export const reportAbout = ({ title }: { title: string }) => `Deine Meldung zu „${title}“`;
export const yourReport = 'Deine Meldung';
export const reportResolved =
  'Es verstößt gegen unsere Regeln, und wir haben etwas unternommen. Danke für den Hinweis.';
export const reportDismissed =
  'Wir haben nichts gefunden, was gegen unsere Regeln verstößt, und deshalb nichts geändert. Danke für den Hinweis.';
export const hiddenSince = ({ day }: { day: string }) => `Ausgeblendet seit ${day}.`;
export const whatToChange =
  'Ändere, was hier steht, leg dann Widerspruch ein und schreib, was du geändert hast: Nur die Verwaltung kann das Zimmer wieder zeigen.';
export const decisionsAboutYou = 'Entscheidungen über dich';
export const showReasons = 'Begründung und Widerspruch';
export const pickRule = 'Gegen welche Regel verstößt es?';
export const pickRuleHint = 'Die Begründung nennt sie.';
export const appeals = 'Widersprüche';
export const appealsLede =
  'Widersprüche gegen Entscheidungen über Zimmer und Konten, das Neueste zuerst.';
export const openAppeals = 'Offen';
export const decidedAppeals = 'Entschieden';
export const noAppeals = 'Keine Widersprüche';
export const noAppealsHint = 'Niemand hat Widerspruch eingelegt.';
export const uphold = 'Bestätigen';
export const reverse = 'Aufheben';
export const askUphold = 'Die Entscheidung bestätigen?';
export const askReverse = 'Die Entscheidung aufheben und ihre Folgen rückgängig machen?';
export const appealReads = 'Das liest, wer Widerspruch eingelegt hat.';
export const firstReasons = 'Die Entscheidung';
export const otherMustDecide = 'Darüber muss jemand anderes aus der Verwaltung entscheiden.';
export const isDecided = 'Über den Widerspruch ist entschieden';
