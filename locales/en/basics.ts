// In every first load: a text that only later screens show belongs in ui.ts.

// Read out, to pass over the bar; the names of the bar's and the footer's links.
export const skipToContent = 'Skip to content';
export const mainLinks = 'Main';
export const footerLinks = 'Footer';

// While something happens. The first is read out when a button was pressed.
export const working = 'Working…';
export const loading = 'Loading…';
export const takesLong = 'This takes longer than usual. Still trying…';

// When something failed.
export const tryAgain = 'Try again';
export const showErrorDetails = 'Show error details';
export const hideErrorDetails = 'Hide error details';

// Below results in pages. `Pages` names the links; the two others lead one page back and ahead.
export const pages = 'Pages';
export const previousPage = 'Previous';
export const nextPage = 'Next';
export const pageNumber = ({ number }: { number: string }) => `Page ${number}`;

// A photo of a room, from 1, with the words of its owner about it.
export const photo = ({ number }: { number: string }) => `Photo ${number}`;
export const describedPhoto = ({ number, alt }: { number: string; alt: string }) =>
  `Photo ${number}: ${alt}`;
