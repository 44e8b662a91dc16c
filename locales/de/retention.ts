import type { RetainedKind, Until } from '#contract/retention.ts';
import { pluralText } from './plural.ts';

export const howLongWeKeep = 'Wie lange wir es behalten';
export const what = 'Was';
export const howLong = 'Wie lange';
export const why = 'Warum';

export const hours = pluralText({ one: '1 Stunde', other: '# Stunden' });
export const days = pluralText({ one: '1 Tag', other: '# Tage' });
export const until: Record<Until, string> = {
  account: 'solange es dein Konto gibt',
  application: 'solange die Bewerbung offen ist, du dort wohnst und dein Konto besteht',
  group: 'solange du in der Gruppe bist und dein Konto besteht',
  group_exists: 'solange es die Gruppe gibt; ohne deinen Namen, sobald dein Konto gelöscht ist',
  room: 'solange es das Zimmer oder dein Konto gibt',
  both_accounts: 'bis ihr beide das Konto gelöscht habt',
  following_year: 'bis zum Ende des folgenden Jahres',
  turned_off: 'bis du Benachrichtigungen ausschaltest oder dich dort abmeldest',
  open: 'solange diese Seite es braucht; ohne deinen Namen, sobald dein Konto gelöscht ist',
};

export const kept: Record<RetainedKind, { what: string; why: string }> = {
  profile: {
    what: 'Dein Profil, deine Antworten, dein Foto, Favoriten, Notizen, gespeicherte Suchen, Nachrichtenvorlagen und Einstellungen',
    why: 'Dafür bist du hier.',
  },
  rooms: { what: 'Deine Zimmer, ihre Fotos und wer dort wohnt', why: 'Damit andere sie finden.' },
  wanted_page: {
    what: 'Dein Gesuch',
    why: 'Damit Anbietende dich finden. Löschst du das Gesuch, ist es sofort weg.',
  },
  wanted_invitations: {
    what: 'Einladungen, zu einem Zimmer zu schreiben',
    why: 'Damit ihr beide antworten könnt und niemand zweimal eingeladen wird.',
  },
  founding_answers: {
    what: 'Mit wem du gemeinsam suchen würdest und mit wem nicht',
    why: 'Damit ihr zusammenfindet, wenn beide Ja sagen. Sonst sieht das niemand.',
  },
  messages: {
    what: 'Anfragen, Nachrichten und Angebote von Zimmern',
    why: 'Damit ihr beide sie nachlesen könnt.',
  },
  applicant_votes: {
    what: 'Was du von denen hältst, die wegen eures Zimmers schreiben, deine Notizen dazu und wann du zuletzt nachgesehen hast',
    why: 'Damit eine WG gemeinsam entscheidet.',
  },
  groups: {
    what: 'Gruppen, mit denen du ein Zuhause suchst, deine Rolle darin, was du dort von Zimmern hältst und welche du angesehen hast',
    why: 'Damit ihr zusammen suchen könnt.',
  },
  agreements: {
    what: 'Hausvereinbarungen deiner Gruppen, was du daran geändert und wem du zugestimmt hast, und wie ihr eine Miete aufteilt',
    why: 'Damit ihr alle wisst, was ihr vereinbart habt.',
  },
  viewings: {
    what: 'Besichtigungstermine, und wer gekommen ist',
    why: 'Damit ihr beide wisst, wann ihr euch trefft.',
  },
  outcomes: {
    what: 'Wie das Zusammenleben wurde, wenn du teilnimmst: deine Antworten in der Umfrage, und der Score und deine Antworten beim Einzug',
    why: 'Um herauszufinden, ob der Score stimmt. Gelöscht, sobald du nicht mehr teilnimmst oder jemand von euch das Konto löscht.',
  },
  sessions: {
    what: 'Wo du angemeldet bist; eine Woche, wenn du nicht wiederkommst',
    why: 'Damit du angemeldet bleibst.',
  },
  devices: { what: 'Geräte für Benachrichtigungen', why: 'Um sie dorthin zu schicken.' },
  secret_addresses: {
    what: 'Geheime Adressen deines Kalenders mit Besichtigungen und der Links für Freunde',
    why: 'Damit sie sich ohne Anmeldung öffnen, bis du sie beendest. Links für Freunde enden mit der Besichtigung.',
  },
  search_matches: {
    what: 'Welche Zimmer deine gespeicherten Suchen gefunden haben',
    why: 'Damit niemand zweimal Bescheid bekommt.',
  },
  sign_in_codes: {
    what: 'Codes, die aus Netz und Browser einer Anmeldung gemacht sind',
    why: 'Um zu finden, wer unter anderem Namen zum Betrügen wiederkommt.',
  },
  text_codes: {
    what: 'Ein Code, der aus jeder ersten Nachricht gemacht ist',
    why: 'Um einen Text zu finden, der an viele geht.',
  },
  invitations: {
    what: 'Einladungen in eine WG',
    why: 'Damit ein verlorener Link nicht offen bleibt.',
  },
  repeated_requests: {
    what: 'Kennungen dessen, was dein Browser geschickt hat',
    why: 'Damit dieselbe Anforderung nicht zweimal ausgeführt wird.',
  },
  organization_code: {
    what: 'Eine Adresse an einer Hochschule oder Firma, solange ihr Code unterwegs ist',
    why: 'Um den Code dorthin zu schicken.',
  },
  organization: {
    what: 'Dass du dort eine Adresse hast: ihre Domain und ein Code aus der Adresse',
    why: 'Damit andere es lesen können; danach ist sie neu zu bestätigen.',
  },
  notices: {
    what: 'Eine Meldung ohne Konto, solange sie nicht bestätigt ist',
    why: 'Damit niemand in fremdem Namen meldet.',
  },
  notice_addresses: {
    what: 'Die E-Mail-Adresse dazu, nach der Entscheidung',
    why: 'Um mitzuteilen, was entschieden wurde.',
  },
  decisions: {
    what: 'Was die Verwaltung über dich entschieden hat, mit deinem Widerspruch',
    why: 'Damit du widersprechen kannst und Entscheidungen gezählt werden.',
  },
  reports: {
    what: 'Meldungen und was die Verwaltung getan hat',
    why: 'Damit sich prüfen lässt, was geschehen ist.',
  },
  former_accounts: {
    what: 'Wen du blockiert hast und wer dich, unter einem Code, nachdem du dein Konto gelöscht hast',
    why: 'Damit ein gelöschtes Konto keine Blockierung aufhebt.',
  },
  listing_views: {
    what: 'Wie oft ein Zimmer angesehen wurde, nicht von wem',
    why: 'Für die Person, die es anbietet.',
  },
  embed_counts: {
    what: 'Wie oft Karten auf anderen Seiten gesehen wurden, nicht von wem',
    why: 'Für die, die sie zeigen.',
  },
  page_speed: {
    what: 'Wie schnell Seiten laden, nicht bei wem',
    why: 'Um sie schneller zu machen.',
  },
};
