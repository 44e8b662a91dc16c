export const wasItRight = 'Hat der Score gestimmt?';
export const mayWeAsk = 'Dürfen wir fragen, wie es wird?';
export const joinHint = ({ name }: { name: string }) =>
  `Wenn du teilnimmst, heben wir euren Score und deine Angaben auf, wie sie heute sind, und schicken dir nach 30, 90 und 365 Tagen zwei Fragen. ${name} sieht nie, was du antwortest. Du kannst jederzeit aufhören, dann wird alles gelöscht.`;
export const joinUntil = ({ day }: { day: string }) => `Teilnehmen kannst du bis ${day}.`;
export const join = 'Teilnehmen';
export const refuse = 'Nein, danke';
export const refused = 'Du möchtest an dieser Umfrage nicht teilnehmen.';
export const joinAfterAll = 'Doch teilnehmen';
export const takesPart =
  'Du nimmst teil. Du kannst jederzeit aufhören, dann werden deine Antworten gelöscht.';
export const leave = 'Nicht mehr teilnehmen';
export const leaveAbout = ({ name }: { name: string }) =>
  `Nicht mehr teilnehmen, zum Wohnen mit ${name}`;
export const answer = 'Zwei Fragen beantworten';
export const change = 'Antworten ändern';
export const livingWith = ({ name, day }: { name: string; day: string }) =>
  `Wohnen mit ${name}, seit ${day}`;
