import type { ReactNode } from 'react';
import type { Import, NewListingStatus } from '#contract/imports/import.ts';
import type { RentPeriod } from '#contract/imports/import-reading.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

const countedRows = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} linha`,
    many: `${formatNumber(count)} de linhas`,
    other: `${formatNumber(count)} linhas`,
  });
const agreeing = (count: number, one: string, others: string) =>
  plural(count, { one, many: others, other: others });

export const lede =
  'Importe anúncios de outros sites. As linhas que não podem ser importadas são ignoradas, e você vê o motivo.';

export const sources = 'Fontes';
export const pagesOfSources = 'Páginas de fontes';
export const listings = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} anúncio`,
    many: `${total} de anúncios`,
    other: `${total} anúncios`,
  });
export const addSource = 'Adicionar uma fonte';
export const noSources = 'Ainda não há fontes';
export const noSourcesHint =
  'Uma fonte é um site ou parceiro cujos anúncios você importa em arquivos CSV ou JSON. O mapeamento das colunas fica salvo.';
export const chooseSource = 'Escolha uma fonte para importar dela.';
export const sourceAdded = ({ sourceName }: { sourceName: string }) =>
  `Fonte adicionada: ${sourceName}`;

export const newListings: Record<NewListingStatus, string> = {
  pending: 'Anúncios novos: aguardam revisão',
  active: 'Anúncios novos: são publicados na hora',
};
export const isRunning =
  'Uma importação desta fonte está em andamento. Você pode iniciar a próxima quando ela terminar.';
export const sourceGone = 'Esta fonte não existe mais.';
export const settings = 'Configurações';
export const sourceSettings = ({ sourceName }: { sourceName: string }) =>
  `Configurações de ${sourceName}`;
export const sourceSaved = 'A fonte foi salva';
export const askDelete = ({ sourceName }: { sourceName: string }) => `Excluir ${sourceName}?`;
export const askDeleteHint =
  'Isto exclui de vez o mapeamento e o histórico de importações. Os anúncios são mantidos e voltam a ser da fonte se você adicionar outra com o mesmo nome.';
export const sourceDeleted = ({ sourceName }: { sourceName: string }) =>
  `Fonte excluída: ${sourceName}. Os anúncios foram mantidos`;

export const source = 'Fonte';
export const newSource = 'Nova fonte';
export const nameHint = 'Letras minúsculas, números e hifens. Não dá para mudar depois.';
export const fileFormat = 'Formato do arquivo';
export const address = 'URL para baixar';
export const newStatus = 'Anúncios novos';
export const newStatusLabels: Record<NewListingStatus, string> = {
  pending: 'Aguardam revisão',
  active: 'São publicados na hora',
};
export const newStatusHint =
  'Se eles aguardam revisão, um anúncio publicado volta para a revisão quando o título, o endereço, a descrição ou o site do link muda.';
export const addThisSource = 'Adicionar fonte';

export const newImport = 'Nova importação';
export const file = 'Arquivo para importar';
export const chooseFile = ({ kind }: { kind: string }) => `Escolher um arquivo ${kind}`;
export const fetching = 'Baixando o arquivo…';
export const fetchFrom = ({ host }: { host: string }) => `Baixar de ${host}`;
export const dropIt = ({ size, count }: { size: string; count: number }) =>
  `Ou arraste o arquivo para cá. Até ${size} e ${countedRows(count)}. Você vê uma prévia antes de qualquer importação.`;
export const uploading = ({ fileName }: { fileName: string }) => `Enviando ${fileName}`;
export const noFile = 'Nenhum arquivo recebido';
export const isEmpty = ({ fileName }: { fileName: string }) => `${fileName} está vazio.`;
export const isTooLarge = ({
  fileName,
  size,
  max,
}: {
  fileName: string;
  size: string;
  max: string;
}) => `${fileName} tem ${size}; um arquivo pode ter até ${max}.`;
export const uploadFailed =
  'Não foi possível enviar o arquivo. Confira sua conexão e escolha o arquivo de novo.';
export const bytes = pluralText({ one: '# byte', other: '# bytes' });
export const kilobytes = ({ value }: { value: string }) => `${value} KB`;
export const megabytes = ({ value }: { value: string }) => `${value} MB`;

