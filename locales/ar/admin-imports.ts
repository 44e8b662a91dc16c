import type { ReactNode } from 'react';
import type { Import, NewListingStatus } from '#contract/imports/import.ts';
import type { RentPeriod } from '#contract/imports/import-reading.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

const countedRows = (count: number) =>
  plural(count, {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفّان',
    few: `${formatNumber(count)} صفوف`,
    many: `${formatNumber(count)} صفًا`,
    other: `${formatNumber(count)} صف`,
  });
/** After a noun or a preposition, such as من. */
const ofRows = (count: number) =>
  count === 2 ? 'صفّين' : count === 0 ? 'أي صف' : countedRows(count);

export const lede =
  'استورد إعلانات من مواقع أخرى. تُستبعد الصفوف التي يتعذّر استيرادها، مع ذكر السبب.';

export const sources = 'المصادر';
export const pagesOfSources = 'صفحات المصادر';
export const listings = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    zero: 'لا إعلانات',
    one: 'إعلان واحد',
    two: 'إعلانان',
    few: `${total} إعلانات`,
    many: `${total} إعلانًا`,
    other: `${total} إعلان`,
  });
export const addSource = 'إضافة مصدر';
export const noSources = 'لا مصادر بعد';
export const noSourcesHint =
  'المصدر موقع أو شريك تستورد إعلاناته كملفات CSV أو JSON. يُحفظ ربط أعمدته بالحقول.';
export const chooseSource = 'اختر مصدرًا لتستورد منه.';
export const sourceAdded = ({ sourceName }: { sourceName: string }) => `أُضيف المصدر ${sourceName}`;

export const newListings: Record<NewListingStatus, string> = {
  pending: 'الإعلانات الجديدة تنتظر المراجعة',
  active: 'الإعلانات الجديدة تُنشر فورًا',
};
export const isRunning = 'استيراد من هذا المصدر جارٍ الآن. يمكنك بدء التالي عندما ينتهي.';
export const sourceGone = 'لم يعد هذا المصدر موجودًا.';
export const settings = 'الإعدادات';
export const sourceSettings = ({ sourceName }: { sourceName: string }) => `إعدادات ${sourceName}`;
export const sourceSaved = 'حُفظ المصدر';
export const askDelete = ({ sourceName }: { sourceName: string }) => `أتريد حذف ${sourceName}؟`;
export const askDeleteHint =
  'يحذف هذا ربط الأعمدة وسجل الاستيراد نهائيًا. تبقى إعلانات المصدر، وتعود إليه إن أضفت مصدرًا بالاسم نفسه.';
export const sourceDeleted = ({ sourceName }: { sourceName: string }) =>
  `حُذف المصدر ${sourceName}، وبقيت إعلاناته`;

export const source = 'المصدر';
export const newSource = 'مصدر جديد';
export const nameHint = 'حروف لاتينية صغيرة وأرقام وشرطات. لا يمكن تغييره لاحقًا.';
export const fileFormat = 'صيغة الملف';
export const address = 'رابط جلب الملف';
export const newStatus = 'الإعلانات الجديدة';
export const newStatusLabels: Record<NewListingStatus, string> = {
  pending: 'تنتظر المراجعة',
  active: 'تُنشر فورًا',
};
export const newStatusHint =
  'إن كانت تنتظر المراجعة، فإن الإعلان المنشور يعود إليها عندما يتغيّر عنوانه أو مكانه أو وصفه أو الموقع الذي يقود إليه رابطه.';
export const addThisSource = 'إضافة المصدر';

export const newImport = 'استيراد جديد';
export const file = 'ملف للاستيراد';
export const chooseFile = ({ kind }: { kind: string }) => `اختيار ملف ${kind}`;
export const fetching = 'جارٍ جلب الملف…';
export const fetchFrom = ({ host }: { host: string }) => `جلب من ${host}`;
export const dropIt = ({ size, count }: { size: string; count: number }) =>
  `أو أفلته هنا. حتى ${size} و${ofRows(count)}. ترى معاينة قبل استيراد أي شيء.`;
export const uploading = ({ fileName }: { fileName: string }) => `جارٍ رفع ${fileName}`;
export const noFile = 'لم يصل أي ملف';
export const isEmpty = ({ fileName }: { fileName: string }) => `الملف ${fileName} فارغ.`;
export const isTooLarge = ({
  fileName,
  size,
  max,
}: {
  fileName: string;
  size: string;
  max: string;
}) => `حجم الملف ${fileName} هو ${size}، والحد الأقصى ${max}.`;
export const uploadFailed = 'تعذّر رفع الملف. تحقّق من اتصالك ثم اختره من جديد.';
export const bytes = pluralText({
  zero: '0 بايت',
  one: '1 بايت',
  two: '2 بايت',
  few: '# بايت',
  many: '# بايت',
  other: '# بايت',
});
export const kilobytes = ({ value }: { value: string }) => `${value} كيلوبايت`;
export const megabytes = ({ value }: { value: string }) => `${value} ميغابايت`;

