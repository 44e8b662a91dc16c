import { rich, type Wrap } from '../rich.ts';

export const title = 'Una habitación en tu sitio';
export const lede =
  'Muestra habitaciones de RoomieRadar a tus visitantes: copia unas líneas de código. No usa cookies, y tu página sigue funcionando aunque la nuestra se caiga.';
export const pickRoom = 'Elige una habitación o una lista';
export const chooseLook = 'Elige su aspecto';
export const seeLive = 'Míralo en vivo';
export const copyCode = 'Copia el código';

export const roomHint = 'Busca por título, ciudad o barrio';
export const roomsNone = 'No hay habitaciones que coincidan';
export const roomsLoading = 'Buscando habitaciones…';

export const colors = 'Colores';
export const themeLabels = { auto: 'Como tu página', light: 'Claro', dark: 'Oscuro' };
export const width = 'Ancho';
export const widthLabels = {
  240: 'Estrecho, 240 px',
  320: 'Normal, 320 px',
  420: 'Ancho, 420 px',
};

// What the site shows: one room or a list, and which rooms the list has.
export const offer = 'Qué muestra tu sitio';
export const offerLabels = { room: 'Una habitación', list: 'Una lista de habitaciones' };
export const searchAddress = 'Dirección de una búsqueda';
export const searchAddressHint =
  'Busca en RoomieRadar y pega aquí la dirección. Sin ella, la lista muestra las habitaciones más recientes.';
export const withField = 'Con un campo para buscar';
/** Under a list, a link to the rest. */
export const listLink = 'Habitaciones en RoomieRadar';
export const otherCurrency = 'Precio también en';
export const noOtherCurrency = 'Ninguna otra moneda';
export const otherCurrencyHint = 'Se muestra donde se conoce el tipo de cambio.';

// More of the look. "As here" is what RoomieRadar itself has. Names of fonts and colors stay as they are.
export const accent = 'Color de acento';
export const accentHint =
  'De enlaces, precio y botones: el código hexadecimal de tu hoja de estilos, como #7c3aed. El texto se lee bien con cualquier color.';
export const accentWrong = 'Usa un código hexadecimal de 3 o 6 cifras, como #7c3aed.';
export const corners = 'Esquinas';
export const cornerLabels = {
  square: 'Rectas',
  slight: 'Algo redondeadas',
  usual: 'Como aquí',
  round: 'Muy redondeadas',
};
export const density = 'Espaciado';
export const densityLabels = { compact: 'Compacto', usual: 'Como aquí', airy: 'Amplio' };
export const font = 'Fuente';
export const fontHint =
  'Como en tu hoja de estilos: por ejemplo, Georgia, serif. Los marcos solo muestran fuentes instaladas en cada dispositivo.';
export const fontWrong = 'Usa nombres de fuentes separados por comas.';

export const noSuchRoom = 'Esta habitación no existe';
export const noSuchRoomHint = 'Puede que ya se haya eliminado. Elige otra.';
export const noRoomsHint = 'En cuanto se publique una, se podrá mostrar aquí.';
export const roomFailed = 'No se pudo cargar la habitación';
export const cardFailed =
  'No se pudo cargar la tarjeta. También en tu sitio, la gente vería tu enlace en su lugar.';

export const waysLegend = 'Cómo la muestra tu sitio';
export const wayLabels = {
  html: 'HTML',
  server: 'Desde tu servidor',
  react: 'React, Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  federation: 'Module federation',
  frame: 'Marco',
  oembed: 'oEmbed',
};
export const wayLedes = {
  html: 'Para cualquier página: un script, un elemento. El enlace de dentro es lo que se ve donde la tarjeta no puede mostrarse.',
  server:
    'Para páginas que genera tu servidor: la tarjeta está en su HTML y se ve desde el primer momento, incluso sin scripts. Después, el script la mantiene al día.',
  react:
    'Para una app de React de cualquier versión y con cualquier bundler, también con Next.js: el elemento, que se carga cuando la página lo necesita por primera vez.',
  vue: 'Para una app de Vue 3: el elemento, que se carga cuando la página lo necesita por primera vez.',
  svelte:
    'Para una app de Svelte 5: el elemento, que se carga cuando la página lo necesita por primera vez.',
  angular:
    'Para una app de Angular: el elemento, que se carga cuando la página lo necesita por primera vez.',
  federation:
    'Para una app con module federation: la tarjeta como componente de tu propio React, de cualquier versión. Tu página sigue funcionando aunque la nuestra se caiga. Sin React, usa mount().',
  frame:
    'Para un sitio que no permite scripts de terceros: una pequeña página nuestra en un marco, que el navegador aísla de la tuya.',
  oembed:
    'Para WordPress, Ghost, Notion y otros que conocen oEmbed: pega la dirección de la habitación en una línea propia.',
};
export const listLede =
  'Para cualquier página: un script y un elemento muestran las habitaciones y las mantienen al día. Para las que tú elijas, escribe listings="7,42" en lugar de search; para las de una persona, owner="5".';