export const mapping = 'Mapeamento';
export const chooseAnother = 'Escolher outro arquivo';
export const cannotImport = 'Este arquivo não pode ser importado';
export const previewFailed = 'A prévia falhou';
export const previewWaits = 'A prévia precisa esperar';
export const previewWaitsHint =
  'O servidor está ocupado com outros arquivos ou ainda carrega os lugares. A prévia continua sozinha.';
export const reading = 'Lendo o arquivo…';
export const mappingHint = ({
  times,
  divided,
  combined,
}: {
  times: ReactNode;
  divided: ReactNode;
  combined: ReactNode;
}) =>
  rich`Escolha uma coluna para cada campo. Dá para calcular com uma coluna: ${times} ou ${divided}, e juntar colunas: ${combined}.`;
export const required = 'obrigatório';
export const notMapped = 'Sem mapeamento';

export const encoding = 'Codificação';
export const reads = ({ text }: { text: ReactNode }) => rich`Lido como: ${text}`;
export const onlyEnglish = 'As primeiras linhas não têm acentos';
export const whichEncoding = 'Qual é a codificação deste arquivo?';
export const whichEncodingHint =
  'Ele não está em UTF-8 nem em UTF-16. Escolha a codificação em que estas palavras estão certas. Se não for nenhuma, escolha outra abaixo.';
export const encodingsOfEurope = {
  western: 'Europa Ocidental',
  central: 'Europa Central',
  baltic: 'países bálticos',
};
export const anotherEncoding = 'Outra codificação';
export const chooseEncoding = 'Escolha uma codificação';
export const separator = 'As colunas são separadas por';
export const givesColumns = ({ count, names }: { count: number; names: ReactNode }) =>
  plural(count, {
    one: rich`Resulta em ${formatNumber(count)} coluna: ${names}`,
    many: rich`Resulta em ${formatNumber(count)} de colunas: ${names}`,
    other: rich`Resulta em ${formatNumber(count)} colunas: ${names}`,
  });
export const header = 'As colunas têm seus nomes na';
export const headerLine = ({ line, names }: { line: number; names: string }) =>
  `Linha ${formatNumber(line)}: ${names}`;
export const list = 'Lista de linhas';
export const listHint = 'A lista do arquivo que tem os quartos';
export const listAtTop = ({ count }: { count: number }) =>
  `No primeiro nível, ${countedRows(count)}`;
export const listAt = ({ path, count }: { path: string; count: number }) =>
  `${path}, ${countedRows(count)}`;

export const amounts = 'Valores';
export const numbers = 'Os valores são escritos assim';
export const numbersKnown = 'Detectado pelos valores do arquivo';
export const numbersUnclear =
  'Alguns, como 1.200, não estão claros. Escolha, ou eles serão ignorados';
export const currency = 'Valores sem moeda';
export const currencyHint = 'Também define qual dólar é o $';
export const currencyNamed = ({ code, label }: { code: string; label: string }) =>
  `${code}, ${label}`;
export const period = 'Os aluguéis são por';
export const periodLabels: Record<RentPeriod, string> = {
  night: 'Noite',
  week: 'Semana',
  month: 'Mês',
  year: 'Ano',
};
export const unlessRowSays = 'Se a linha não disser outra coisa';
export const unlessRowSaysElse = ({ conversion }: { conversion: string }) =>
  `Se a linha não disser outra coisa: ${conversion}`;
export const nights = 'Aluguéis por noite';
export const nightsHint = 'Poucos são alugados por um mês';
export const nightLabels = { set_aside: 'São ignorados', times_30: 'São multiplicados por 30' };
export const amountsAsRead = 'Os valores como são lidos';
export const inFile = 'No arquivo';
export const aMonth = 'Por mês';
export const how = 'Como';
export const setAside = 'Ignorado';
export const asItIs = 'Sem mudança';
export const ownCurrency = ({ amount }: { amount: string }) => `${amount} na moeda do lugar`;

export const days = 'Datas';
export const dayOrder = 'As datas são escritas como';
export const dayOrderKnown = 'Detectado pelas datas do arquivo';
export const dayOrderUnclear =
  'Algumas, como 3/4/2027, não são claras. Escolha uma forma ou ficarão vazias';
export const daysAsRead = 'As datas como são lidas';
export const readAs = 'Lida como';
export const field = 'Campo';
export const noDay = 'Nenhuma data: fica vazia';
export const dayNotRead = 'Não foi lida: fica vazia';

