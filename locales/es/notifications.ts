import { formatTime } from './format.ts';

export const messageMails = 'Correos sobre mensajes y respuestas';
export const alertMails = 'Correos sobre habitaciones de tus búsquedas guardadas';
export const favoriteMails = 'Correos sobre favoritos que cambian';
export const confirmMails = 'Correos que preguntan si tus habitaciones siguen disponibles';
export const seekerMails = 'Correos sobre nuevas personas que buscan una habitación como la tuya';
export const reportAlerts =
  'Denuncias nuevas, por correo y en dispositivos, como mucho una vez por hora';
export const quietHours = 'Sin avisos por la noche';
export const quietHint = `Los avisos entre las ${formatTime(22, 0)} y las ${formatTime(7, 0)}, hora local, se envían a las ${formatTime(7, 0)}. Los correos sobre mensajes siguen llegando al momento.`;
export const failed = 'No se pudieron cargar tus ajustes de correo';
export const notSaved = 'No se pudieron guardar tus ajustes de correo';
export const loading = 'Cargando tus ajustes de correo…';

export const pushOff = 'Avisos en este dispositivo';
export const pushOffHint =
  'Los mismos avisos que por correo, al momento. Tu navegador te pedirá permiso antes.';
export const pushTurnOn = 'Activar';
export const pushTurnOff = 'Desactivar';
export const pushOn = 'Los avisos están activados en este dispositivo';
export const pushOnHint = 'Hasta que los desactives o cierres sesión aquí.';
export const pushDenied = 'Tu navegador bloquea los avisos de este sitio';
export const pushDeniedHint =
  'Permite las notificaciones de este sitio en los ajustes de tu navegador.';
export const pushExpired = 'Los avisos ya no llegan a este dispositivo';
export const pushExpiredHint =
  'Tu navegador o su servicio push los ha desactivado. Puedes volver a activarlos.';
export const pushFailed = 'No se pudieron activar los avisos';
export const pushFailedHint = 'Revisa tu conexión y vuelve a intentarlo.';
export const pushStuck = 'No se pudieron desactivar los avisos';
export const pushStuckHint = 'Siguen llegando. Revisa tu conexión y vuelve a intentarlo.';
export const pushUnsupported = 'Este navegador no admite avisos';
export const pushUnsupportedHint =
  'Instala la aplicación o usa otro navegador para recibirlos en este dispositivo.';