export const mapping = 'ربط الأعمدة';
export const chooseAnother = 'اختيار ملف آخر';
export const cannotImport = 'لا يمكن استيراد هذا الملف';
export const previewFailed = 'تعذّرت المعاينة';
export const previewWaits = 'على المعاينة أن تنتظر';
export const previewWaitsHint =
  'الخادم مشغول بملفات أخرى أو ما زال يحمّل الأماكن. ستستمر المعاينة من تلقاء نفسها.';
export const reading = 'جارٍ قراءة الملف…';
export const mappingHint = ({
  times,
  divided,
  combined,
}: {
  times: ReactNode;
  divided: ReactNode;
  combined: ReactNode;
}) =>
  rich`اختر عمودًا لكل حقل. يمكنك الحساب بعمود: ${times} أو ${divided}، ودمج الأعمدة: ${combined}.`;
export const required = 'مطلوب';
export const notMapped = 'غير مربوط';

export const encoding = 'الترميز';
export const reads = ({ text }: { text: ReactNode }) => rich`يُقرأ هكذا: ${text}`;
export const onlyEnglish = 'لا حروف غير إنجليزية في الصفوف الأولى';
export const whichEncoding = 'ما ترميز هذا الملف؟';
export const whichEncodingHint =
  'ليس الملف بترميز UTF-8 ولا UTF-16. اختر الترميز الذي تظهر فيه هذه الكلمات صحيحة. إن لم يكن أيٌّ منها صحيحًا فاختر ترميزًا آخر أدناه.';
export const encodingsOfEurope = {
  western: 'غرب أوروبا',
  central: 'وسط أوروبا',
  baltic: 'دول البلطيق',
};
export const anotherEncoding = 'ترميز آخر';
export const chooseEncoding = 'اختر ترميزًا';
export const separator = 'يفصل بين الأعمدة';
export const givesColumns = ({ count, names }: { count: number; names: ReactNode }) =>
  plural(count, {
    zero: rich`لا ينتج أي عمود: ${names}`,
    one: rich`ينتج عمود واحد: ${names}`,
    two: rich`ينتج عمودان: ${names}`,
    few: rich`تنتج ${formatNumber(count)} أعمدة: ${names}`,
    many: rich`ينتج ${formatNumber(count)} عمودًا: ${names}`,
    other: rich`ينتج ${formatNumber(count)} عمود: ${names}`,
  });
export const header = 'أسماء الأعمدة في';
export const headerLine = ({ line, names }: { line: number; names: string }) =>
  `السطر ${formatNumber(line)}: ${names}`;
export const list = 'قائمة الصفوف';
export const listHint = 'القائمة التي تحوي الغرف في الملف';
export const listAtTop = ({ count }: { count: number }) => `في المستوى الأول، ${countedRows(count)}`;
export const listAt = ({ path, count }: { path: string; count: number }) =>
  `${path}، ${countedRows(count)}`;

export const amounts = 'المبالغ';
export const numbers = 'طريقة كتابة المبالغ';
export const numbersKnown = 'مستنتج من مبالغ الملف';
export const numbersUnclear = 'بعضها غير واضح، مثل 1.200. اختر طريقة، وإلا استُبعدت';
export const currency = 'المبالغ التي بلا عملة';
export const currencyHint = 'تحدد أيضًا أي دولار تعنيه علامة $';
export const currencyNamed = ({ code, label }: { code: string; label: string }) =>
  `${code}، ${label}`;
export const period = 'الإيجار لمدة';
export const periodLabels: Record<RentPeriod, string> = {
  night: 'ليلة',
  week: 'أسبوع',
  month: 'شهر',
  year: 'سنة',
};
export const unlessRowSays = 'ما لم يُذكر غير ذلك في الصف';
export const unlessRowSaysElse = ({ conversion }: { conversion: string }) =>
  `ما لم يُذكر غير ذلك في الصف: ${conversion}`;
