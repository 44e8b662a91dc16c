import type { ImportProblem } from '#contract/imports/import.ts';
import type { ImportSeparator, NumberStyle, RentPeriod } from '#contract/imports/import-reading.ts';
import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';

// How a file of listings is read.
export const separatorLabels: Record<ImportSeparator, string> = {
  comma: 'Coma ,',
  semicolon: 'Punto y coma ;',
  tab: 'Tabulador',
  bar: 'Barra |',
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
export const otherProblems: Record<
  Exclude<ImportProblem['code'], 'missing' | 'rounded' | 'converted' | 'no_bathroom'>,
  string
> = {
  no_link: 'No hay a quién escribir: sin enlace no se puede publicar',
  studio: 'Un estudio: no tiene dormitorio aparte',
  no_street: 'Falta en la fuente: la calle',
  title_too_long: `El título supera los ${formatNumber(limits.title.max)} caracteres del formulario`,
  title_broken: 'El título tiene caracteres dañados en la fuente',
};
