import type { Report } from '#contract/moderation/moderation.ts';
import type { OfferStatus } from '#contract/offers/statuses.ts';
import type { ViewingStatus } from '#contract/vocabulary.ts';
import type { ListingSign, ScamReason } from '#guards/scams/rule.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// What users reported: rooms, roomies or inquiries, which administrators look at, hide or dismiss.
export const lede = 'Was gemeldet wurde, das Neueste zuerst.';
export const allReports = 'Alle Meldungen';
export const otherReports = 'Andere Meldungen';

/** Why something was reported: a heading, and a line of the list. */
export const reasonLabels: Record<Report['reason'], string> = {
  asks_for_money: 'Verlangt Geld oder Ausweispapiere',
  not_real: 'Nicht echt',
  harassment: 'Belästigung oder Drohung',
  discrimination: 'Diskriminierung',
  spam: 'Spam oder Werbung',
  illegal: 'Rechtswidriger Inhalt',
  scam: 'Betrug',
  mine: 'Gehört angeblich der meldenden Person',
  other: 'Etwas anderes',
};
/** What is reported, in a badge. */
export const kindLabels: Record<Report['kind'], string> = {
  listing: 'Zimmer',
  user: 'Roomie',
  inquiry: 'Anfrage',
  wanted: 'Gesuch',
};
/** The same as choices of the list. */
export const kindPluralLabels: Record<Report['kind'], string> = {
  listing: 'Zimmer',
  user: 'Roomies',
  inquiry: 'Anfragen',
  wanted: 'Gesuche',
};
/** In place of the name of what is deleted; `id` is a number. */
export const unnamedTargets = {
  listing: ({ id }: { id: string }) => `Zimmer ${id}`,
  user: ({ id }: { id: string }) => `Roomie ${id}`,
  inquiry: ({ id }: { id: string }) => `Anfrage ${id}`,
  wanted: ({ id }: { id: string }) => `Gesuch ${id}`,
};
/** The status of a report. */
export const statusLabels: Record<Report['status'], string> = {
  open: 'Offen',
  resolved: 'Erledigt',
  dismissed: 'Abgewiesen',
};
/** The state of what was reported. */
export const stateLabels: Record<Report['target']['state'], string> = {
  shown: 'Öffentlich',
  unlisted: 'Selbst zurückgezogen',
  hidden: 'Ausgeblendet',
  suspended: 'Gesperrt',
  gone: 'Gelöscht',
};

// The list and its filters.
export const anyStatus = 'Alle';
/** Read out after the number of open reports. */
export const open = 'offen';
export const target = 'Worum es geht';
export const anyTarget = 'Alles';
export const source = 'Herkunft';
export const anySource = 'Von allen';
export const sourceLabels: Record<Report['source'], string> = {
  member: 'Mitglieder',
  visitor: 'Ohne Konto',
  card: 'Karten auf anderen Seiten',
  system: 'Betrugswarner',
};
export const noReports = 'Keine Meldungen';
export const noOpenReports = 'Es gibt keine offenen Meldungen.';
export const noMatch = 'Keine Meldung passt zu deinen Filtern.';
/** Names a list of badges: kind, state and status. */
export const state = 'Zustand';
export const aboutIt = pluralText({ one: '# Meldung dazu', other: '# Meldungen dazu' });

// In place of a name.
export const deletedAccount = 'Gelöschtes Konto';
export const anAdministrator = 'Jemand von der Verwaltung';
export const thisRoomie = 'Diese Person';

// Who reported it, `when` a day and a time.
export const reportedByDeleted = ({ when }: { when: string }) =>
  `Gemeldet: ${when}, von einem gelöschten Konto`;
export const reportedByVisitor = ({ when, email }: { when: string; email: string }) =>
  `Gemeldet: ${when}, von ${email}, ohne Konto`;
