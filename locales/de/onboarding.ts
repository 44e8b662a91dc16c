// The first questions after signing up: three steps, then what comes next.

// Around every question. The steps have the names of the parts of the profile.
export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `Frage ${number} von ${total}`;
export const skip = 'Erst mal überspringen';
export const leaveThisOut = 'Diese Frage auslassen';
export const saveAndGoOn = 'Speichern und weiter';
export const saveAndSeeFits = 'Speichern und sehen, wer passt';

// What goes wrong.
export const checkFailed = 'Wir konnten nicht prüfen, ob dein Profil vollständig ist';
export const loading = 'Deine Antworten werden geladen …';
export const welcome = 'Willkommen';
export const loadFailed = 'Deine bisherigen Antworten konnten nicht geladen werden';
export const signedOut = 'Du bist abgemeldet. Melde dich wieder an, um weiterzumachen.';
export const unanswered =
  'RoomieRadar hat nicht geantwortet. Deine Eingaben bleiben in diesem Browser erhalten.';
export const stepMissing = 'Ein früherer Schritt fehlt';
export const stepMissingHint =
  'Schließe zuerst diesen Schritt ab. Deine späteren Antworten bleiben erhalten.';

// The step about others.
export const whatMatters = 'Was ist dir bei anderen Roomies wichtig?';
export const whatMattersLede =
  'Wir haben das anhand deiner eigenen Antworten ausgefüllt. Sauberkeit, Lärm, Besuch, Rauchen, Alkohol und Homeoffice zählen erst, wenn du sagst, wie wichtig sie dir sind.';

// After the last step, above roommates and rooms that fit. A user who offers a room sees no rooms.
export const allSet = 'Alles bereit';
export const skipped =
  'Du kannst die Fragen jederzeit in deinem Profil beantworten. Bis dahin gibt es keine Scores.';
export const matchesIntro = 'Danke! Diese Leute und Zimmer haben wir für dich gefunden.';
export const peopleIntro = 'Danke! Diese Leute haben wir für dich gefunden.';
export const notSavedYet = 'Etwas ist noch nicht gespeichert';
export const notSavedYetHint =
  'Deine Eingaben bleiben in diesem Browser erhalten, bis du damit fertig bist.';
export const lookInProfile = 'Im Profil ansehen';
export const nextListPlace = 'Als Nächstes: dein Zimmer anbieten';
export const nextListPlaceHint =
  'Adresse, Miete und ein paar Worte reichen. Fotos kannst du jederzeit ergänzen, und du kannst die Anzeige jederzeit pausieren.';
export const continueToList = 'Weiter: Zimmer anbieten';
export const onYourWay = 'Mach weiter, wo du warst';
export const onYourWayHint = 'Die Seite, die du sehen wolltest, wartet auf dich.';
export const goOn = 'Weiter';
export const waysFromHere = 'Wie es weitergeht';

// Before a first message goes, to those who have not said who they are; then, below the message,
// what is left of onboarding.
export const whoWrites = 'Wer schreibt?';
export const whoWritesHint = ({ age }: { age: string }) =>
  `Die andere Person sieht deinen Vornamen und dein Alter, nie dein Geburtsdatum. Du musst mindestens ${age} Jahre alt sein.`;
export const saveAndSend = 'Speichern und senden';
export const restTitle = 'Wie gut würdet ihr zusammen wohnen?';
export const restHint =
  'Das zeigen ein paar kurze Fragen dazu, wie du lebst. Sie dauern zwei Minuten.';
export const later = 'Später';
