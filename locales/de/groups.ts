import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const aRoomie = 'Ein Roomie';
export const notShown = 'Eine Person, die nicht angezeigt werden kann';
export const notShownHint = 'Das Konto ist gesperrt, oder eine Seite hat die andere blockiert.';

export const lede =
  'Such mit bis zu fünf anderen ein Zuhause und sieh, wie gut jedes Duo zusammenleben würde.';
export const newGroup = 'Eine Gruppe gründen';
export const groupName = 'Name der Gruppe';
export const groupNameHint = 'Alle, die du einlädst, sehen ihn.';
export const makeGroup = 'Gruppe gründen';
export const notMade = 'Die Gruppe wurde nicht gegründet';
export const haveCode = 'Hat dir jemand einen Code gegeben?';
export const codeLabel = 'Code der Einladung';
export const codeHint = ({ example }: { example: string }) =>
  `Zwölf Buchstaben und Ziffern, zum Beispiel ${example}`;
export const notACode = 'Ein Code hat zwölf Buchstaben und Ziffern';
export const openCode = 'Einladung öffnen';
export const noGroups = 'Du bist noch in keiner Gruppe';
export const noGroupsHint =
  'Gründe eine und schick ihren Link denen, mit denen du wohnen möchtest, oder gib den Code ein, den du bekommen hast.';
export const loadingGroups = 'Deine Gruppen werden geladen …';
export const groupsFailed = 'Deine Gruppen konnten nicht geladen werden';
export const memberCount = pluralText({ one: '# Mitglied', other: '# Mitglieder' });
export const roomsWithNews = pluralText({ one: 'Neues zu # Zimmer', other: 'Neues zu # Zimmern' });
export const active = 'Mit dieser suchst du';
export const leads = 'Leitung';

export const allGroups = 'Alle Gruppen';
export const loadingGroup = 'Die Gruppe wird geladen …';
export const whoIsIn = 'Wer dabei ist';
export const joinedOn = ({ day }: { day: string }) => `Dabei seit ${day}`;
export const activeToggle = 'Ich suche gerade mit dieser Gruppe';
export const activeHint = 'Du kannst in mehreren Gruppen sein, aber nur mit einer zugleich suchen.';
export const rename = 'Umbenennen';
export const renameTitle = 'Gruppe umbenennen';
export const notRenamed = 'Der Name wurde nicht gespeichert';

export const wantedPage = 'Gesuch';

export const makeLead = 'Leitung übergeben';
export const makeLeadName = ({ name }: { name: string }) => `Leitung übergeben an ${name}`;
export const makeLeadQuestion = ({ name }: { name: string }) => `Soll ${name} die Gruppe leiten?`;
export const makeLeadHint =
  'Dann kann nur noch diese Person einladen, die Gruppe umbenennen und Mitglieder entfernen. Du bleibst Mitglied.';
export const madeLead = ({ name }: { name: string }) => `${name} leitet jetzt die Gruppe`;
export const takeOutQuestion = ({ name }: { name: string }) => `${name} aus der Gruppe entfernen?`;
export const takeOutHint =
  'Die Gruppe ist dann nicht mehr zu sehen. Auch die offene Einladung endet, damit ihr Link nicht zurückführt.';
export const tookOut = ({ name }: { name: string }) => `${name} ist nicht mehr in der Gruppe`;

export const leave = 'Gruppe verlassen';
export const leaveQuestion = 'Diese Gruppe verlassen?';
export const leaveHint =
  'Du siehst sie nicht mehr, und die anderen sehen deine Antworten nicht mehr. Um zurückzukommen, brauchst du eine Einladung mit freiem Platz.';
export const leaveLeadHint = 'Dann leitet, wer am längsten dabei ist.';
export const leaveLastHint = 'Sonst ist niemand dabei, deshalb wird die Gruppe gelöscht.';
export const left = 'Du hast die Gruppe verlassen';

