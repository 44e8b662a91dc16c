export const notFound = 'Nicht gefunden';
export const somethingWentWrong = 'Etwas ist schiefgelaufen!';

export const unreachable = 'RoomieRadar antwortet nicht. Prüfe deine Verbindung.';
export const offline =
  'Du bist offline. Stelle eine Internetverbindung her und versuche es noch einmal.';
export const serverTrouble =
  'RoomieRadar hat gerade Probleme. Versuche es in einer Minute noch einmal.';
export const unexpected = 'Etwas Unerwartetes ist passiert. Versuche es noch einmal.';
export const answered = ({ status }: { status: string }) =>
  `Der Server hat mit ${status} geantwortet`;
