// In every first load: a text that only later screens show belongs in ui.ts.

// Read out, to pass over the bar; the names of the bar's and the footer's links.
export const skipToContent = 'Zum Inhalt springen';
export const mainLinks = 'Hauptmenü';
export const footerLinks = 'Fußzeile';

// While something happens. The first is read out when a button was pressed.
export const working = 'Einen Moment …';
export const loading = 'Wird geladen …';
export const takesLong = 'Das dauert länger als sonst. Wir versuchen es weiter …';

// When something failed.
export const tryAgain = 'Noch einmal versuchen';
export const showErrorDetails = 'Fehlerdetails anzeigen';
export const hideErrorDetails = 'Fehlerdetails ausblenden';

// Below results in pages.
export const pages = 'Seiten';
export const previousPage = 'Zurück';
export const nextPage = 'Weiter';
export const pageNumber = ({ number }: { number: string }) => `Seite ${number}`;

// A photo of a room, from 1, with the words of its owner about it.
export const photo = ({ number }: { number: string }) => `Foto ${number}`;
export const describedPhoto = ({ number, alt }: { number: string; alt: string }) =>
  `Foto ${number}: ${alt}`;