export const inviteTitle = 'Andere einladen';
export const placesLeft = pluralText({
  one: '# Person kann noch dazukommen.',
  other: '# Personen können noch dazukommen.',
});
export const groupIsFull = 'Die Gruppe hat sechs Mitglieder, deshalb kann niemand mehr dazukommen.';
export const leadInvites = ({ name }: { name: string }) => `${name} kann andere einladen.`;
export const makeInvitation = 'Link und Code erstellen';
export const renewInvitation = 'Neuen Link erstellen';
export const renewHint = 'Der vorige gilt dann nicht mehr.';
export const invitationLink = 'Einladungslink';
export const linkHint = 'Kopiere ihn jetzt: Er wird nicht noch einmal angezeigt.';
export const readOut = 'Oder lies ihnen diesen Code vor';
export const qrHint = 'Oder lass sie das hier mit der Kamera scannen';
export const openUntil = ({ day, uses, most }: { day: string; uses: number; most: number }) =>
  `Eine Einladung ist bis ${day} offen. Benutzt: ${formatNumber(uses)} von ${formatNumber(most)}.`;
export const usesHint = 'Wer die Gruppe verlässt, zählt weiter als eine Nutzung des Links.';
export const endInvitation = 'Einladung beenden';

export const matrixTitle = 'Wie gut ihr zusammenleben würdet';
export const matrixHint =
  'Jedes Duo unter euch. Die Gruppe hat keinen eigenen Score, denn sie läuft nur so gut wie das Duo, das am wenigsten passt.';
export const oneAlone =
  'Sobald jemand dazukommt, siehst du hier, wie gut ihr zusammenleben würdet.';
export const loadingMatrix = 'Ihr werdet verglichen …';
export const matrixFailed = 'Ihr konntet nicht verglichen werden';
export const pair = ({ one, other }: { one: string; other: string }) => `${one} und ${other}`;
export const whyPair = ({ pair: both }: { pair: string }) => `${both}: warum`;
export const pairScore = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} von 100`;
export const pairConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} von 100, mit einem Konflikt`;
export const pairUnscored = ({ pair: both }: { pair: string }) => `${both}: noch kein Score`;
export const lowest = ({ pair: both, score }: { pair: string; score: number }) =>
  `Der niedrigste Fit: ${both}, ${formatNumber(score)} von 100.`;
export const lowestConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `Der niedrigste Fit: ${both}, ${formatNumber(score)} von 100, mit einem Konflikt.`;
export const lowestUnscored = ({ pair: both }: { pair: string }) =>
  `Der niedrigste Fit: ${both}, mit einem Konflikt.`;
export const nobodyCompared =
  'Noch kann niemand verglichen werden: Dafür müssen zwei von euch dieselben drei Fragen beantwortet haben.';
export const leftOut = pluralText({
  one: '# Mitglied kann nicht angezeigt werden und fehlt hier.',
  other: '# Mitglieder können nicht angezeigt werden und fehlen hier.',
});
export const pressForReasons = 'Tippe auf eine Zahl, um zu sehen, wo Punkte verloren gehen.';
export const livesThere = 'Wohnt dort';

export const changeTitle = 'Was eine einzige Änderung brächte';
export const changeName = (given: Change & { name: string }) =>
  `Wenn „${given.answer}“ (${given.topic}) für ${given.name} in Ordnung wäre: ${given.before} → ${given.after}.`;
export const changeYou = (given: Change) =>
  `Wenn „${given.answer}“ (${given.topic}) für dich in Ordnung wäre: ${given.before} → ${given.after}.`;
export const changeEndsConflict = 'Ein Konflikt weniger.';
export const changeHint = 'Niemand muss etwas ändern. Es zeigt, worüber ihr zuerst reden könnt.';
export const noScore = 'kein Score';
interface Change {
  topic: string;
  answer: string;
  before: string;
  after: string;
}

export const loadingPair = 'Die Gründe werden geladen …';
export const pairFailed = 'Die Gründe konnten nicht geladen werden';
export const dealbreakerName = ({ name }: { name: string }) => `Ein No-Go für ${name}`;
export const dealbreakerBoth = 'Ein No-Go für beide';
export const pairWithHome =
  'Den Grund sehen nur die beiden selbst: Eine Person davon ist nicht in der Gruppe.';

