export const favorite = ({ title }: { title: string }) => `المفضلة: ${title}`;
export const hide = ({ title }: { title: string }) => `إخفاء: ${title}`;
export const favorites = 'المفضلة';
