export const copyLink = 'Copiar enlace';
export const copied = 'Copiado';
export const selected = 'Seleccionado: cópialo con el teclado';