export const joinTitle = ({ name }: { name: string }) => `Mit „${name}“ ein Zuhause suchen?`;
export const joinTitlePending = 'Zusammen ein Zuhause suchen?';
export const whatYouSee = 'Was ihr voneinander sehen würdet';
export const seen = {
  names: 'Eure Vornamen und Fotos.',
  answers:
    'Wie gut jedes Duo zusammenpasst, mit euren Antworten auf die Fragen, die beide beantwortet haben, und wo Punkte verloren gehen.',
  wishes:
    'Was ihr bei anderen akzeptiert, aber nur dort, wo es Punkte kostet; nie, wie wichtig dir etwas ist.',
  inquiries:
    'Was die Gruppe mit den Leuten schreibt, die Zimmer anbieten. Hast du wegen desselben Zimmers allein geschrieben, wird das zurückgezogen.',
  rooms:
    'Was du von den Zimmern der Gruppe hältst, und welche davon du von ihrer Seite aus geöffnet hast.',
  search: 'Wenn ihr zusammen sucht: dein Budget, ab wann du einziehst und ob du ein Haustier hast.',
  wanted:
    'In einem Gesuch der Gruppe: deinen Vornamen und dein Foto. Was du zahlen kannst, steckt nur in der Summe von allen.',
  never:
    'Nie deinen Nachnamen, deine E-Mail-Adresse, deine anderen Nachrichten oder was du allein suchst.',
};
export const leaveAnyTime =
  'Du kannst jederzeit gehen. Wer die Gruppe leitet, kann Mitglieder entfernen.';
export const join = 'Der Gruppe beitreten';
export const joining = 'Du trittst bei …';
export const notJoined = 'Du bist nicht beigetreten';
export const opensUntil = ({ day }: { day: string }) => `Die Einladung ist bis ${day} offen.`;
export const youAreIn = 'Du bist in dieser Gruppe';

export const youLead = 'Du leitest sie';
export const findRooms = 'Als Gruppe Zimmer suchen';
export const roomsTitle = 'Zimmer in eurer Auswahl';
export const roomsHint =
  'Das Beste für euch alle zuerst: nach dem niedrigsten Fit von jemandem aus der Gruppe mit jemandem, der dort wohnt; Konflikte zuletzt.';
export const noRooms = 'Noch hat niemand der Gruppe ein Zimmer gezeigt.';
export const showFavorite = 'Der Gruppe einen Favoriten zeigen';
export const chooseFavorite = 'Einer deiner Favoriten';
export const showIt = 'Zeigen';
export const noFavorites =
  'Markiere Zimmer mit dem Herz, dann kannst du sie hier der Gruppe zeigen.';
export const shownBy = ({ name }: { name: string }) => `Gezeigt von ${name}`;
export const seenBy = ({ names }: { names: string }) => `Angesehen von ${names}`;
export const isNew = 'Neu';
export const changes = pluralText({
  one: '# Neuigkeit, seit du zuletzt hier warst',
  other: '# Neuigkeiten, seit du zuletzt hier warst',
});
export const availableAgain = 'Wieder verfügbar';
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `Miete: jetzt ${now}, vorher ${was}`;
export const lowestThere = ({ score }: { score: number }) =>
  `Niedrigster Fit mit denen, die dort wohnen: ${formatNumber(score)}`;
export const lowestThereConflict = ({ score }: { score: number }) =>
  `Niedrigster Fit mit denen, die dort wohnen: ${formatNumber(score)}, mit einem Konflikt`;
export const takeOff = 'Herausnehmen';
export const takeOffTitle = ({ title }: { title: string }) => `${title} herausnehmen`;
export const groupThinks = ({ title }: { title: string }) => `Was die Gruppe von ${title} hält`;
export const noteLabel = 'Warum, für die Gruppe';
export const noteHint = 'Nur die Gruppe liest die Notiz.';
