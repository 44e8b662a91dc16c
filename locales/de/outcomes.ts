export const wasItRight = 'Hat der Score gestimmt?';
export const mayWeAsk = 'Dürfen wir dich fragen, wie es läuft?';
export const joinHint = ({ name }: { name: string }) =>
  `Wenn du teilnimmst, speichern wir euren Score und deine Antworten, wie sie heute sind, und schicken dir nach 30, 90 und 365 Tagen zwei Fragen. ${name} sieht nie, was du antwortest. Du kannst jederzeit aufhören, dann wird alles gelöscht.`;
export const joinUntil = ({ day }: { day: string }) => `Teilnehmen kannst du bis ${day}.`;
export const join = 'Teilnehmen';
export const refuse = 'Nein, danke';
export const refused = 'Du möchtest an dieser Umfrage nicht teilnehmen.';
export const joinAfterAll = 'Doch teilnehmen';
export const takesPart =
  'Du nimmst teil. Du kannst jederzeit aufhören, dann werden deine Antworten gelöscht.';
export const leave = 'Nicht mehr teilnehmen';
export const leaveAbout = ({ name }: { name: string }) =>
  `Nicht mehr teilnehmen: Zusammenleben mit ${name}`;
export const answer = 'Zwei Fragen beantworten';
export const change = 'Antworten ändern';
export const livingWith = ({ name, day }: { name: string; day: string }) =>
  `Zusammenleben mit ${name}, seit ${day}`;
