import type { RoomType } from '#contract/vocabulary.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// The facts of a card.
export const roomTypeLabels: Record<RoomType, string> = {
  private_room: 'غرفة خاصة',
  shared_room: 'غرفة مشتركة',
  whole_place: 'سكن كامل',
};
export const bedrooms = pluralText({
  zero: 'بلا غرف نوم',
  one: 'غرفة نوم واحدة',
  two: 'غرفتا نوم',
  few: '# غرف نوم',
  many: '# غرفة نوم',
  other: '# غرفة نوم',
});
export const residents = pluralText({
  zero: 'لا يسكن هنا أحد بعد',
  one: 'يسكن هنا شخص واحد',
  two: 'يسكن هنا شخصان',
  few: 'يسكن هنا # أشخاص',
  many: 'يسكن هنا # شخصًا',
  other: 'يسكن هنا # شخص',
});
export const freeNow = 'متاحة الآن';
export const freeFrom = ({ day }: { day: string }) => `من ${day}`;
export const confirmed = pluralText({
  zero: 'أُكِّد اليوم',
  one: 'أُكِّد أمس',
  two: 'أُكِّد قبل يومين',
  few: 'أُكِّد قبل # أيام',
  many: 'أُكِّد قبل # يومًا',
  other: 'أُكِّد قبل # يوم',
});
/** Over a list, in place of the same words on each of its cards. */
export const confirmedToday = 'أُكِّدت اليوم، ما لم تذكر البطاقة غير ذلك.';
export const answersWithin = ({ hours }: { hours: number }) =>
  plural(hours, {
    zero: 'الرد خلال ساعة',
    one: 'الرد خلال ساعة',
    two: 'الرد خلال ساعتين',
    few: `الرد خلال ${formatNumber(hours)} ساعات`,
    many: `الرد خلال ${formatNumber(hours)} ساعة`,
    other: `الرد خلال ${formatNumber(hours)} ساعة`,
  });

// What follows the price.
export const aMonth = 'شهريًا';
export const aMonthInAll = 'شهريًا شاملًا كل شيء';
export const aMonthWithBills = 'شهريًا، الفواتير مشمولة';
export const about = ({ price }: { price: string }) => `نحو ${price}`;

/** Stands between facts in one line. */
export const factSeparator = '، ';
/** A room in one line, for search engines and feeds; `place` is its address and ends the line. */
export const summary = ({ facts, place }: { facts: string; place: string }) => `${facts}. ${place}`;
