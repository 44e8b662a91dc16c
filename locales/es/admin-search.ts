export const lede =
  'Personas, habitaciones y mensajes denunciados. Cada búsqueda queda en el registro de auditoría.';
export const kind = 'Qué buscar';
export const kinds = {
  users: 'Personas',
  listings: 'Habitaciones',
  messages: 'Mensajes denunciados',
};
export const labels = {
  users: 'Nombre, correo o número',
  listings: 'Palabras o número',
  messages: 'Palabras',
};
export const hints = {
  users: 'El principio de un nombre o el correo completo.',
  listings: 'En el título, la dirección o la descripción, en cualquier estado.',
  messages: 'Solo en conversaciones que una de las partes denunció.',
};
export const seeProfile = 'Ver su perfil';
export const seeReport = 'Ver la denuncia';
export const ownedBy = ({ name }: { name: string }) => `De ${name}`;
export const nothing = 'No hay resultados';
export const nothingHint = 'Prueba con menos letras o con otra palabra.';
