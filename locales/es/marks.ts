export const favorite = ({ title }: { title: string }) => `Favorito: ${title}`;
export const hide = ({ title }: { title: string }) => `Ocultar: ${title}`;
export const favorites = 'Favoritos';
