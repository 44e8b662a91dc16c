export const demos = 'Demos';
export const queries = 'Consultas de datos';
export const simpleForm = 'Formulario sencillo';
export const addressForm = 'Formulario de dirección';
export const components = 'Componentes';

export const check = 'Comprobar';
export const isValid = 'Todo cumple el contrato.';

export const queriesLede =
  'Las cinco habitaciones más recientes, de la misma caché que usa la página de inicio. Desconéctate o detén el servidor y recarga: verás cómo la petición espera o cómo suben los intentos.';
export const cache = 'Lo que sabe la caché';
export const data = 'Datos';
export const request = 'Petición';
export const fresh = 'Al día';
export const isStale = 'no, obsoletos';
export const isFresh = 'sí, durante 30 s';
export const fetchedAt = 'Cargados a las';
export const notYet = 'todavía no';
export const inUtc = ({ time }: { time: string }) => `${time} UTC`;
export const failures = 'Intentos fallidos';
export const failureCount = ({ count, most }: { count: string; most: string }) =>
  `${count} de ${most}`;
export const refetch = 'Recargar';
export const forget = 'Olvidar y volver a cargar';
export const newest = 'Habitaciones más recientes';
export const loadingNewest = 'Cargando las habitaciones más recientes…';

export const tableLede =
  'Todas las habitaciones ofrecidas, que el servidor ordena y divide en páginas, con una petición pequeña cada vez. La página y el orden están en la dirección: un enlace muestra a todo el mundo la misma tabla.';
export const columns = 'Columnas';
export const livingThere = 'Viven allí';
export const listed = 'Publicada';
export const notSaid = 'sin indicar';

export const simpleLede =
  'Tres campos del formulario de anuncios, comprobados con el mismo contrato que usa el servidor. Deja un campo vacío o pide 200.000 $ al mes para leer sus mensajes; no se envía nada.';
export const whatWasRead = 'Lo que leyó el formulario';
export const linkToMore = 'Enlace con más información';
export const addressLede =
  'La búsqueda de lugares consulta un nomenclátor que funciona sin servicios externos y trae las coordenadas. Escribe el comienzo de un lugar, como «Spring», y elige uno; no se envía nada.';
export const coordinates = 'Coordenadas';
export const notSet = 'sin indicar';
export const street = 'Calle y barrio';
export const town = 'Ciudad o barrio';
export const noTown = 'Ningún lugar empieza así';
