// On every card.
export const favorite = ({ title }: { title: string }) => `Favorite: ${title}`;
export const hide = ({ title }: { title: string }) => `Hide: ${title}`;
export const favorites = 'Favorites';
