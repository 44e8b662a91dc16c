// In every first load: a text that only later screens show belongs in ui.ts.

// Read out, to pass over the bar; the names of the bar's and the footer's links.
export const skipToContent = 'Pular para o conteúdo';
export const mainLinks = 'Principal';
export const footerLinks = 'Rodapé';

// While something happens. The first is read out when a button was pressed.
export const working = 'Só um instante…';
export const loading = 'Carregando…';
export const takesLong = 'Está demorando mais que o normal. Seguimos tentando…';

// When something failed.
export const tryAgain = 'Tentar de novo';
export const showErrorDetails = 'Mostrar detalhes do erro';
export const hideErrorDetails = 'Ocultar detalhes do erro';

// Below results in pages. `Pages` names the links; the two others lead one page back and ahead.
export const pages = 'Páginas';
export const previousPage = 'Anterior';
export const nextPage = 'Próxima';
export const pageNumber = ({ number }: { number: string }) => `Página ${number}`;

// A photo of a room, from 1, with the words of its owner about it.
export const photo = ({ number }: { number: string }) => `Foto ${number}`;
export const describedPhoto = ({ number, alt }: { number: string; alt: string }) =>
  `Foto ${number}: ${alt}`;
