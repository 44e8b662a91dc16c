import { pluralText } from './plural.ts';

export const pageCheck = 'Comprueba tu página';
export const pageCheckLede =
  'Pega el HTML de una página con tus habitaciones. Lo comprueba tu navegador: no se envía nada a nadie ni se abre ninguna página.';
export const pageHtml = 'HTML de la página';
export const pageHtmlHint = 'Tal como lo envía tu servidor: en el navegador, «Ver código fuente».';
export const pagePolicy = 'Su Content-Security-Policy, si la tiene';
export const pagePolicyHint =
  'Lo que dice la cabecera. Una política dentro del HTML se lee automáticamente.';
export const checkRight =
  'No hay nada mal en lo que está escrito. El comando de abajo dice si un navegador muestra las habitaciones.';
export const checkWrong = pluralText({ one: '# punto por revisar', other: '# puntos por revisar' });
export const levelLabels = { error: 'Error', warning: 'Aviso' };
export const atLine = ({ level, line }: { level: string; line: string }) =>
  `${level}, línea ${line}`;
export const writeText = ({ number }: { number: string }) => `${number}. Escribe`;
export const checkCommand = 'O compruébala en tu propio navegador, también en CI';

export const findings = {
  nothing: () => 'No hay ninguna tarjeta, lista ni marco de RoomieRadar.',
  'element-name': ({ value, allowed }: { value: string; allowed: string }) =>
    `No existe el elemento ${value}. Existen: ${allowed}.`,
  'self-closing': () =>
    'HTML ignora la barra del final: el resto de la página queda dentro de este elemento. Ciérralo con una etiqueta de cierre.',
  'link-missing': () =>
    'No contiene ningún enlace. Sin él, quien visita la página no ve nada cuando no se pueden mostrar las habitaciones.',
  'attribute-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `No existe el atributo ${name}. Quizá se quería decir: ${allowed}.`,
  'attribute-value': ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `${name} no puede ser «${value}». Puede ser: ${allowed}.`,
  'search-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `La búsqueda no tiene el parámetro ${name}, así que se omite. Quizá se quería decir: ${allowed}.`,
  'listing-missing': () => 'La tarjeta no dice qué habitación muestra. Indica su número.',
  'script-missing': () => 'Nada carga el script que rellena los elementos. Añádelo a la página.',
  'script-of-list': () =>
    'La página solo carga el script de la tarjeta. El de la lista contiene ambos.',
  'script-type': () =>
    'El script es un módulo. Sin type="module", el navegador no puede ejecutarlo.',
  'script-address': ({ value }: { value: string }) => `No hay ningún script en ${value}.`,
  'script-insecure': ({ value }: { value: string }) =>
    `${value} se solicita sin cifrado. Los navegadores lo rechazan en páginas con https.`,
  'script-integrity': ({ allowed }: { allowed: string }) =>
    `Esta dirección siempre tiene el script más reciente, así que su hash dejará pronto de coincidir. Quita el hash o usa el archivo que indica ${allowed}.`,
  'script-failed': ({ value }: { value: string }) =>
    `El navegador no pudo cargar el script: ${value}.`,
  'origin-missing': ({ value }: { value: string }) =>
    `${value} lleva a tu propio sitio. La dirección debe empezar por la de RoomieRadar.`,
  'origin-example': ({ value }: { value: string }) =>
    `${value} viene de un ejemplo. Sustituye el principio por la dirección de tu RoomieRadar.`,
  'origin-several': ({ value, allowed }: { value: string; allowed: string }) =>
    `La página toma scripts de ${value}, pero habitaciones de ${allowed}. Solo cuenta el primer script, y muestra habitaciones de su propio RoomieRadar.`,
  policy: ({ name, value }: { name: string; value: string }) =>
    `Tu Content-Security-Policy rechaza ${value} (${name}). Permítelo.`,
  'policy-inline': ({ name }: { name: string }) =>
    `Tu Content-Security-Policy rechaza los scripts dentro de la página (${name}). Cárgalo por su dirección.`,
  'policy-nonce': ({ name }: { name: string }) =>
    `Tu Content-Security-Policy solo ejecuta scripts firmados por tu servidor (${name}). Ponle a este tu nonce.`,
  'policy-style': ({ name }: { name: string }) =>
    `Tu Content-Security-Policy rechaza los estilos dentro de la página (${name}), así que lo que incluye tu servidor queda sin estilo hasta que se ejecuta el script.`,
  'size-narrow': ({ value, allowed }: { value: string; allowed: string }) =>
    `La tarjeta tiene ${value} píxeles y necesita ${allowed}.`,
  'size-none': () => 'No se ve: está oculto, o no tiene anchura o altura.',
  theme: ({ value }: { value: string }) =>
    `La tarjeta es ${value}, pero la página que la rodea no. Indica qué esquema de color tiene tu página.`,
  contrast: ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `El texto de la tarjeta (${name}) se lee mal: su contraste es ${value} y hace falta al menos ${allowed}.`,
  'room-unknown': ({ value }: { value: string }) => `No existe la habitación ${value}.`,
  'room-closed': ({ value }: { value: string }) =>
    `La habitación ${value} no se ofrece en este momento. La tarjeta lo dice y enlaza a habitaciones cercanas.`,
  'rooms-none': () => 'La lista no muestra habitaciones en este momento.',
  'data-failed': ({ value }: { value: string }) =>
    `Los datos de las habitaciones no llegaron: ${value}.`,
};
