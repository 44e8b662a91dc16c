export const copyLink = 'Copiar link';
export const copied = 'Copiado';
/** The browser refused to copy: the person presses the keys themselves. */
export const selected = 'Selecionado: copie com o teclado';
