import type { ReactNode } from 'react';
import type { Import, NewListingStatus } from '#contract/imports/import.ts';
import type { RentPeriod } from '#contract/imports/import-reading.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

const countedRows = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} fila`,
    many: `${formatNumber(count)} de filas`,
    other: `${formatNumber(count)} filas`,
  });
const agreeing = (count: number, one: string, others: string) =>
  plural(count, { one, many: others, other: others });

export const lede =
  'Importa anuncios de otros sitios. Las filas que no se pueden importar se omiten, y se indica el motivo.';

export const sources = 'Fuentes';
export const pagesOfSources = 'Páginas de fuentes';
export const listings = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} anuncio`,
    many: `${total} de anuncios`,
    other: `${total} anuncios`,
  });
export const addSource = 'Añadir una fuente';
export const noSources = 'Todavía no hay fuentes';
export const noSourcesHint =
  'Una fuente es un sitio web o un sitio asociado cuyos anuncios importas en archivos CSV o JSON. La asignación de sus columnas se guarda.';
export const chooseSource = 'Elige una fuente para importar sus anuncios.';
export const sourceAdded = ({ sourceName }: { sourceName: string }) =>
  `Se ha añadido ${sourceName}`;

export const newListings: Record<NewListingStatus, string> = {
  pending: 'Anuncios nuevos: esperan revisión',
  active: 'Anuncios nuevos: se publican de inmediato',
};
export const isRunning =
  'Hay una importación de esta fuente en curso. Podrás iniciar la siguiente cuando termine.';
export const sourceGone = 'Esta fuente ya no existe.';
export const settings = 'Ajustes';
export const sourceSettings = ({ sourceName }: { sourceName: string }) =>
  `Ajustes de ${sourceName}`;
export const sourceSaved = 'La fuente se ha guardado';
export const askDelete = ({ sourceName }: { sourceName: string }) => `¿Eliminar ${sourceName}?`;
export const askDeleteHint =
  'Esto elimina para siempre la asignación de columnas y el historial de importaciones. Los anuncios se conservan y volverán a ser de la fuente si añades otra con el mismo nombre.';
export const sourceDeleted = ({ sourceName }: { sourceName: string }) =>
  `Se ha eliminado ${sourceName}; sus anuncios se conservan`;

export const source = 'Fuente';
export const newSource = 'Fuente nueva';
export const nameHint = 'Minúsculas, cifras y guiones. Después no se puede cambiar.';
export const fileFormat = 'Formato de archivo';
export const address = 'URL de descarga';
export const newStatus = 'Anuncios nuevos';
export const newStatusLabels: Record<NewListingStatus, string> = {
  pending: 'Esperan revisión',
  active: 'Se publican de inmediato',
};
export const newStatusHint =
  'Si esperan revisión, un anuncio publicado vuelve a revisarse cuando cambian su título, su dirección, su descripción o el sitio al que enlaza.';
export const addThisSource = 'Añadir fuente';

export const newImport = 'Nueva importación';
export const file = 'Archivo para importar';
export const chooseFile = ({ kind }: { kind: string }) => `Elegir un archivo ${kind}`;
export const fetching = 'Descargando el archivo…';
export const fetchFrom = ({ host }: { host: string }) => `Descargar de ${host}`;
export const dropIt = ({ size, count }: { size: string; count: number }) =>
  `O suéltalo aquí. Hasta ${size} y ${countedRows(count)}. Verás una vista previa antes de que se importe nada.`;
export const uploading = ({ fileName }: { fileName: string }) => `Subiendo ${fileName}`;
export const noFile = 'No se recibió ningún archivo';
export const isEmpty = ({ fileName }: { fileName: string }) => `${fileName} está vacío.`;
export const isTooLarge = ({
  fileName,
  size,
  max,
}: {
  fileName: string;
  size: string;
  max: string;
}) => `${fileName} ocupa ${size}; un archivo puede ocupar hasta ${max}.`;
export const uploadFailed = 'No se pudo subir el archivo. Revisa tu conexión y elígelo de nuevo.';
export const bytes = pluralText({ one: '# byte', other: '# bytes' });
export const kilobytes = ({ value }: { value: string }) => `${value} KB`;
export const megabytes = ({ value }: { value: string }) => `${value} MB`;

