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
  comma: 'Coma ,',
  semicolon: 'Punto y coma ;',
  tab: 'Tabulador',
  bar: 'Barra |',
};
export const dayLabels: Record<DayOrder, string> = {
  day_first: '31/12/2027, primero el día',
  month_first: '12/31/2027, primero el mes',
};
/** Examples of how the file writes amounts; they stay as they are. */
export const numberLabels: Record<NumberStyle, string> = {
  point: '1,200.50',
  comma: '1.200,50',
  mixed: '1,200.50 o 1.200,50, cada importe por separado',
};
/** How a rent becomes one a month. */
export const conversionLabels: Record<RentPeriod, string> = {
  night: '× 30 noches',
  week: '× 52 semanas ÷ 12 meses',
  month: 'tal cual',
  year: '÷ 12 meses',
};
/** The same after an amount. */
export const conversionsAfterAmount: Record<RentPeriod, string> = {
  night: 'por noche × 30 noches',
  week: 'por semana × 52 semanas ÷ 12 meses',
  month: 'al mes, tal cual',
  year: 'al año ÷ 12 meses',
};

// What an import noted with a listing. `field` is the name of a field, `was` what the source had.
export const missing = ({ field }: { field: string }) =>
  `Falta en la fuente: ${field.toLowerCase()}`;
export const rounded = ({ field, was }: { field: string; was: string }) =>
  `${field}: era ${was} y se redondeó`;
export const notABathroom = ({ was }: { was: string }) =>
  `${was} baños en la fuente: un aseo sin bañera ni ducha no cuenta`;
export const converted: Record<RentPeriod, (given: { amount: string }) => string> = {
  night: ({ amount }) => `El alquiler era de ${amount} por noche × 30 noches`,
  week: ({ amount }) => `El alquiler era de ${amount} por semana × 52 semanas ÷ 12 meses`,
  month: ({ amount }) => `El alquiler era de ${amount} al mes, tal cual`,
  year: ({ amount }) => `El alquiler era de ${amount} al año ÷ 12 meses`,
};
export const unread = ({ field, was }: { field: string; was: string }) =>
  `${field}: no se pudo leer ${was}`;
export const cut = ({ field }: { field: string }) =>
  `${field}: era demasiado largo y se ha cortado`;
export const swapped = ({ was }: { was: string }) =>
  `Las coordenadas ${was} parecen estar al revés`;
export const otherProblems: Record<
  Exclude<
    ImportProblem['code'],
    'missing' | 'rounded' | 'converted' | 'no_bathroom' | 'unread' | 'cut' | 'place_swapped'
  >,
  string
> = {
  no_link: 'No hay a quién escribir: sin enlace no se puede publicar',
  studio: 'Un estudio: no tiene dormitorio aparte',
  no_street: 'Falta en la fuente: la calle',
  title_too_long: `El título supera los ${formatNumber(limits.title.max)} caracteres del formulario`,
  place_zero: 'Las coordenadas eran 0, 0, donde no vive nadie',
  title_broken: 'El título tiene caracteres dañados en la fuente',
};
