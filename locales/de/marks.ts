export const favorite = ({ title }: { title: string }) => `Favorit: ${title}`;
export const hide = ({ title }: { title: string }) => `Ausblenden: ${title}`;
export const favorites = 'Favoriten';
