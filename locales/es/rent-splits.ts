import type { RentSplitMethod } from '#contract/rent-splits/calls.ts';

// Cómo reparte un grupo el alquiler.
export const loading = 'Cargando el reparto…';
export const failed = 'No se pudo cargar el reparto';
export const none = 'Todavía no hay reparto';
export const noneHint =
  'Reparte un alquiler a partes iguales, según el tamaño de las habitaciones o según lo que vale cada una para cada persona.';
export const alone = 'Para repartir hacen falta al menos dos personas. Invita antes a las demás.';
export const newSplit = 'Reparto nuevo';
export const rentLabel = 'Alquiler mensual de todo el grupo';
export const methodLegend = '¿Cómo se reparte?';
export const methodLabels: Record<RentSplitMethod, string> = {
  equal: 'A partes iguales',
  area: 'Según el tamaño de las habitaciones',
  bids: 'Según lo que valen para cada persona',
};
export const methodHints: Record<RentSplitMethod, string> = {
  equal: 'Todo el mundo paga lo mismo.',
  area: 'Una habitación más grande cuesta más.',
  bids: 'Cada persona dice en privado cuánto vale para ella cada habitación. Así nadie querría cambiar.',
};
export const roomName = ({ number }: { number: string }) => `Nombre de la habitación ${number}`;
export const roomArea = ({ room }: { room: string }) => `Tamaño de ${room} en m²`;
export const roomMember = ({ room }: { room: string }) => `¿Quién se queda con ${room}?`;
export const begin = 'Repartir el alquiler';
export const waitingFor = ({ names }: { names: string }) => `Falta por responder: ${names}`;
export const yourBids = '¿Cuánto vale para ti cada habitación?';
export const bidsHint = ({ rent }: { rent: string }) =>
  `Tus importes suman ${rent}. El grupo los ve cuando todo el mundo haya dicho los suyos.`;
export const left = ({ amount }: { amount: string }) => `Te quedan ${amount} por repartir`;
export const over = ({ amount }: { amount: string }) => `Sobran ${amount}`;
export const worth = ({ room }: { room: string }) => `${room} vale para mí`;
export const saveBids = 'Guardar mis importes';
export const bidsSaved =
  'Tus importes están guardados. Puedes cambiarlos hasta que todo el grupo haya dicho los suyos.';
export const result = 'Quién paga qué';
export const shareCol = 'Parte';
export const memberCol = 'Quién';
export const reasonEqual = 'El alquiler se divide a partes iguales.';
export const reasonArea = 'Las partes son proporcionales al tamaño de las habitaciones.';
export const reasonBids =
  'Nadie querría cambiar: para cada persona, ninguna otra habitación vale tanto por encima de su precio como la suya.';
export const turn = ({ name }: { name: string }) =>
  `Lo que no se puede dividir se paga en la unidad más pequeña, empezando por ${name}. A quién le toca cambia de un reparto a otro.`;
export const values = 'Por qué nadie querría cambiar';
export const worthCol = ({ name }: { name: string }) => `Valor para ${name}`;
export const priceCol = 'Precio';
export const gainCol = 'Diferencia';
export const valuesHint = ({ name }: { name: string }) =>
  `Cada habitación a su precio, como la ve ${name}. Ninguna tiene una diferencia mayor que la suya, la que lleva la marca, salvo una unidad por el redondeo.`;
export const refused = 'Estos importes no dan un reparto justo';
export const refusedHint = ({ room }: { room: string }) =>
  `Nadie se quedaría con ${room} si el resto no le pagara por ello. Conviene hablarlo y empezar un reparto nuevo.`;
export const ended =
  'Este reparto ya no se puede completar: alguien se fue sin decir cuánto valen las habitaciones para esa persona.';
export const outdated =
  'El grupo ha cambiado desde este reparto. Empieza uno nuevo para quienes están ahora.';
export const earlier = 'Repartos anteriores';
export const madeOn = ({ rent, day }: { rent: string; day: string }) => `${rent}, ${day}`;
export const remove = 'Eliminar este reparto';
export const removeQuestion = '¿Eliminar este reparto?';
export const removeHint = 'Se elimina para todo el grupo, con los importes indicados.';
export const notLease =
  'Es un acuerdo dentro del grupo. Lo que se debe de alquiler está en el contrato.';
export const member = 'Un miembro';
export const again = 'Empezar un reparto nuevo';
