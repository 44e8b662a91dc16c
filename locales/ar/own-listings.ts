import type { ReactNode } from 'react';
import type { ListingSuggestion } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import { rich, type Wrap } from '../rich.ts';
import { pluralText } from './plural.ts';

export const loadingListings = 'جارٍ تحميل إعلاناتك…';
export const listingCount = pluralText({
  zero: 'لا إعلانات',
  one: 'إعلان واحد',
  two: 'إعلانان',
  few: '# إعلانات',
  many: '# إعلانًا',
  other: '# إعلان',
});
export const noListings = 'لم تعلن عن سكن بعد';
export const noListingsHint =
  'غرفة خالية أو سكن كامل للمشاركة: يستغرق ذلك دقيقتين، ويمكنك التعديل أو الحذف متى شئت.';

export const listedOn = ({ day }: { day: string }) => `نُشر في ${day}`;
export const hiddenByTeam = 'أخفاه فريقنا';
export const ended = 'منتهٍ';
export const endedHint = ({ change }: { change: Wrap }) =>
  rich`مضى آخر يوم فيه، فلا يظهر في نتائج البحث. ${change('غيّر «متاحة حتى»')} لعرضه من جديد، أو ضع علامة بأن الغرفة شُغلت.`;
export const confirmedOn = ({ day }: { day: string }) => `أُكِّد في ${day}`;
export const unconfirmed = 'لا يظهر: يُرجى التأكيد';
export const unconfirmedHint =
  'مضى على آخر تأكيد أكثر من 30 يومًا، لذلك لا يظهر في نتائج البحث. أكّد أنه ما زال متاحًا لعرضه من جديد.';

export const notSeen = 'لم يُشاهد خلال 30 يومًا';
export const seen = pluralText({
  zero: 'لم يُشاهد خلال 30 يومًا',
  one: 'شوهد مرة واحدة خلال 30 يومًا',
  two: 'شوهد مرتين خلال 30 يومًا',
  few: 'شوهد # مرات خلال 30 يومًا',
  many: 'شوهد # مرة خلال 30 يومًا',
  other: 'شوهد # مرة خلال 30 يومًا',
});
export const noInquiries = 'لا استفسارات بعد';
export const openInquiries = pluralText({
  zero: 'لا استفسارات بانتظار ردك',
  one: 'استفسار واحد بانتظار ردك',
  two: 'استفساران بانتظار ردك',
  few: '# استفسارات بانتظار ردك',
  many: '# استفسارًا بانتظار ردك',
  other: '# استفسار بانتظار ردك',
});
export const whatWouldHelp = 'كيف تحسّنه:';
export const suggestions: Record<ListingSuggestion, string> = {
  add_location: 'أضف الموقع: لا يظهر عند البحث في مدينة',
  add_images: 'أضف صورًا: ثلاث على الأقل تُظهر شكل السكن',
  describe_more: 'صِفه في بضع جمل: الغرفة والبيت والساكنون',
  say_when_free: 'اذكر متى تصبح الغرفة متاحة',
  say_bills: 'اذكر تكلفة الفواتير: يبحث الناس بالإجمالي شهريًا',
  say_house_rules: 'اذكر قواعد السكن',
  say_amenities: 'اذكر المرافق، مثل واي فاي أو غسالة ملابس',
};

// The one button of each room: what is to be done first. The rest is in a menu.
export const changeDates = 'تغيير المواعيد';
export const mendLabels: Record<ListingSuggestion, string> = {
  add_location: 'إضافة الموقع',
  add_images: 'إضافة صور',
  describe_more: 'كتابة الوصف',
  say_when_free: 'ذكر التاريخ',
  say_bills: 'ذكر الفواتير',
  say_house_rules: 'ذكر القواعد',
  say_amenities: 'ذكر المرافق',
};

export const statusButtons: Record<ListingStatus, string> = {
  active: 'عرض من جديد',
  paused: 'إيقاف مؤقت',
  filled: 'شُغلت الغرفة',
};
export const statusChanged: Record<ListingStatus, string> = {
  active: 'يمكن للجميع العثور عليه من جديد',
  paused: 'أُوقف مؤقتًا: لا يراه أحد سواك',
  filled: 'شُغلت الغرفة: لا يرى الإعلان أحد سواك',
};
export const confirmedNow = 'تم التأكيد: يظهر في نتائج البحث';
export const statusButton = ({ action, title }: { action: string; title: string }) =>
  `${action}: ${title}`;
export const changeFailed = ({ reason }: { reason: string }) => `تعذّر التغيير. ${reason}`;

export const deleteThisListing = 'أتريد حذف هذا الإعلان؟';
export const deleteHint = ({ title }: { title: ReactNode }) =>
  rich`سيختفي «${title}» عن الجميع، ولا يمكن التراجع عن ذلك. لإخفائه لفترة، أوقفه مؤقتًا.`;
export const deleteFailed = 'تعذّر الحذف';
export const listingDeleted = 'حُذف إعلانك';
