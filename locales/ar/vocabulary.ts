import type { Amenity, HouseRule, Intent, ListingStatus } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const amenityLabels: Record<Amenity, string> = {
  wifi: 'واي فاي',
  washing_machine: 'غسالة ملابس',
  dishwasher: 'غسالة صحون',
  balcony: 'شرفة',
  garden: 'حديقة',
  lift: 'مصعد',
  bike_storage: 'مكان للدراجات',
  desk: 'مكتب للعمل',
  furnished: 'مفروشة',
  air_conditioning: 'تكييف',
  step_free: 'مدخل بلا درجات',
  parking: 'موقف سيارة',
};

export const houseRuleLabels: Record<HouseRule, string> = {
  no_smoking: 'بلا تدخين',
  no_pets: 'بلا حيوانات أليفة',
  quiet_hours: 'ساعات هدوء',
  no_parties: 'بلا حفلات',
  couples_welcome: 'الأزواج مرحّب بهم',
  pets_welcome: 'الحيوانات الأليفة مرحّب بها',
};
/** What each house rule means for those who live there. */
export const houseRuleSentences: Record<HouseRule, string> = {
  no_smoking: 'لا أحد يدخّن في الداخل',
  no_pets: 'لا تعيش هنا حيوانات أليفة',
  quiet_hours: 'الهدوء يسود ليلًا',
  no_parties: 'لا تُقام حفلات',
  couples_welcome: 'الأزواج مرحّب بهم',
  pets_welcome: 'الحيوانات الأليفة مرحّب بها',
};

export const listingStatusLabels: Record<ListingStatus, string> = {
  active: 'نشط',
  paused: 'موقوف مؤقتًا',
  filled: 'شُغلت الغرفة',
};

/** Why someone is here, as they say it of themselves. */
export const intentLabels: Record<Intent, string> = {
  looking: 'أبحث عن غرفة',
  offering: 'أعرض غرفة',
  both: 'الأمران معًا',
};
/** The same as others read it. */
export const publicIntentLabels: Record<Intent, string> = {
  looking: 'البحث عن غرفة',
  offering: 'عرض غرفة',
  both: 'البحث عن غرفة أو عرضها',
};

// How long one can stay, in months or from a year on in half years; then from the shortest to the
// longest.
export const months = pluralText({
  zero: 'أقل من شهر',
  one: 'شهر واحد',
  two: 'شهران',
  few: '# أشهر',
  many: '# شهرًا',
  other: '# شهر',
});
export const years = pluralText({
  zero: 'أقل من سنة',
  one: 'سنة واحدة',
  two: 'سنتان',
  few: '# سنوات',
  many: '# سنة',
  other: '# سنة',
});
/** Half a year more than `count` years. */
export const yearsAndHalf = pluralText({
  zero: 'نصف سنة',
  one: 'سنة ونصف',
  two: 'سنتان ونصف',
  few: '# سنوات ونصف',
  many: '# سنة ونصف',
  other: '# سنة ونصف',
});
export const stayRange = ({ least, most }: { least: string; most: string }) =>
  `${least} على الأقل، ${most} على الأكثر`;
export const stayAtLeast = ({ least }: { least: string }) => `${least} على الأقل`;
export const stayAtMost = ({ most }: { most: string }) => `${most} على الأكثر`;

/** In place of a currency that nobody chose. */
export const currencyOfTown = 'العملة المحلية';

/** At a field where an amount was expected. */
export const noAmount = 'اكتب رقمًا، مثل 1,500';