export const foundByGuard = ({ when }: { when: string }) => `Vom Betrugswarner gefunden, ${when}`;
export const scamSigns: Record<ScamReason | ListingSign, string> = {
  payment: 'Geld per Überweisungsdienst, Krypto oder Gutscheinkarten',
  deposit: 'Geld vor der Besichtigung',
  elsewhere: 'Wechsel zu einem anderen Dienst',
  abroad: 'Verreist oder im Ausland',
  keys: 'Schlüssel per Post',
  codes: 'Fragt nach einem Code',
  links: 'Ein Link zu einer falschen Seite',
  identity: 'Fragt nach Ausweispapieren oder Bankdaten',
  photos: 'Ein Foto vom Zimmer anderer',
  rent: 'Eine Miete weit unter denen der Umgebung',
};
export const copies = 'Dieselbe erste Nachricht ging in einer Woche an zehn Personen oder mehr.';
export const firstReport = ({ when, name }: { when: string; name: string }) =>
  `Gemeldet: ${when}, von ${name} (erste Meldung)`;
export const reportedBy = ({
  when,
  name,
  count,
  dismissed,
}: {
  when: string;
  name: string;
  count: number;
  dismissed: string;
}) =>
  plural(count, {
    one: `Gemeldet: ${when}, von ${name} (${formatNumber(count)} Meldung, abgewiesen: ${dismissed})`,
    other: `Gemeldet: ${when}, von ${name} (${formatNumber(count)} Meldungen, abgewiesen: ${dismissed})`,
  });
/** Stands for the name in these sentences, after "von". */
export const aMember = 'einem Mitglied';

// One report: what was reported and what was done.
export const isDeleted = 'Das wurde gelöscht.';
/** Whose part it was, by what is reported. */
export const roles = {
  listing: 'Bietet das Zimmer an',
  user: 'Wurde gemeldet',
  inquiry: 'Die andere Seite',
  wanted: 'Hat das Gesuch geschrieben',
};

// Closing it.
export const forAdministrators = 'Für andere in der Verwaltung.';
export const closesAll = pluralText({
  one: 'Das schließt # offene Meldung dazu.',
  other: 'Das schließt alle # offenen Meldungen dazu.',
});
export const resolve = 'Erledigt';
export const dismiss = 'Abweisen';
export const reopen = 'Wieder öffnen';
export const reportIs: Record<Report['status'], string> = {
  open: 'Die Meldung ist offen',
  resolved: 'Die Meldung ist erledigt',
  dismissed: 'Die Meldung ist abgewiesen',
};

// Asking for a reason.
export const why = 'Warum?';
export const writeWhy = 'Schreib, warum';

// The reported room.
/** Above the rooms of others with the same photos, for administrators. */
export const photosElsewhere = pluralText({
  one: 'Dieselben Fotos bei einem Zimmer von jemand anderem',
  other: 'Dieselben Fotos bei # Zimmern von anderen',
});
export const photosOfOthers = 'Fotos auch anderswo';
export const photosElsewhereHint =
  'Beim Hinzufügen verglichen, auch beschnitten, gespiegelt oder umgefärbt. Das sieht nur die Verwaltung.';
export const posted = ({ when }: { when: string }) => `angeboten: ${when}`;
export const linksTo = ({ address }: { address: string }) => `Verlinkt auf ${address}`;
export const onlyOwner = 'Ausgeblendet: Nur wer es anbietet, sieht es';
export const hide = 'Ausblenden';
export const askHide = ({ title }: { title: string }) => `„${title}“ ausblenden?`;
export const askHideHint = 'Bis du es wieder zeigst, sieht es nur, wer es anbietet.';
export const theyRead = 'Das liest die gesperrte Person.';
export const ownerReads = 'Wer es anbietet, liest das.';
export const isHidden = 'Das Zimmer ist ausgeblendet';
export const showAgain = 'Wieder zeigen';
export const isPublic = 'Das Zimmer ist wieder öffentlich';
export const askDelete = ({ title }: { title: string }) => `„${title}“ löschen?`;
export const askDeleteHint =
  'Das löscht das Zimmer und seine Fotos endgültig. Ausblenden lässt sich rückgängig machen, das hier nicht.';
export const roomDeleted = 'Das Zimmer ist gelöscht';

