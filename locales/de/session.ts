// Where people sign in.
export const signIn = 'Anmelden';
export const signInLede = 'Neu hier? Derselbe Knopf legt dein Konto an.';
export const signInFirst = 'Melde dich an, um diese Seite zu sehen';
export const signInFirstHint = 'Danach geht es genau dort weiter, wo du hinwolltest.';
export const leaving = 'Du kommst zur Anmeldung …';
export const oneMoment = 'Einen Moment …';
export const signInFacts = {
  identity: 'Du bestätigst bei unserem Anmeldedienst, wer du bist, und kommst direkt zurück.',
  learned: 'Wir erfahren von dort deinen Namen und deine E-Mail-Adresse, sonst nichts.',
  hidden: 'Andere sehen deine E-Mail-Adresse nie.',
};

// On the way back from the sign-in service.
export const signingIn = 'Du wirst angemeldet';
export const oneMomentPlease = 'Einen Moment bitte …';
export const tryAgain = 'Noch einmal versuchen';
export const goOn = 'Ohne Anmeldung weiter';

/** Why nobody was signed in. */
export const signInFailures = {
  denied: {
    title: 'Du hast die Anmeldung abgebrochen',
    text: 'Es wurde nichts geändert. Du kannst es jederzeit noch einmal versuchen.',
  },
  stateMismatch: {
    title: 'Diese Anmeldung gilt nicht mehr',
    text: 'Sie wurde schon benutzt, in einem anderen Tab oder Browser begonnen oder hat zu lange gedauert. Bitte melde dich noch einmal an.',
  },
  refused: {
    title: 'Die Anmeldung wurde nicht akzeptiert',
    text: 'Der Anmeldedienst hat nicht bestätigt, wer du bist. Versuche es noch einmal oder wähle dort ein anderes Konto.',
  },
  suspended: {
    title: 'Dieses Konto ist gesperrt',
    text: 'Die Verwaltung hat es gesperrt, deshalb kannst du dich damit nicht anmelden. Wenn du das für einen Irrtum hältst, schreib denen, die diese Seite betreiben.',
  },
  unreachable: {
    title: 'Wir konnten dich nicht anmelden',
    text: 'RoomieRadar oder der Anmeldedienst hat nicht geantwortet. Prüfe deine Verbindung und versuche es dann noch einmal.',
  },
};