export const allChecked = ({ count }: { count: number }) =>
  plural(count, {
    one: `${countedRows(count)} conferida`,
    many: `Todas conferidas: ${countedRows(count)}`,
    other: `Todas as ${countedRows(count)} conferidas`,
  });
export const firstChecked = ({ count }: { count: number }) =>
  plural(count, {
    one: `Só o começo conferido: ${countedRows(count)}`,
    many: `As primeiras conferidas: ${countedRows(count)}`,
    other: `As primeiras ${countedRows(count)} conferidas`,
  });
export const notReady = 'Ainda falta algo';
export const wouldImport = ({ count }: { count: number }) =>
  `${countedRows(count)} ${agreeing(count, 'seria importada', 'seriam importadas')}.`;
export const wouldSetAside = ({ count, aside }: { count: number; aside: number }) =>
  `${countedRows(count)} ${agreeing(count, 'seria importada', 'seriam importadas')}, ${countedRows(aside)} ${agreeing(aside, 'seria ignorada', 'seriam ignoradas')}.`;
export const toSetAside = ({ count }: { count: number }) =>
  `${countedRows(count)} que ${agreeing(count, 'seria ignorada', 'seriam ignoradas')}, com o motivo`;
export const firstToSetAside = ({ shown, count }: { shown: string; count: number }) =>
  `As primeiras ${shown} de ${countedRows(count)} que seriam ignoradas`;
export const rowsToSetAside = 'Linhas que seriam ignoradas';
export const firstRows = 'As primeiras linhas que seriam importadas';
export const problems = 'Problemas';
export const notStarted = 'A importação não começou';
export const importIt = 'Importar';
export const importRows = ({ count }: { count: number }) => `Importar ${countedRows(count)}`;

export const setAsideRows = 'Linhas ignoradas';
export const hideSetAside = 'Esconder as linhas ignoradas';
export const pagesOfSetAside = 'Páginas de linhas ignoradas';
export const line = 'Linha';
export const id = 'Id';
export const noId = 'nenhum';
export const reason = 'Motivo';

export const imports = 'Importações';
export const noImports = 'Ainda não há importações.';
export const pagesOfImports = 'Páginas de importações';
export const newestIs: Record<Import['status'], string> = {
  waiting: 'Última importação: na fila',
  running: 'Última importação: em andamento',
  done: 'Última importação: concluída',
  cancelled: 'Última importação: cancelada',
  refused: 'Última importação: recusada',
  failed: 'Última importação: falhou',
};
export const statusLabels: Record<Import['status'], string> = {
  waiting: 'Na fila',
  running: 'Em andamento',
  done: 'Concluída',
  cancelled: 'Cancelada',
  refused: 'Recusada',
  failed: 'Falhou',
};
export const cancelling = 'Cancelando';
export const importName = ({ fileName, when }: { fileName: string; when: string }) =>
  `Importação de ${fileName}, ${when}`;
export const showListings = 'Ver os anúncios';
export const rows = ({ count }: { count: number }) => countedRows(count);
export const rowsDone = ({ done, count }: { done: string; count: number }) =>
  `${done} de ${countedRows(count)}`;
export const photosDone = ({ done, count }: { done: string; count: number }) =>
  plural(count, {
    one: `${done} de ${formatNumber(count)} foto baixada`,
    many: `${done} de ${formatNumber(count)} de fotos baixadas`,
    other: `${done} de ${formatNumber(count)} fotos baixadas`,
  });
export const whatItDid = ({ count }: { count: number }) =>
  `O que a importação fez, de ${countedRows(count)}`;
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
  added: ({ count }) => agreeing(count, 'nova', 'novas'),
  updated: ({ count }) => agreeing(count, 'atualizada', 'atualizadas'),
  unchanged: () => 'sem mudança',
  aside: ({ count }) => agreeing(count, 'ignorada', 'ignoradas'),
  review: () => 'de volta à revisão',
  duplicates: ({ count }) => agreeing(count, 'duplicada', 'duplicadas'),
  gone: ({ count }) => agreeing(count, 'não está mais na fonte', 'não estão mais na fonte'),
  photos: ({ count }) => agreeing(count, 'foto baixada', 'fotos baixadas'),
  photosRefused: ({ count }) =>
    agreeing(count, 'foto que não pôde ser baixada', 'fotos que não puderam ser baixadas'),
};
export const notClear = 'O arquivo não deixa claro';