// The reported roomie; facts with dots between them, then what can be done.
export const memberSince = ({ day }: { day: string }) => `Mitglied seit ${day}`;
export const reportedTimes = pluralText({ one: 'einmal gemeldet', other: '#-mal gemeldet' });
export const suspendedSince = ({ day }: { day: string }) => `Gesperrt seit ${day}`;
export const notOneAnother =
  'Leute aus der Verwaltung können sich nicht gegenseitig sperren. Das kann nur, wer den Server betreibt.';
export const suspend = 'Sperren';
export const askSuspend = ({ name }: { name: string }) => `${name} sperren?`;
export const askSuspendHint =
  'Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Ihre Zimmer und ihr Profil werden ausgeblendet, und niemand kann ihr schreiben. Das lässt sich rückgängig machen.';
export const theirMessages = 'Nachrichten der Person';
export const removeMessages = 'Alles Geschriebene entfernen';
export const removeMessagesHint =
  'Niemand liest es mehr, und alle, die es bekommen haben, werden per Mail gewarnt. Wird die Sperre aufgehoben, ist es wieder da.';
export const isSuspended = ({ name }: { name: string }) => `${name} ist gesperrt`;
export const reinstate = 'Entsperren';
export const isReinstated = ({ name }: { name: string }) => `${name} ist entsperrt`;

// The reported inquiry; what it is about, then how many messages it has.
export const theInquiry = 'Die Anfrage';
export const about = ({ title }: { title: string }) => `Zu „${title}“`;
export const betweenRoomies = 'Zwischen Roomies';
export const messagesSince = ({ count, when }: { count: number; when: string }) =>
  plural(count, {
    one: `${formatNumber(count)} Nachricht seit ${when}`,
    other: `${formatNumber(count)} Nachrichten seit ${when}`,
  });
export const privateMessages =
  'Diese Nachrichten sind privat. Lies sie nur, wenn es nötig ist: Das Protokoll hält es fest.';
export const readMessages = 'Nachrichten lesen';
export const older = 'Ältere Nachrichten';
export const newer = 'Neuere Nachrichten';

export const agreements = 'Was sie vereinbart haben';
export const viewing = 'Besichtigung';
export const offer = 'Angebot';
export const viewingStatuses: Record<ViewingStatus, string> = {
  proposed: 'Vorgeschlagen',
  countered: 'Gegenvorschlag',
  agreed: 'Vereinbart',
  declined: 'Abgelehnt',
  cancelled: 'Abgesagt',
  done: 'Hat stattgefunden',
  missed: 'Hat nicht stattgefunden',
  expired: 'Abgelaufen',
};
export const offerStatuses: Record<OfferStatus, string> = {
  offered: 'Offen',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  taken_back: 'Zurückgezogen',
  stepped_back: 'Zurückgetreten',
  expired: 'Abgelaufen',
  ended: 'Beendet',
  moved_in: 'Eingezogen',
};
interface OfferTerms {
  rent: string;
  deposit: string;
  day: string;
}
export const offerTerms = ({ rent, deposit, day }: OfferTerms) =>
  `${rent} im Monat, Kaution ${deposit}, Einzug am ${day}`;

export const linkedAccounts = 'Vielleicht dieselbe Person';
export const linkedHint = 'Nur ein Hinweis: Wer zusammenwohnt, teilt Netz und Geräte.';
export const linkReasons = {
  browser: 'Innerhalb von zehn Minuten im selben Browser angemeldet',
  network: 'Aus demselben Netz angemeldet',
};

// The panel of a reported wanted page.
export const theWantedPage = 'Das Gesuch';
export const onlyAuthor = 'Ausgeblendet: Nur wer es geschrieben hat, sieht es';
export const askHideWantedHint = 'Bis du es wieder zeigst, sieht es nur, wer es geschrieben hat.';
export const authorReads = 'Wer das Gesuch geschrieben hat, liest das.';
export const wantedIsHidden = 'Das Gesuch ist ausgeblendet';
export const wantedIsShown = 'Das Gesuch wird wieder gezeigt';
