export const siteDescription = 'Habitaciones y roomies según cómo vives de verdad.';

export const needsScript = 'Esta página necesita JavaScript';
export const needsScriptHint = ({ link, end }: { link: string; end: string }) =>
  `Tu navegador no lo ejecuta, o algo lo bloquea. Sin él, aún puedes ${link}buscar habitaciones${end} y leer todas las que encuentres. Para entrar, escribir a la gente o publicar tu anuncio, activa JavaScript y vuelve a cargar esta página.`;

export const awayTitle = 'Volvemos en un momento · RoomieRadar';
export const away = 'Volvemos en un momento';
export const awayHint =
  'RoomieRadar no puede mostrar las habitaciones ahora mismo. No se ha perdido nada.';
export const tryAgain = 'Reintentar';

export const offlineTitle = 'Sin conexión · RoomieRadar';
export const offline = 'No tienes conexión';
export const offlineHint =
  'Esta página no se puede cargar ahora mismo. Aparecerá sola en cuanto vuelva la conexión.';
