export const copyLink = 'Link kopieren';
export const copied = 'Kopiert';
export const selected = 'Markiert: Kopiere ihn mit der Tastatur';
