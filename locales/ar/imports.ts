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
  comma: 'فاصلة ,',
  semicolon: 'فاصلة منقوطة ;',
  tab: 'علامة جدولة',
  bar: 'خط عمودي |',
};
export const dayLabels: Record<DayOrder, string> = {
  day_first: '31/12/2027، اليوم أولًا',
  month_first: '12/31/2027، الشهر أولًا',
};
/** Examples of how the file writes amounts; they stay as they are. */
export const numberLabels: Record<NumberStyle, string> = {
  point: '1,200.50',
  comma: '1.200,50',
  mixed: '1,200.50 أو 1.200,50، كل مبلغ على حدة',
};
/** How a rent becomes one a month. */
export const conversionLabels: Record<RentPeriod, string> = {
  night: 'مضروبًا في 30 ليلة',
  week: 'مضروبًا في 52 أسبوعًا ومقسومًا على 12 شهرًا',
  month: 'كما هو',
  year: 'مقسومًا على 12 شهرًا',
};
/** The same after an amount. */
export const conversionsAfterAmount: Record<RentPeriod, string> = {
  night: 'لليلة، مضروبًا في 30 ليلة',
  week: 'للأسبوع، مضروبًا في 52 أسبوعًا ومقسومًا على 12 شهرًا',
  month: 'للشهر، كما هو',
  year: 'للسنة، مقسومًا على 12 شهرًا',
};

// What an import noted with a listing. `field` is the name of a field, `was` what the source had.
export const missing = ({ field }: { field: string }) => `غير موجود في المصدر: ${field}`;
export const rounded = ({ field, was }: { field: string; was: string }) =>
  `${field}: كانت القيمة ${was} وقُرّبت`;
export const notABathroom = ({ was }: { was: string }) =>
  `عدد الحمّامات في المصدر ${was}: المرحاض بلا حوض استحمام أو دُش لا يُحتسب`;
export const converted: Record<RentPeriod, (given: { amount: string }) => string> = {
  night: ({ amount }) => `كان الإيجار ${amount} لليلة، مضروبًا في 30 ليلة`,
  week: ({ amount }) => `كان الإيجار ${amount} للأسبوع، مضروبًا في 52 أسبوعًا ومقسومًا على 12 شهرًا`,
  month: ({ amount }) => `كان الإيجار ${amount} للشهر، كما هو`,
  year: ({ amount }) => `كان الإيجار ${amount} للسنة، مقسومًا على 12 شهرًا`,
};
export const unread = ({ field, was }: { field: string; was: string }) =>
  `${field}: تعذّرت قراءة ${was}`;
export const cut = ({ field }: { field: string }) => `${field}: كان أطول من اللازم فقُصّ`;
export const swapped = ({ was }: { was: string }) => `يبدو أن الإحداثيات ${was} معكوسة`;
export const otherProblems: Record<
  Exclude<
    ImportProblem['code'],
    'missing' | 'rounded' | 'converted' | 'no_bathroom' | 'unread' | 'cut' | 'place_swapped'
  >,
  string
> = {
  no_link: 'لا يمكن التواصل مع أحد: لا يُنشر بلا رابط',
  studio: 'استوديو: بلا غرفة نوم منفصلة',
  no_street: 'غير موجود في المصدر: عنوان الشارع',
  title_too_long: `عنوان الإعلان أطول مما يتيحه النموذج، وهو ${formatNumber(limits.title.max)} حرف`,
  place_zero: 'كانت الإحداثيات 0, 0 حيث لا يسكن أحد',
  title_broken: 'في عنوان الإعلان أحرف تالفة من المصدر',
};
