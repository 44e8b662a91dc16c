// The tabs of phones.
export const sections = 'Bereiche';
export const search = 'Suche';
export const inquiries = 'Anfragen';
export const you = 'Profil';

export const accessibility = 'Barrierefreiheit';
export const language = 'Sprache';

export const offline = 'Du bist offline';
export const offlineHint =
  'Was schon geöffnet ist, kannst du weiter lesen. Sobald du wieder online bist, geht es weiter.';
export const unreachable = 'RoomieRadar ist nicht erreichbar';
export const unreachableHint = 'Du bleibst angemeldet, und wir versuchen es weiter.';
export const tryNow = 'Jetzt versuchen';
export const tryingAgain = 'Neuer Versuch …';

export const toStartPage = 'Zur Startseite';
export const failedOffline =
  'Diese Seite ließ sich nicht laden. Sie kommt von selbst, sobald du wieder verbunden bist.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `Status ${status}, Code ${code}`;
