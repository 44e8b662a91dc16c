import { pluralText } from './plural.ts';

export const houseNumber = 'Número de la calle';
export const houseNumberHint = 'Desde cuándo lo ve quien viene';
export const fromAgreement = 'En cuanto se acuerda un horario';
export const theySeeTheNumber = 'La otra persona ve el número de la calle.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `Verás el número de la calle a partir de: ${when}.`,
  recipient: ({ when }: { when: string }) =>
    `La otra persona verá el número de la calle a partir de: ${when}.`,
};
export const shareWithFriend = 'Avisar a alguien';
export const friendHint =
  'Un enlace le muestra dónde y cuándo es la visita, y con quién, por su nombre. Funciona sin iniciar sesión, hasta seis horas después de la visita.';
export const friendLink = 'Enlace para esa persona';
export const friendLinkHint = 'Cópialo ahora: no se vuelve a mostrar.';
export const stopSharing = 'Dejar de compartir';
export const linksWork = pluralText({
  one: '1 enlace a esta visita funciona.',
  many: '# enlaces a esta visita funcionan.',
  other: '# enlaces a esta visita funcionan.',
});
