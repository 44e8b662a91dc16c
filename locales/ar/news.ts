import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// On the home page, for who is signed in: what is new since they last looked.
export const newForYou = 'الجديد لك';
/** `total` may be a count that stopped: "20+". */
export const newRoomsNear = ({
  count,
  total,
  town,
}: {
  count: number;
  total: string;
  town: string;
}) =>
  plural(count, {
    zero: `لا غرف جديدة قرب ${town}`,
    one: `غرفة جديدة قرب ${town}`,
    two: `غرفتان جديدتان قرب ${town}`,
    few: `${total} غرف جديدة قرب ${town}`,
    many: `${total} غرفة جديدة قرب ${town}`,
    other: `${total} غرفة جديدة قرب ${town}`,
  });
export const newRoomiesNear = ({ count, town }: { count: number; town: string }) =>
  plural(count, {
    zero: `لا شركاء سكن جدد قرب ${town}`,
    one: `شريك سكن جديد قرب ${town}`,
    two: `شريكا سكن جديدان قرب ${town}`,
    few: `${formatNumber(count)} شركاء سكن جدد قرب ${town}`,
    many: `${formatNumber(count)} شريك سكن جديدًا قرب ${town}`,
    other: `${formatNumber(count)} شريك سكن جديد قرب ${town}`,
  });
export const newRoomiesHint = 'منذ زيارتك الأخيرة';
export const favoritesChanged = pluralText({
  zero: 'لم يتغيّر شيء في المفضلة',
  one: 'تغيّرت غرفة من المفضلة',
  two: 'تغيّرت غرفتان من المفضلة',
  few: 'تغيّرت # غرف من المفضلة',
  many: 'تغيّرت # غرفة من المفضلة',
  other: 'تغيّرت # غرفة من المفضلة',
});
/** A favorite room whose rent changed: all costs of a month. */
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `الآن ${now}، وكانت ${was}`;
/** What became of a favorite room, behind its title. */
export const stateChanged = {
  offered: 'متاحة من جديد',
  ended: 'لم تعد متاحة',
  unconfirmed: 'لم تعد مؤكَّدة',
  paused: 'موقوفة مؤقتًا',
  filled: 'شُغلت',
  deleted: 'حُذفت',
  unavailable: 'غير متاحة',
};
export const nextViewing = ({ moment }: { moment: string }) => `معاينة: ${moment}`;
/** The other side proposed a time for a viewing. */
export const wishWaits = ({ moment }: { moment: string }) => `هل يناسبك هذا الموعد؟ ${moment}`;
/** Below the next viewing, from a day before. */
export const areYouComing = 'هل ستحضر؟';
export const inquiriesHint = 'غير مقروء أو لم يُردّ عليه بعد';
export const foundBySearches = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    zero: `لا جديد في عمليات البحث المحفوظة`,
    one: `غرفة جديدة في عمليات البحث المحفوظة`,
    two: `غرفتان جديدتان في عمليات البحث المحفوظة`,
    few: `${total} غرف جديدة في عمليات البحث المحفوظة`,
    many: `${total} غرفة جديدة في عمليات البحث المحفوظة`,
    other: `${total} غرفة جديدة في عمليات البحث المحفوظة`,
  });
export const inSearches = pluralText({
  zero: 'ليس في أي عملية بحث',
  one: 'في عملية بحث واحدة',
  two: 'في عمليتي بحث',
  few: 'في # عمليات بحث',
  many: 'في # عملية بحث',
  other: 'في # عملية بحث',
});
export const nothingNew = 'لا جديد منذ آخر مرة';
export const nothingNewHint = 'هنا تظهر الغرف القريبة منك، وما يتغيّر في المفضلة، والردود.';
export const dismissNews = ({ news }: { news: string }) => `إخفاء: ${news}`;
export const notDismissed = 'تعذّر الإخفاء';
export const newsFailed = 'تعذّر تحميل الجديد';
export const seeWhyHidden = 'اعرف السبب وما يمكنك فعله.';