export const mapping = 'Asignación de columnas';
export const chooseAnother = 'Elegir otro archivo';
export const cannotImport = 'Este archivo no se puede importar';
export const previewFailed = 'No se pudo mostrar la vista previa';
export const previewWaits = 'La vista previa tiene que esperar';
export const previewWaitsHint =
  'El servidor está ocupado con otros archivos o aún carga los lugares. La vista previa sigue sola.';
export const reading = 'Leyendo el archivo…';
export const mappingHint = ({
  times,
  divided,
  combined,
}: {
  times: ReactNode;
  divided: ReactNode;
  combined: ReactNode;
}) =>
  rich`Elige una columna para cada campo. Puedes calcular con una columna: ${times} o ${divided}, y combinar columnas: ${combined}.`;
export const required = 'obligatorio';
export const notMapped = 'Sin asignar';

export const encoding = 'Codificación';
export const reads = ({ text }: { text: ReactNode }) => rich`Se lee así: ${text}`;
export const onlyEnglish = 'Las primeras filas no tienen tildes ni letras especiales';
export const whichEncoding = '¿Qué codificación tiene este archivo?';
export const whichEncodingHint =
  'No es UTF-8 ni UTF-16. Elige la codificación en la que estas palabras están bien escritas. Si no es ninguna, elige otra abajo.';
export const encodingsOfEurope = {
  western: 'Europa occidental',
  central: 'Europa central',
  baltic: 'países bálticos',
};
export const anotherEncoding = 'Otra codificación';
export const chooseEncoding = 'Elige una codificación';
export const separator = 'Las columnas se separan con';
export const givesColumns = ({ count, names }: { count: number; names: ReactNode }) =>
  plural(count, {
    one: rich`Da ${formatNumber(count)} columna: ${names}`,
    many: rich`Da ${formatNumber(count)} de columnas: ${names}`,
    other: rich`Da ${formatNumber(count)} columnas: ${names}`,
  });
export const header = 'Las columnas se nombran en';
export const headerLine = ({ line, names }: { line: number; names: string }) =>
  `Línea ${formatNumber(line)}: ${names}`;
export const list = 'Lista de filas';
export const listHint = 'La lista del archivo que contiene las habitaciones';
export const listAtTop = ({ count }: { count: number }) =>
  `En el primer nivel, ${countedRows(count)}`;
export const listAt = ({ path, count }: { path: string; count: number }) =>
  `${path}, ${countedRows(count)}`;

export const amounts = 'Importes';
export const numbers = 'Los importes se escriben así';
export const numbersKnown = 'Detectado por los importes del archivo';
export const numbersUnclear =
  'Algunos, como 1.200, no están claros. Elige una opción o se omitirán';
export const currency = 'Importes sin moneda';
export const currencyHint = 'También decide de qué dólar es un $';
export const currencyNamed = ({ code, label }: { code: string; label: string }) =>
  `${code}, ${label}`;
export const period = 'Los alquileres son por';
export const periodLabels: Record<RentPeriod, string> = {
  night: 'Una noche',
  week: 'Una semana',
  month: 'Un mes',
  year: 'Un año',
};
export const unlessRowSays = 'Si la fila no dice otra cosa';
export const unlessRowSaysElse = ({ conversion }: { conversion: string }) =>
  `Si la fila no dice otra cosa: ${conversion}`;
export const nights = 'Alquileres por noche';
export const nightsHint = 'Pocos se alquilan por un mes';
export const nightLabels = { set_aside: 'Se omiten', times_30: 'Cuentan 30 veces' };
export const amountsAsRead = 'Los importes, tal como se leen';
export const inFile = 'En el archivo';
export const aMonth = 'Al mes';
export const how = 'Cómo';
export const setAside = 'Se omite';
export const asItIs = 'Sin cambios';
export const ownCurrency = ({ amount }: { amount: string }) => `${amount} en la moneda del lugar`;

export const days = 'Fechas';
export const dayOrder = 'Las fechas se escriben como';
export const dayOrderKnown = 'Detectado por las fechas del archivo';
export const dayOrderUnclear =
  'Algunas, como 3/4/2027, no están claras. Elige una forma o quedarán vacías';
export const daysAsRead = 'Las fechas, tal como se leen';
export const readAs = 'Se lee como';
export const field = 'Campo';
export const noDay = 'Ninguna fecha: queda vacía';
export const dayNotRead = 'No se puede leer: queda vacía';

export const allChecked = ({ count }: { count: number }) =>
  plural(count, {
    one: `${countedRows(count)} comprobada`,
    many: `Comprobadas todas: ${countedRows(count)}`,
    other: `Comprobadas las ${countedRows(count)}`,
  });
