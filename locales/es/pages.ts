import { pluralText } from './plural.ts';

export const siteDescription = 'Habitaciones y roomies según cómo vives de verdad.';

export const needsScript = 'Esta página necesita JavaScript';
export const needsScriptHint = ({ link, end }: { link: string; end: string }) =>
  `Tu navegador no lo ejecuta, o algo lo bloquea. Sin él, aún puedes ${link}buscar habitaciones${end} y leer todas las que encuentres. Para iniciar sesión, escribir a la gente o publicar tu anuncio, activa JavaScript y vuelve a cargar esta página.`;

export const awayTitle = 'Volvemos en un momento · RoomieRadar';
export const away = 'Volvemos en un momento';
export const awayHint =
  'RoomieRadar no puede mostrar las habitaciones ahora mismo. No se ha perdido nada.';
export const tryAgain = 'Reintentar';

export const offlineTitle = 'Sin conexión · RoomieRadar';
export const offline = 'No tienes conexión';
export const offlineHint =
  'Esta página no se puede cargar ahora mismo. Aparecerá sola en cuanto vuelva la conexión.';

export const starting = 'RoomieRadar se está iniciando';
export const startingHint = 'Tarda unos segundos. Después todo sigue como lo dejaste.';
export const noPage = 'No hay nada en esta dirección';
export const noPageHint = 'Puede que se haya eliminado o que falte una parte de la dirección.';
export const tooMany = 'Demasiadas solicitudes a la vez';
export const tooManyHint = pluralText({
  one: 'Desde tu red se ha pedido mucho en poco tiempo. Espera # segundo y vuelve a intentarlo.',
  many: 'Desde tu red se ha pedido mucho en poco tiempo. Espera # segundos y vuelve a intentarlo.',
  other: 'Desde tu red se ha pedido mucho en poco tiempo. Espera # segundos y vuelve a intentarlo.',
});
export const failed = 'Algo ha fallado por nuestra parte';
export const failedHint =
  'Lo que ya estaba guardado está a salvo. Puede que falte tu último paso: compruébalo antes de repetirlo.';
export const refused = 'No ha sido posible';
export const refusedHint = 'No se ha cambiado nada. Vuelve atrás e inténtalo de otra manera.';
