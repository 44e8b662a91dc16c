import { plural } from './plural.ts';

export const headline = 'اعثر على أناس يسرّك أن تشاركهم المطبخ.';
export const lede = 'غرف وشركاء سكن يناسبون أسلوب عيشك فعلًا. وكل درجة معها أسبابها.';
export const rooms = 'الغرف';
export const roomsFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    zero: 'لا غرف',
    one: 'غرفة واحدة',
    two: 'غرفتان',
    few: `${total} غرف`,
    many: `${total} غرفة`,
    other: `${total} غرفة`,
  });

export const searchRooms = 'البحث عن غرف';
export const search = 'بحث';
export const where = 'أين';
export const townOrNeighborhood = 'مدينة أو حي';
export const freeBy = 'موعد الانتقال';
export const rentUpTo = 'الإيجار حتى';
export const any = 'لا يهم';
export const commonSearches = 'عمليات بحث شائعة';
export const petsWelcome = 'الحيوانات الأليفة مرحّب بها';
export const furnished = 'مفروشة';
export const noSmoking = 'بلا تدخين';
export const withGarden = 'مع حديقة';

export const sortBy = 'الترتيب حسب';
export const sortLabels = {
  newest: 'الأحدث',
  fit: 'الأكثر توافقًا',
  rent: 'الأقل إيجارًا',
  distance: 'الأقرب',
};

export const loadingRooms = 'جارٍ تحميل الغرف…';
export const roomsLoadLater = 'تُحمَّل الغرف حالما يعود الاتصال.';
export const roomsFailed = 'تعذّر تحميل الغرف';
export const searchIsKept = 'بحثك محفوظ.';
export const fromAnotherSite = 'من موقع آخر';
