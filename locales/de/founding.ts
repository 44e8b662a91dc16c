export const title = 'Wer mit dir suchen könnte';
export const lede =
  'Leute mit einem Gesuch in deiner Gegend, der beste Fit zuerst. Deine Antwort sieht niemand, außer ihr sagt beide Ja: Dann werdet ihr eine Gruppe.';
export const lookTogether = 'Gemeinsam suchen?';
export const fitsYou = ({ name }: { name: string }) =>
  `Sag, ob du mit ${name} gemeinsam suchen würdest. Dein Ja erfährt ${name} nur, wenn ihr beide Ja sagt, dein Nein nie.`;
export const sayYes = 'Ja, gemeinsam';
export const sayNo = 'Lieber nicht';
export const takeBack = 'Zurücknehmen';
export const waits = ({ name }: { name: string }) =>
  `Du hast Ja gesagt. Sagt ${name} auch Ja, werdet ihr eine Gruppe, und wir geben dir Bescheid.`;
export const refused = ({ name }: { name: string }) =>
  `Du hast Nein gesagt. ${name} erfährt das nicht.`;
export const together = 'Ihr sucht gemeinsam.';
export const needsPage = 'Für ein Ja brauchst du ein Gesuch, das alle mit Konto sehen.';
export const writePage = 'Gesuch schreiben';
export const openTab = 'Noch offen';
export const yesTab = 'Ja gesagt';
export const noTab = 'Nein gesagt';
export const tabs = 'Deine Antworten';
export const noneOpen = 'Gerade sucht hier sonst niemand';
export const noneOpenHint =
  'Neue Gesuche erscheinen hier. Leute, die du schon kennst, kannst du in eine Gruppe einladen.';
export const noneAnswered = 'Hier ist niemand';
export const noneAnsweredHint = 'Wem du so antwortest, steht 90 Tage lang hier.';
export const loading = 'Gesuche werden geladen';
export const founded = 'Ihr habt beide Ja gesagt: Ihr seid jetzt eine Gruppe';
