// The tabs of phones.
export const sections = 'Secciones';
export const search = 'Buscar';
export const inquiries = 'Consultas';
export const you = 'Perfil';

export const accessibility = 'Accesibilidad';
export const language = 'Idioma';

export const offline = 'Sin conexión';
export const offlineHint =
  'Puedes seguir leyendo lo que ya tienes abierto. Continuamos en cuanto vuelva la conexión.';
export const unreachable = 'RoomieRadar no responde';
export const unreachableHint = 'Tu sesión sigue abierta y lo seguimos intentando.';
export const tryNow = 'Probar ahora';
export const tryingAgain = 'Reintentando…';

export const toStartPage = 'Ir al inicio';
export const failedOffline =
  'No se pudo cargar esta página. Aparecerá sola en cuanto vuelva la conexión.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `Estado ${status}, código ${code}`;
