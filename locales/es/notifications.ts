export const notifications = 'Correos';
export const messageMails = 'Correos sobre mensajes y respuestas';
export const alertMails = 'Correos sobre habitaciones de tus búsquedas guardadas';
export const quietHours = 'Sin avisos por la noche';
export const quietHint =
  'Los avisos que surjan entre las 22:00 y las 7:00 de tu hora esperan hasta la mañana.';
export const failed = 'No se han podido cargar tus ajustes de correo';
export const notSaved = 'No se han podido guardar tus ajustes de correo';
export const loading = 'Cargando tus ajustes de correo…';
