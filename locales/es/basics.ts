export const skipToContent = 'Saltar al contenido';
export const mainLinks = 'Principal';
export const footerLinks = 'Pie de página';

export const working = 'En proceso…';
export const loading = 'Cargando…';
export const takesLong = 'Tarda más de lo normal. Seguimos intentándolo…';

export const tryAgain = 'Reintentar';
export const showErrorDetails = 'Ver detalles del error';
export const hideErrorDetails = 'Ocultar detalles del error';

export const pages = 'Páginas';
export const previousPage = 'Anterior';
export const nextPage = 'Siguiente';
export const pageNumber = ({ number }: { number: string }) => `Página ${number}`;

export const photo = ({ number }: { number: string }) => `Foto ${number}`;
export const describedPhoto = ({ number, alt }: { number: string; alt: string }) =>
  `Foto ${number}: ${alt}`;
