export const noRoom = 'No hay ninguna habitación en esta dirección, o ahora mismo no se ofrece.';
export const roomGone = 'Esta habitación ya no se ofrece';
export const roomGoneHint = 'Quien la publicó la ha retirado.';
export const noRoomie = 'No hay ningún roomie en esta dirección.';
export const roomieGone = 'Este roomie se ha ido';
export const roomieGoneHint = 'Ha eliminado su cuenta.';
export const noInquiry = 'No tienes ninguna consulta en esta dirección.';
export const invitationEnded = 'Esta invitación ya no es válida';
export const invitationEndedHint =
  'Ya se usó, se retiró o es demasiado antigua. Pide un enlace nuevo.';
export const noReport = 'No hay ninguna denuncia con este número.';
