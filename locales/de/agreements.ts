import { pluralText } from './plural.ts';

// Die Hausvereinbarung einer Gruppe: ihre Ansicht und die Seite zum Drucken.
export const loading = 'Hausvereinbarung wird geladen …';
export const failed = 'Die Hausvereinbarung konnte nicht geladen werden';
export const none = 'Noch keine Hausvereinbarung';
export const noneHint =
  'Der Entwurf entsteht aus euren Antworten: Wo ihr euch einig seid, steht die Regel. Wo nicht, stehen die zwei Vorschläge, die euren Antworten am nächsten sind. Ihr könnt alles ändern.';
export const draft = 'Entwurf anlegen';

// Regeln, und wie sie sich ändern.
export const openPoint =
  'Hier seid ihr euch nicht einig. Wählt etwas aus oder schreibt eine eigene Regel.';
export const choose = 'Auswählen';
export const closerTo = ({ names }: { names: string }) => `Näher an: ${names}`;
export const editRule = ({ rule }: { rule: string }) => `Ändern: ${rule}`;
export const removeRule = ({ rule }: { rule: string }) => `Herausnehmen: ${rule}`;
export const writeOwn = 'Selbst schreiben';
export const addRule = 'Regel hinzufügen';
export const addRuleTo = ({ section }: { section: string }) => `Regel hinzufügen: ${section}`;
export const noRules = 'Noch keine Regel';
export const rule = 'Regel';
export const ruleHint =
  'Alle in der Gruppe lesen sie. Sie bleibt in der Sprache, in der du sie schreibst.';
export const changeRule = 'Regel ändern';
export const changedMeanwhile =
  'Jemand hat diese Regel geändert, während du geschrieben hast. Jetzt lautet sie:';
export const replaceTheirs = 'Durch meine ersetzen';
export const removedMeanwhile =
  'Jemand hat diese Regel herausgenommen, während du geschrieben hast. Kopiere deinen Text, falls du ihn noch brauchst.';
export const showAnswers = 'Den anderen zeigen, welche Vorschläge näher an meinen Antworten sind';
export const showAnswersHint = 'Nur solange ein Punkt offen ist. Du kannst es zurücknehmen.';

// Zustimmen.
export const acceptance = 'Zustimmung';
export const openLeft = pluralText({
  one: 'Bevor du zustimmen kannst, muss der offene Punkt entschieden sein.',
  other: 'Bevor du zustimmen kannst, müssen # offene Punkte entschieden sein.',
});
export const yourName = 'Dein Name';
export const nameHint = 'Die anderen sehen ihn hier und auf der gedruckten Seite.';
export const accept = 'Dieser Fassung zustimmen';
export const notAcceptedYet = 'Du hast dieser Fassung noch nicht zugestimmt.';
export const acceptBelow = 'Zur Zustimmung';
export const allAccepted = 'Ihr habt alle dieser Fassung zugestimmt.';
export const startsAnew =
  'Wenn sich etwas ändert oder jemand dazukommt, beginnt eine neue Fassung, der alle neu zustimmen.';
export const readAgain =
  'Die Vereinbarung hat sich geändert, während du sie gelesen hast. Lies sie noch einmal, bevor du zustimmst.';
export const you = 'du';

// Was sich geändert hat.
export const changes = 'Änderungen';
export const noChanges = 'Seit dem Entwurf hat sich nichts geändert.';
export const added = ({ name }: { name: string }) => `${name} hat hinzugefügt`;
export const changed = ({ name }: { name: string }) => `${name} hat geändert`;
export const removed = ({ name }: { name: string }) => `${name} hat herausgenommen`;
export const undone = ({ name }: { name: string }) => `${name} hat eine Änderung zurückgenommen`;
export const wasOpen = 'Offener Punkt';
export const noRule = 'Keine Regel';
export const before = 'Vorher';
export const after = 'Nachher';
export const undoChange = ({ rule: text }: { rule: string }) => `Änderung zurücknehmen: ${text}`;
export const changesFailed = 'Die Änderungen konnten nicht geladen werden';

// Frühere Fassungen.
export const earlier = 'Frühere Fassungen';
export const endedByChange = ({ day }: { day: string }) => `Bis ${day}, als sich etwas änderte`;
export const endedByMember = ({ day }: { day: string }) => `Bis ${day}, als jemand dazukam`;
export const versionsFailed = 'Die früheren Fassungen konnten nicht geladen werden';

// Die Seite zum Drucken.
export const printIn = 'Die Seite zum Drucken auf';
export const back = 'Zurück zum Bearbeiten';
