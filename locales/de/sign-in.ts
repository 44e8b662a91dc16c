// The page on which people choose an account in development, instead of at a real sign-in service.
export const chooseTitle = 'Wähle, wer du bist';
export const choose = 'Wer möchtest du sein?';
export const localNote =
  'Das ist die lokale Anmeldung, um RoomieRadar auf dem eigenen Rechner auszuprobieren. Sie fragt nach keinem Passwort: Hier kannst du dich als jede Person anmelden.';
export const known = 'Wer schon hier ist';
export const someoneElse = 'Jemand anderes';
export const email = 'E-Mail-Adresse';
export const badEmail = 'Gib eine E-Mail-Adresse ein, zum Beispiel jo@example.com';
export const newAddress = 'Eine neue Adresse bekommt ein neues Konto.';
export const goOn = 'Weiter';
export const cancel = 'Abbrechen';

// When that fails.
export const stopped = 'Anmeldung abgebrochen';
export const ended = 'Diese Anmeldung hat zu lange gedauert oder ist schon beendet.';
export const failed = 'Die lokale Anmeldung ist fehlgeschlagen.';
export const signInAgain = 'Noch einmal anmelden';
