// Where people sign in.
export const signInLede = 'Neu hier? Derselbe Knopf legt dein Konto an.';
export const signInFirst = 'Melde dich an, um diese Seite zu sehen';
export const signInFirstHint = 'Danach geht es genau dort weiter, wo du hinwolltest.';
export const oneMoment = 'Einen Moment …';
export const signInFacts = {
  identity: 'Du bestätigst bei unserem Anmeldedienst, wer du bist, und kommst direkt zurück.',
  learned: 'Wir erfahren von dort deinen Namen und deine E-Mail-Adresse, sonst nichts.',
  hidden: 'Andere sehen deine E-Mail-Adresse nie.',
};

/** What signing in opens, where a page asked for it: a title and two lines. */
export const targets = {
  roomies: {
    title: 'Finde heraus, mit wem du gut wohnst',
    lines: [
      'Roomies suchen ein Zimmer oder bieten eins an. Zu allen gibt es einen Score: wie gut ihr beide zusammen wohnen würdet.',
      'Beantworte ein paar kurze Fragen dazu, wie du lebst, und du siehst zu jedem Score die Gründe.',
    ],
  },
  inquiries: {
    title: 'Lies und beantworte deine Nachrichten',
    lines: [
      'Alles, was du zu Zimmern geschrieben hast und was andere dir geschrieben haben, steht an einem Ort.',
      'Du siehst, wer an der Reihe ist und wie gut ihr zusammenpasst.',
    ],
  },
  create: {
    title: 'Biete dein Zimmer an',
    lines: [
      'Sag, wo es ist, was es kostet und wer dort wohnt, und füge Fotos hinzu. Was du eingibst, bleibt erhalten, bis du fertig bist.',
      'Man schreibt dir hier, und niemand sieht deine E-Mail-Adresse.',
    ],
  },
  listings: {
    title: 'Deine Anzeigen',
    lines: [
      'Sieh, wie oft deine Zimmer angesehen werden und wer geschrieben hat, und halte sie aktuell.',
      'Ist ein Zimmer vergeben, genügt ein Klick.',
    ],
  },
  profile: {
    title: 'Dein Profil',
    lines: [
      'Sag, wer du bist, was du suchst und wie du lebst: Darauf beruht jeder Score.',
      'Du entscheidest, wer dich sieht, und kannst alles herunterladen oder löschen.',
    ],
  },
  savedSearches: {
    title: 'Deine gespeicherten Suchen',
    lines: [
      'Speichere eine Suche, und wir melden dir neue passende Zimmer, per Mail oder auf dem Handy.',
      'Sofort, täglich oder wöchentlich, und du kannst jederzeit pausieren.',
    ],
  },
  groups: {
    title: 'Du bist eingeladen, zusammen ein Zuhause zu suchen',
    lines: [
      'Sieh, wie gut jedes Duo unter euch zusammenleben würde.',
      'Du kannst eine Gruppe jederzeit verlassen.',
    ],
  },
  household: {
    title: 'Du bist in eine WG eingeladen',
    lines: [
      'Sag, dass du dort wohnst. Dann sehen alle, die ein Zimmer suchen, auch, wie gut sie zu dir passen.',
      'Du kannst jederzeit wieder gehen.',
    ],
  },
};
/** `total` is the least number, in tens; `place` a town. */
export const seekersNear = ({ total, place }: { total: string; place: string }) =>
  `${total} Menschen oder mehr suchen rund um ${place}.`;

// On the way back from the sign-in service.
export const signingIn = 'Du wirst angemeldet';
export const oneMomentPlease = 'Einen Moment bitte …';
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
