import type { ImportProblem } from '#contract/imports/import.ts';
import type {
  DayOrder,
  ImportSeparator,
  NumberStyle,
  RentPeriod,
} from '#contract/imports/import-reading.ts';
import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';

// How a file of listings is read.
export const separatorLabels: Record<ImportSeparator, string> = {
  comma: 'Vírgula ,',
  semicolon: 'Ponto e vírgula ;',
  tab: 'Tabulação',
  bar: 'Barra |',
};
export const dayLabels: Record<DayOrder, string> = {
  day_first: '31/12/2027, primeiro o dia',
  month_first: '12/31/2027, primeiro o mês',
};
/** Examples of how the file writes amounts; they stay as they are. */
export const numberLabels: Record<NumberStyle, string> = {
  point: '1,200.50',
  comma: '1.200,50',
  mixed: '1,200.50 ou 1.200,50, cada um por si',
};
/** How a rent becomes one a month. */
export const conversionLabels: Record<RentPeriod, string> = {
  night: 'vezes 30 noites',
  week: 'vezes 52 semanas, dividido por 12 meses',
  month: 'como está',
  year: 'dividido por 12 meses',
};
/** The same after an amount. */
export const conversionsAfterAmount: Record<RentPeriod, string> = {
  night: 'por noite, vezes 30 noites',
  week: 'por semana, vezes 52 semanas, dividido por 12 meses',
  month: 'por mês, como está',
  year: 'por ano, dividido por 12 meses',
};

// What an import noted with a listing. `field` is the name of a field, `was` what the source had.
export const missing = ({ field }: { field: string }) =>
  `Não está na fonte: ${field.toLowerCase()}`;
export const rounded = ({ field, was }: { field: string; was: string }) =>
  `${field}: era ${was} e foi arredondado`;
export const notABathroom = ({ was }: { was: string }) =>
  `${was} banheiros na fonte: um lavabo, sem banheira nem chuveiro, não conta`;
export const converted: Record<RentPeriod, (given: { amount: string }) => string> = {
  night: ({ amount }) => `O aluguel era ${amount} por noite, vezes 30 noites`,
  week: ({ amount }) =>
    `O aluguel era ${amount} por semana, vezes 52 semanas, dividido por 12 meses`,
  month: ({ amount }) => `O aluguel era ${amount} por mês, como está`,
  year: ({ amount }) => `O aluguel era ${amount} por ano, dividido por 12 meses`,
};
export const unread = ({ field, was }: { field: string; was: string }) =>
  `${field}: não foi possível ler ${was}`;
export const cut = ({ field }: { field: string }) => `${field}: era longo demais e foi cortado`;
export const swapped = ({ was }: { was: string }) => `As coordenadas ${was} parecem estar trocadas`;
export const otherProblems: Record<
  Exclude<
    ImportProblem['code'],
    'missing' | 'rounded' | 'converted' | 'no_bathroom' | 'unread' | 'cut' | 'place_swapped'
  >,
  string
> = {
  no_link: 'Não há como entrar em contato: sem um link não pode ser publicado',
  studio: 'Um estúdio: não tem quarto separado',
  no_street: 'Não está na fonte: a rua',
  title_too_long: `O título passa dos ${formatNumber(limits.title.max)} caracteres do formulário`,
  place_zero: 'As coordenadas eram 0, 0, onde ninguém mora',
  title_broken: 'O título tem caracteres corrompidos na fonte',
};