export const firstChecked = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Comprobada la primera fila',
    many: `Comprobadas las primeras: ${countedRows(count)}`,
    other: `Comprobadas las primeras ${countedRows(count)}`,
  });
export const notReady = 'Todavía falta algo';
export const wouldImport = ({ count }: { count: number }) =>
  `${agreeing(count, 'Se importaría', 'Se importarían')} ${countedRows(count)}.`;
export const wouldSetAside = ({ count, aside }: { count: number; aside: number }) =>
  `${agreeing(count, 'Se importaría', 'Se importarían')} ${countedRows(count)} y ${agreeing(aside, 'se omitiría', 'se omitirían')} ${countedRows(aside)}.`;
export const toSetAside = ({ count }: { count: number }) =>
  `${countedRows(count)} que ${agreeing(count, 'se omitiría', 'se omitirían')}, con el motivo`;
export const firstToSetAside = ({ shown, count }: { shown: string; count: number }) =>
  `Las primeras ${shown} de ${countedRows(count)} que se omitirían`;
export const rowsToSetAside = 'Filas que se omitirían';
export const firstRows = 'Las primeras filas que se importarían';
export const problems = 'Problemas';
export const notStarted = 'La importación no ha comenzado';
export const importIt = 'Importar';
export const importRows = ({ count }: { count: number }) => `Importar ${countedRows(count)}`;

export const setAsideRows = 'Filas omitidas';
export const hideSetAside = 'Ocultar las filas omitidas';
export const pagesOfSetAside = 'Páginas de filas omitidas';
export const line = 'Línea';
export const id = 'Id';
export const noId = 'ninguno';
export const reason = 'Motivo';

export const imports = 'Importaciones';
export const noImports = 'Todavía no hay importaciones.';
export const pagesOfImports = 'Páginas de importaciones';
export const newestIs: Record<Import['status'], string> = {
  waiting: 'Última importación: en espera',
  running: 'Última importación: en curso',
  done: 'Última importación: terminada',
  cancelled: 'Última importación: cancelada',
  refused: 'Última importación: rechazada',
  failed: 'Última importación: con error',
};
export const statusLabels: Record<Import['status'], string> = {
  waiting: 'En espera',
  running: 'En curso',
  done: 'Terminada',
  cancelled: 'Cancelada',
  refused: 'Rechazada',
  failed: 'Con error',
};
export const cancelling = 'Cancelando';
export const importName = ({ fileName, when }: { fileName: string; when: string }) =>
  `Importación de ${fileName}, ${when}`;
export const showListings = 'Ver los anuncios';
export const rows = ({ count }: { count: number }) => countedRows(count);
export const rowsDone = ({ done, count }: { done: string; count: number }) =>
  `${done} de ${countedRows(count)}`;
export const photosDone = ({ done, count }: { done: string; count: number }) =>
  plural(count, {
    one: `${done} de ${formatNumber(count)} foto descargada`,
    many: `${done} de ${formatNumber(count)} de fotos descargadas`,
    other: `${done} de ${formatNumber(count)} fotos descargadas`,
  });
export const whatItDid = ({ count }: { count: number }) =>
  `Resultado de la importación, de ${countedRows(count)}`;
export const resultLabels: Record<
  | 'added'
  | 'updated'
  | 'unchanged'
  | 'aside'
  | 'review'
  | 'duplicates'
  | 'gone'
  | 'photos'
  | 'photosRefused',
  (given: { count: number }) => string
> = {
  added: ({ count }) => agreeing(count, 'nueva', 'nuevas'),
  updated: ({ count }) => agreeing(count, 'actualizada', 'actualizadas'),
  unchanged: () => 'sin cambios',
  aside: ({ count }) => agreeing(count, 'omitida', 'omitidas'),
  review: () => 'de nuevo en revisión',
  duplicates: ({ count }) => agreeing(count, 'duplicada', 'duplicadas'),
  gone: ({ count }) => agreeing(count, 'ya no está en la fuente', 'ya no están en la fuente'),
  photos: ({ count }) => agreeing(count, 'foto descargada', 'fotos descargadas'),
  photosRefused: ({ count }) =>
    agreeing(count, 'foto que no se pudo descargar', 'fotos que no se pudieron descargar'),
};
export const notClear = 'El archivo no lo aclara';
