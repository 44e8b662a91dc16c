export const title = 'Calendario';
export const lede =
  'Tus visitas en tu app de calendario, siempre al día: la app las lee en una dirección secreta. Quien tenga la dirección también puede leerlas, así que no la compartas.';
export const make = 'Crear la dirección';
export const renew = 'Crear otra dirección';
export const end = 'Eliminar la dirección';
export const link = 'Dirección de tu calendario';
export const linkHint =
  'Cópiala ahora: no se vuelve a mostrar. En tu app de calendario, añade un calendario mediante URL.';
export const loading = 'Cargando…';
export const loadFailed = 'No se pudo cargar la dirección del calendario';
export const since = ({ day }: { day: string }) =>
  `Tienes una dirección desde el ${day}. Si creas otra, sustituye a esta.`;