export const listLedes = {
  server:
    'Para una página que genera tu servidor: las habitaciones están en su HTML y se ven desde el primer momento, incluso sin scripts. Después, el script las mantiene al día.',
  oembed:
    'Para WordPress, Ghost, Notion y otros que conocen oEmbed: pega la dirección de la búsqueda en una línea aparte.',
};
export const codeTitles = {
  next: 'room-card.tsx, para Next.js',
  anyServer: 'Para cualquier otro servidor, aquí en JavaScript',
  serverHead: 'En el head de esa página',
  page: 'Tu página',
  stylesheet: 'Tu hoja de estilos',
  typings: 'roomieradar.d.ts, para TypeScript',
  types: 'Sus tipos, para TypeScript',
  loadMount: 'load-mount.ts, sin React o sin federación en tu build',
  mountedCard: 'room-card.tsx, con mount()',
  paste: 'Pega esto',
  asked: 'Lo que tu sistema pide después',
  head: 'En el head de tu página, para mostrar antes la tarjeta',
  listHead: 'En el head de tu página, para mostrar antes las habitaciones',
  strict: 'En su lugar, si tu política no permite scripts en línea',
  policy: 'Para tu Content-Security-Policy, si tienes una',
};
export const copy = 'Copiar';
export const selected = 'Seleccionado: cópialo con el teclado';

export const pin = 'Fijar esta versión';
export const pinned =
  'Una dirección que nunca cambia, comprobada por su hash: no se ejecuta ni un byte distinto. Recibes las correcciones cuando tomas una nueva.';
export const unpinned =
  'Una dirección que se mantiene: las correcciones llegan a tu sitio en minutos.';
export const hashFailed = 'No se pudo cargar el hash de esta versión';

export const trials = 'Pruébala en sitios difíciles';
export const trialsLede =
  'Sitios inventados que se lo ponen difícil a una tarjeta, todos con la política de seguridad de contenido más estricta.';
export const trialLabels = {
  resets: 'Reinicios de CSS',
  large: 'Grande, de derecha a izquierda',
  hidden: 'Pestaña oculta',
  late: 'Script tardío',
  doubled: 'Script duplicado',
};
export const trialHints = {
  resets: 'Sus estilos reinician y cambian cada elemento, con una letra base diminuta.',
  large: 'Está escrito de derecha a izquierda, con el texto el doble de grande.',
  hidden:
    'La tarjeta está oculta al principio, como en una pestaña sin abrir, y aparece al cabo de un momento.',
  late: 'El script llega a los dos segundos. Hasta entonces se ve tu enlace.',
  doubled: 'Carga el script dos veces, y además el de la lista.',
};
export const trialWaits = 'Esperando la tarjeta…';
export const trialFailed = 'La tarjeta no llegó; se ve el enlace';
export const trialShown = ({ ms }: { ms: string }) => `La tarjeta llegó a los ${ms} ms`;
export const trialStill = 'Nada se movió';
export const trialMoved = 'Algo se movió';
export const trialQuiet = 'Sin errores, y nada que la política rechace';
export const trialLoud = 'Hubo errores';

export const counts = 'Cuenta cuántas veces se ve';
export const countsLede =
  'Cuenta cuántas veces tus visitantes ven tus tarjetas y las abren. Por habitación y por día. Sin cookies, y sin nada sobre tus visitantes ni tus páginas.';
export const startCounting = 'Contar mis tarjetas';
export const countingFailed = 'No se pudo preparar el recuento';
export const countingFailedHint = 'No ha cambiado nada. Vuelve a intentarlo más tarde.';
export const countsAttribute = 'Añádelo a cada tarjeta y lista de tu sitio';
export const countsLink = 'Tu enlace al recuento';
export const keepLink =
  'Guarda este enlace. Quien lo tenga ve el recuento, y no podemos recuperarlo.';
export const countsUnknown = 'Este enlace no muestra ningún recuento';
export const countsUnknownHint = 'Comprueba que lo copiaste entero.';
export const countsFailed = 'No se pudo cargar el recuento';
export const countsNone = 'Aún no se ha contado nada';
export const countsNoneHint = 'Empieza cuando alguien ve una de tus tarjetas.';
export const countedSeen = 'Vistas';
export const countedFollowed = 'Abiertas';
export const countedRooms = 'Habitaciones más vistas';
export const countsFile = 'Descargar por habitación y día (CSV)';

export const promises = 'Cómo afecta a tu página';
export const small = 'Pequeña';
export const smallHint =
  'Menos de 7 KB de script para todas las tarjetas de una página, y una sola petición para su contenido. Nada se mueve en tu página mientras cargan.';
export const privately = 'Privada';
export const privatelyHint =
  'Sin cookies, sin almacenamiento, sin datos de tus visitantes. Las tarjetas solo muestran datos públicos de una habitación.';
export const neverInTheWay = 'Nunca estorba';
export const neverInTheWayHint =
  'Bloqueada, sin conexión, eliminada o caída: se muestra tu propio enlace en lugar de la tarjeta.';
export const forEveryone = 'Para todo el mundo';
export const forEveryoneHint =
  'Funciona con teclado y lector de pantalla, de izquierda a derecha y de derecha a izquierda, desde 160 píxeles de ancho, en claro y en oscuro.';
