import type { ProblemCode } from '#contract/problem.ts';

export const notFound = 'Nicht gefunden';
export const somethingWentWrong = 'Etwas ist schiefgelaufen!';

export const unreachable = 'RoomieRadar antwortet nicht. Prüfe deine Verbindung.';
export const serverTrouble =
  'RoomieRadar hat gerade Probleme. Versuche es in einer Minute noch einmal.';
export const unexpected = 'Etwas Unerwartetes ist passiert. Versuche es noch einmal.';
export const answered = ({ status }: { status: string }) =>
  `Der Server hat mit ${status} geantwortet`;

/**
 * Why the server refused, by its code, where a screen says nothing of its own; without a dot. What
 * is not here stays in English, for those who operate the site.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {
  malformed_request: 'Die Anfrage war nicht lesbar',
  unauthorized: 'Melde dich zuerst an',
  forbidden: 'Das darfst du nicht ändern',
  account_suspended: 'Dieses Konto ist gesperrt',
  profile_incomplete: 'Zuerst kommt dein Profil',
  not_found: 'Das gibt es nicht oder nicht mehr',
  conflict: 'Das hat sich inzwischen geändert',
  out_of_order: 'Zuerst kommt ein anderer Schritt',
  upload_missing: 'Die Datei ist noch nicht angekommen',
  upload_used: 'Diese Datei wurde schon verwendet',
  too_many_images: 'Mehr Fotos kann ein Zimmer nicht haben',
  too_many_listings: 'Mehr Zimmer kann niemand gleichzeitig anbieten',
  too_many_marks: 'Mehr kann niemand markieren',
  household_full: 'Mehr Leute kann eine WG hier nicht haben',
  inquiry_open: 'Du hast schon geschrieben',
  transition_refused: 'Das geht nicht mehr',
  inquiry_closed: 'Diese Anfrage ist geschlossen',
  awaiting_answer: 'Warte auf eine Antwort',
  own_target: 'Das bist du selbst oder gehört dir',
  no_owner: 'Hier kann niemand antworten',
  cannot_write: 'Dieser Person kannst du nicht schreiben',
  import_running: 'Ein Import dieser Quelle läuft',
  gone: 'Das wurde gelöscht',
  upload_expired: 'Das hat zu lange gedauert. Wähle die Datei noch einmal',
  body_too_large: 'Das ist zu groß',
  validation_failed: 'Einige Angaben stimmen noch nicht',
  key_reused: 'Das wurde schon mit anderem Inhalt gesendet',
  image_refused: 'Dieses Foto kann nicht verwendet werden',
  rate_limited: 'Das war sehr viel in kurzer Zeit. Versuche es später noch einmal',
};
