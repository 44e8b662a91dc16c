export const title = 'Calendario';
export const lede =
  'Tus visitas en tu programa de calendario, siempre al día: las lee en una dirección secreta. Quien tenga la dirección puede leerlas, así que no la compartas.';
export const make = 'Crear la dirección';
export const renew = 'Crear otra dirección';
export const end = 'Cerrar la dirección';
export const link = 'Dirección de tu calendario';
export const linkHint =
  'Cópiala ahora: no se vuelve a mostrar. Añádela en tu programa como calendario por dirección.';
export const failed = 'No ha funcionado';
export const loading = 'Cargando…';
export const loadFailed = 'No se pudo cargar si hay una dirección';
export const since = ({ day }: { day: string }) =>
  `Hay una dirección desde el ${day}. Si creas otra, esta se cierra.`;