export const readReference = ({ reference }: { reference: Wrap }) =>
  rich`¿Quieres crear algo propio? Lee la ${reference('referencia de la API')}.`;

export const guarantees = 'Con qué puedes contar';
export const guaranteesFailed = 'No se pudieron cargar los datos actuales';
export const guaranteeLabels = {
  versions: 'Versiones',
  limits: 'Límites',
  caching: 'Caché',
  counting: 'Recuento',
  contact: 'Contacto',
};
export const versionCurrent = ({ version, since }: { version: string; since: string }) =>
  `La versión ${version} es la actual. Existe desde el ${since}.`;
export const versionEnds = ({ version, end }: { version: string; end: string }) =>
  `La versión ${version} termina el ${end}.`;
export const limitsText = ({ requests }: { requests: string }) =>
  `${requests} solicitudes por minuto de datos, marcos y oEmbed, contadas por la red de tus visitantes, no por tu sitio. Cada respuesta dice en RateLimit cuántas quedan; si se supera el límite, las tarjetas esperan y lo intentan de nuevo.`;
export const cachingText = ({ minutes }: { minutes: string }) =>
  `Los datos, los marcos y el script más reciente, ${minutes} minutos; los archivos con un hash en el nombre, un año.`;
export const countingText = ({ days }: { days: string }) =>
  `Sin partner, nada. Con él, dos números por habitación y día: cuántas veces se ve y se abre. Se borran al cabo de ${days} días.`;
export const contactText = ({ about }: { about: Wrap }) =>
  rich`${about('Quien opera este RoomieRadar')}, para preguntas y fallos.`;
export const permissionsTitle = 'Para tu Permissions-Policy, si tienes una';
export const privacyTitle = 'Para tu política de privacidad';
export const privacyText = ({ origin }: { origin: string }) =>
  `Nuestras páginas muestran habitaciones de RoomieRadar (${origin}). Para ello, tu navegador pide a RoomieRadar un script, los datos de las habitaciones y sus fotos. Como en cualquier solicitud, su servidor ve tu dirección IP, tu navegador y tu idioma; usa la dirección para limitar las solicitudes. No se usan cookies, no se guarda nada en tu dispositivo ni se guarda la dirección de nuestra página.`;

export const changes = 'Qué ha cambiado';
export const versionPolicy =
  'La versión 1 sigue siendo compatible: se añaden cosas, nunca se quitan ni cambian de significado. Lo que rompería tus páginas será la versión 2, y la versión 1 se mantiene al menos dos años desde que lo anunciemos aquí.';
export const changesList = [
  'Nuevo: un anuncio de búsqueda que todo el mundo puede ver tiene su tarjeta, como marco y por oEmbed. Desaparece en cuanto deja de ser público.',
  'Nuevo: tu color de acento con --roomie-accent, cuyo texto se lee bien en claro y en oscuro, y tu propio espaciado con --roomie-density. Los marcos y oEmbed aceptan ambos en su dirección, además de las esquinas y la fuente.',
  'Nuevo: los tipos del módulo federado llegan solos: los plugins de Vite, webpack y Rspack los descargan. Si copiaste el archivo, sigue sirviendo.',
  'Nuevo: recuentos por habitación y día, también en CSV. Tu página se puede comprobar: pega aquí el HTML o ejecuta el comando de comprobación del paquete de elementos con su dirección. Las tarjetas caben desde 160 píxeles.',
  'Nuevo: listas en todas partes donde hay tarjetas: oEmbed de una búsqueda, un marco, habitaciones visibles desde el primer momento desde tu servidor y componentes para Vue y Svelte.',
  'Nuevo: una lista encuentra un lugar solo por su nombre (search="place=Lisbon"), su campo conoce las ciudades y, cuando nada encaja, ofrece lo más parecido. Un valor incorrecto ya no vacía la lista: la consola del navegador dice qué se admite. search-box="false" significa ahora false.',
  'Nuevo: partes de una tarjeta y de una lista a las que puedes dar estilo, como roomie-listing-card::part(title).',
  'Nuevo: partner, y el recuento de cuántas veces se ven y se abren las tarjetas.',
  'Nuevo: roomie-listings, una lista de habitaciones, con un campo para buscar.',
  'Nuevo: propiedades, nombres de eventos con guion, ready, lang y currency; tarjetas desde el primer momento; enlaces a habitaciones cercanas cuando una ya no está disponible.',
  'theme="auto" sigue los colores de tu página en lugar de los de quien la visita. Si tu página es oscura sin color-scheme, añádelo o define theme.',
  'Una tarjeta es tan ancha como su contenedor, y a partir de 600 píxeles su texto está junto a la foto. Si reservas espacio para tarjetas tan anchas, reserva menos.',
  'El módulo federado no comparte nada y funciona con cualquier versión de React. onOpen recibe el evento del elemento en lugar del de React.',
  'El código para copiar importa el script, para que tu página no lo espere. El código anterior funciona igual que antes.',
];
