import { pluralText } from './plural.ts';

export const houseNumber = 'Hausnummer';
export const houseNumberHint = 'Ab wann sie zu sehen ist';
export const fromAgreement = 'Sobald ein Termin vereinbart ist';
export const theySeeTheNumber = 'Die andere Person sieht die Hausnummer.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `Ab ${when} siehst du die Hausnummer.`,
  recipient: ({ when }: { when: string }) => `Ab ${when} sieht die andere Person die Hausnummer.`,
};
export const shareWithFriend = 'Freunden Bescheid geben';
export const friendHint =
  'Ein Link zeigt, wo, wann und mit wem du dich triffst, nur mit Vornamen. Er funktioniert ohne Anmeldung, bis sechs Stunden nach der Besichtigung.';
export const friendLink = 'Link für Freunde';
export const friendLinkHint = 'Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt.';
export const stopSharing = 'Nicht mehr teilen';
export const linksWork = pluralText({
  one: '1 Link zu dieser Besichtigung ist gültig.',
  other: '# Links zu dieser Besichtigung sind gültig.',
});