export const nights = 'الإيجار لليلة';
export const nightsHint = 'قليل منها يُؤجَّر لشهر كامل';
export const nightLabels = { set_aside: 'يُستبعد', times_30: 'يُضرب في 30' };
export const amountsAsRead = 'المبالغ كما تُقرأ';
export const inFile = 'في الملف';
export const aMonth = 'شهريًا';
export const how = 'كيف';
export const setAside = 'مستبعد';
export const asItIs = 'كما هو';
export const ownCurrency = ({ amount }: { amount: string }) => `${amount} بعملة المكان`;

export const days = 'التواريخ';
export const dayOrder = 'تُكتب التواريخ مثل';
export const dayOrderKnown = 'مستنتج من تواريخ الملف';
export const dayOrderUnclear = 'بعضها، مثل 3/4/2027، غير واضح. اختر طريقة وإلا بقيت فارغة';
export const daysAsRead = 'التواريخ كما تُقرأ';
export const readAs = 'تُقرأ';
export const field = 'الحقل';
export const noDay = 'بلا تاريخ: تبقى فارغة';
export const dayNotRead = 'لم تُقرأ: تبقى فارغة';

export const allChecked = ({ count }: { count: number }) =>
  `تم فحص ${ofRows(count)}، وهذا كل الملف`;
export const firstChecked = ({ count }: { count: number }) =>
  `تم فحص ${ofRows(count)} من أول الملف`;
export const notReady = 'لم يكتمل بعد';
export const wouldImport = ({ count }: { count: number }) => `للاستيراد: ${countedRows(count)}.`;
export const wouldSetAside = ({ count, aside }: { count: number; aside: number }) =>
  `للاستيراد: ${countedRows(count)}. للاستبعاد: ${countedRows(aside)}.`;
export const toSetAside = ({ count }: { count: number }) =>
  `للاستبعاد، مع السبب: ${countedRows(count)}`;
export const firstToSetAside = ({ shown, count }: { shown: string; count: number }) =>
  `أول ${shown} من ${ofRows(count)} للاستبعاد`;
export const rowsToSetAside = 'صفوف للاستبعاد';
export const firstRows = 'أول الصفوف للاستيراد';
export const problems = 'المشكلات';
export const notStarted = 'لم يبدأ الاستيراد';
export const importIt = 'استيراد';
export const importRows = ({ count }: { count: number }) => `استيراد ${ofRows(count)}`;

export const setAsideRows = 'الصفوف المستبعدة';
export const hideSetAside = 'إخفاء الصفوف المستبعدة';
export const pagesOfSetAside = 'صفحات الصفوف المستبعدة';
export const line = 'السطر';
export const id = 'المعرّف';
export const noId = 'لا يوجد';
export const reason = 'السبب';

export const imports = 'عمليات الاستيراد';
export const noImports = 'لا عمليات استيراد بعد.';
export const pagesOfImports = 'صفحات عمليات الاستيراد';
export const newestIs: Record<Import['status'], string> = {
  waiting: 'أحدث استيراد: في الانتظار',
  running: 'أحدث استيراد: جارٍ',
  done: 'أحدث استيراد: اكتمل',
  cancelled: 'أحدث استيراد: أُلغي',
  refused: 'أحدث استيراد: رُفض',
  failed: 'أحدث استيراد: فشل',
};
export const statusLabels: Record<Import['status'], string> = {
  waiting: 'في الانتظار',
  running: 'جارٍ',
  done: 'اكتمل',
  cancelled: 'أُلغي',
  refused: 'رُفض',
  failed: 'فشل',
};
export const cancelling = 'جارٍ الإلغاء';
export const importName = ({ fileName, when }: { fileName: string; when: string }) =>
  `استيراد ${fileName}، ${when}`;
export const showListings = 'عرض الإعلانات';
export const rows = ({ count }: { count: number }) => countedRows(count);
export const rowsDone = ({ done, count }: { done: string; count: number }) =>
  `${done} من ${ofRows(count)}`;
export const photosDone = ({ done, count }: { done: string; count: number }) =>
  `الصور المجلوبة: ${done} من ${formatNumber(count)}`;
export const whatItDid = ({ count }: { count: number }) => `نتيجة استيراد ${ofRows(count)}`;
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
  added: () => 'جديد',
  updated: () => 'محدَّث',
  unchanged: () => 'بلا تغيير',
  aside: () => 'مستبعد',
  review: () => 'عاد إلى المراجعة',
  duplicates: () => 'مكرر',
  gone: () => 'لم يعد في المصدر',
  photos: () => 'من الصور جُلبت',
  photosRefused: () => 'من الصور تعذّر جلبها',
};
export const notClear = 'غير واضح من الملف';
