import type { Report } from '#contract/moderation/moderation.ts';
import type { OfferStatus } from '#contract/offers/statuses.ts';
import type { ViewingStatus } from '#contract/vocabulary.ts';
import type { ListingSign, ScamReason } from '#guards/scams/rule.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const lede = 'ما أُبلغ عنه، الأحدث أولًا.';
export const allReports = 'كل البلاغات';
export const otherReports = 'بلاغات أخرى';

export const reasonLabels: Record<Report['reason'], string> = {
  asks_for_money: 'طلب مال أو وثائق',
  not_real: 'غير حقيقي',
  harassment: 'مضايقة أو تهديد',
  discrimination: 'تمييز',
  spam: 'رسائل مزعجة أو إعلانات',
  illegal: 'محتوى مخالف للقانون',
  scam: 'احتيال',
  mine: 'يقول المبلِّغ إنه له',
  other: 'سبب آخر',
};
export const kindLabels: Record<Report['kind'], string> = {
  listing: 'غرفة',
  user: 'شريك سكن',
  inquiry: 'استفسار',
  wanted: 'إعلان بحث',
};
export const kindPluralLabels: Record<Report['kind'], string> = {
  listing: 'الغرف',
  user: 'شركاء السكن',
  inquiry: 'الاستفسارات',
  wanted: 'إعلانات البحث',
};
export const unnamedTargets = {
  listing: ({ id }: { id: string }) => `الغرفة ${id}`,
  user: ({ id }: { id: string }) => `شريك السكن ${id}`,
  inquiry: ({ id }: { id: string }) => `الاستفسار ${id}`,
  wanted: ({ id }: { id: string }) => `إعلان البحث ${id}`,
};
export const statusLabels: Record<Report['status'], string> = {
  open: 'مفتوح',
  resolved: 'محلول',
  dismissed: 'مرفوض',
};
export const stateLabels: Record<Report['target']['state'], string> = {
  shown: 'ظاهر للجميع',
  unlisted: 'أوقف صاحبه عرضه',
  hidden: 'مخفي',
  suspended: 'موقوف',
  gone: 'محذوف',
};

export const anyStatus = 'الكل';
export const open = 'مفتوحة';
export const target = 'الموضوع';
export const anyTarget = 'كل شيء';
export const source = 'المصدر';
export const anySource = 'من الجميع';
export const sourceLabels: Record<Report['source'], string> = {
  member: 'الأعضاء',
  visitor: 'بلا حساب',
  card: 'بطاقات في مواقع أخرى',
  system: 'كاشف الاحتيال',
};
export const noReports = 'لا بلاغات';
export const noOpenReports = 'لا توجد بلاغات مفتوحة.';
export const noMatch = 'لا بلاغ يطابق عوامل التصفية.';
export const state = 'الوضع';
export const aboutIt = pluralText({
  zero: 'لا بلاغات عنه',
  one: 'بلاغ واحد عنه',
  two: 'بلاغان عنه',
  few: '# بلاغات عنه',
  many: '# بلاغًا عنه',
  other: '# بلاغ عنه',
});

export const deletedAccount = 'حساب محذوف';
export const anAdministrator = 'أحد المشرفين';
export const thisRoomie = 'شريك السكن هذا';

export const reportedByDeleted = ({ when }: { when: string }) => `بلاغ في ${when} من حساب محذوف`;
export const reportedByVisitor = ({ when, email }: { when: string; email: string }) =>
  `بلاغ في ${when} من ${email}، بلا حساب`;
export const foundByGuard = ({ when }: { when: string }) => `رصده كاشف الاحتيال، ${when}`;
export const scamSigns: Record<ScamReason | ListingSign, string> = {
  payment: 'مال بالحوالة أو العملات الرقمية أو بطاقات الهدايا',
  deposit: 'مال قبل المعاينة',
  elsewhere: 'الانتقال إلى خدمة أخرى',
  abroad: 'السفر أو الوجود خارج البلاد',
  keys: 'مفاتيح بالبريد',
  codes: 'طلب رمز',
  links: 'رابط إلى موقع مزيف',
  identity: 'طلب وثائق هوية أو بيانات مصرفية',
  photos: 'صورة من غرفة لمالك آخر',
  rent: 'إيجار أقل بكثير مما حوله',
};
export const copies = 'أُرسلت الرسالة الأولى نفسها إلى عشرة أشخاص أو أكثر خلال أسبوع.';
export const firstReport = ({ when, name }: { when: string; name: string }) =>
  `بلاغ في ${when} من ${name} (البلاغ الأول)`;
export const reportedBy = ({
  when,
  name,
  count,
  dismissed,
}: {
  when: string;
  name: string;
  count: number;
  dismissed: string;
}) =>
  plural(count, {
    zero: `بلاغ في ${when} من ${name} (لا بلاغات أخرى، المرفوض: ${dismissed})`,
    one: `بلاغ في ${when} من ${name} (بلاغ واحد، المرفوض: ${dismissed})`,
    two: `بلاغ في ${when} من ${name} (بلاغان، المرفوض منهما ${dismissed})`,
    few: `بلاغ في ${when} من ${name} (${formatNumber(count)} بلاغات، المرفوض منها ${dismissed})`,
    many: `بلاغ في ${when} من ${name} (${formatNumber(count)} بلاغًا، المرفوض منها ${dismissed})`,
    other: `بلاغ في ${when} من ${name} (${formatNumber(count)} بلاغ، المرفوض منها ${dismissed})`,
  });
export const aMember = 'أحد الأعضاء';

export const isDeleted = 'حُذف.';
export const roles = {
  listing: 'صاحب الإعلان',
  user: 'شريك السكن المبلَّغ عنه',
  inquiry: 'الطرف الآخر',
  wanted: 'صاحب إعلان البحث',
};

export const forAdministrators = 'للمشرفين الآخرين.';
export const closesAll = pluralText({
  zero: 'لا يُغلق هذا أي بلاغ.',
  one: 'يُغلق هذا بلاغًا مفتوحًا واحدًا عنه.',
  two: 'يُغلق هذا البلاغين المفتوحين عنه.',
  few: 'يُغلق هذا كل البلاغات المفتوحة عنه (#).',
  many: 'يُغلق هذا كل البلاغات المفتوحة عنه (#).',
  other: 'يُغلق هذا كل البلاغات المفتوحة عنه (#).',
});
export const resolve = 'حلّ البلاغ';
export const dismiss = 'رفض البلاغ';
export const reopen = 'إعادة فتح';
export const reportIs: Record<Report['status'], string> = {
  open: 'البلاغ مفتوح',
  resolved: 'البلاغ محلول',
  dismissed: 'البلاغ مرفوض',
};

export const why = 'لماذا؟';
export const writeWhy = 'اكتب السبب';

/** Above the rooms of others with the same photos, for administrators. */
export const photosElsewhere = pluralText({
  zero: 'الصور غير موجودة في غرف أخرى',
  one: 'الصور موجودة أيضًا في غرفة لشخص آخر',
  two: 'الصور موجودة أيضًا في غرفتين لآخرين',
  few: 'الصور موجودة أيضًا في # غرف لآخرين',
  many: 'الصور موجودة أيضًا في # غرفة لآخرين',
  other: 'الصور موجودة أيضًا في # غرفة لآخرين',
});
export const photosOfOthers = 'صور موجودة في غرفة أخرى';
export const photosElsewhereHint =
  'تُقارن الصور عند إضافتها، حتى لو كانت مقصوصة أو معكوسة أو بألوان أخرى. لا يرى ذلك إلا المشرفون.';
export const posted = ({ when }: { when: string }) => `نُشرت في ${when}`;
export const linksTo = ({ address }: { address: string }) => `رابط إلى ${address}`;
export const onlyOwner = 'مخفية: لا يراها إلا صاحب الإعلان';
export const hide = 'إخفاء';
export const askHide = ({ title }: { title: string }) => `أتريد إخفاء «${title}»؟`;
export const askHideHint = 'لا يراها إلا صاحب الإعلان حتى تُظهرها من جديد.';
export const theyRead = 'يقرأ هذا من أُوقف حسابه.';
export const ownerReads = 'يقرأ صاحب الإعلان هذا.';
export const isHidden = 'أُخفيت الغرفة';
export const showAgain = 'إظهار من جديد';
export const isPublic = 'الغرفة ظاهرة للجميع من جديد';
export const askDelete = ({ title }: { title: string }) => `أتريد حذف «${title}»؟`;
export const askDeleteHint =
  'يحذف هذا الغرفة وصورها نهائيًا. يمكنك التراجع عن إخفاء غرفة، لا عن حذفها.';
export const roomDeleted = 'حُذفت الغرفة';

export const memberSince = ({ day }: { day: string }) => `عضو منذ ${day}`;
export const reportedTimes = pluralText({
  zero: 'بلا بلاغات',
  one: 'أُبلغ عنه مرة واحدة',
  two: 'أُبلغ عنه مرتين',
  few: 'أُبلغ عنه # مرات',
  many: 'أُبلغ عنه # مرة',
  other: 'أُبلغ عنه # مرة',
});
export const suspendedSince = ({ day }: { day: string }) => `موقوف منذ ${day}`;
export const notOneAnother = 'لا يستطيع مشرف إيقاف مشرف آخر. أما مشغّل الخادم فيستطيع ذلك.';
export const suspend = 'إيقاف';
export const askSuspend = ({ name }: { name: string }) => `أتريد إيقاف ${name}؟`;
export const askSuspendHint =
  'يُسجَّل خروج هذا الشخص من كل مكان ولا يمكنه الدخول. تُخفى غرفه وملفه، ولا يمكن لأحد مراسلته. يمكنك التراجع عن ذلك.';
export const theirMessages = 'رسائل هذا الشخص';
export const removeMessages = 'إزالة كل رسائل هذا الشخص';
export const removeMessagesHint =
  'لا يقرؤها أحد بعد الآن، ويُنبَّه بالبريد كل من وصلته. وإن انتهى الإيقاف عادت كما كانت.';
export const isSuspended = ({ name }: { name: string }) => `أُوقف حساب ${name}`;
export const reinstate = 'إنهاء الإيقاف';
export const isReinstated = ({ name }: { name: string }) => `انتهى إيقاف حساب ${name}`;

export const theInquiry = 'الاستفسار';
export const about = ({ title }: { title: string }) => `عن «${title}»`;
export const betweenRoomies = 'بين شركاء سكن';
export const messagesSince = ({ count, when }: { count: number; when: string }) =>
  plural(count, {
    zero: `لا رسائل منذ ${when}`,
    one: `رسالة واحدة منذ ${when}`,
    two: `رسالتان منذ ${when}`,
    few: `${formatNumber(count)} رسائل منذ ${when}`,
    many: `${formatNumber(count)} رسالة منذ ${when}`,
    other: `${formatNumber(count)} رسالة منذ ${when}`,
  });
export const privateMessages = 'هذه الرسائل خاصة. لا تقرأها إلا عند الحاجة: يسجّل سجل التدقيق ذلك.';
export const readMessages = 'قراءة الرسائل';
export const older = 'رسائل أقدم';
export const newer = 'رسائل أحدث';

export const agreements = 'ما اتفقا عليه';
export const viewing = 'معاينة';
export const offer = 'عرض';
export const viewingStatuses: Record<ViewingStatus, string> = {
  proposed: 'مقترحة',
  countered: 'اقتُرح موعد آخر',
  agreed: 'متفق عليها',
  declined: 'مرفوضة',
  cancelled: 'ملغاة',
  done: 'تمّت',
  missed: 'لم تتم',
  expired: 'منتهية',
};
export const offerStatuses: Record<OfferStatus, string> = {
  offered: 'مفتوح',
  accepted: 'مقبول',
  declined: 'مرفوض',
  taken_back: 'مسحوب',
  stepped_back: 'تم التراجع عنه',
  expired: 'انتهت صلاحيته',
  ended: 'منتهٍ',
  moved_in: 'تم الانتقال',
};
interface OfferTerms {
  rent: string;
  deposit: string;
  day: string;
}
export const offerTerms = ({ rent, deposit, day }: OfferTerms) =>
  `${rent} شهريًا، التأمين ${deposit}، الانتقال في ${day}`;

export const linkedAccounts = 'قد يكون الشخص نفسه';
export const linkedHint = 'هذه قرينة فقط: من يسكنون معًا يتشاركون الشبكة والأجهزة.';
export const linkReasons = {
  browser: 'تسجيل دخول من المتصفح نفسه خلال عشر دقائق',
  network: 'تسجيل دخول من الشبكة نفسها',
};

// The panel of a reported wanted page.
export const theWantedPage = 'إعلان البحث';
export const onlyAuthor = 'مخفي: لا يراه إلا صاحبه';
export const askHideWantedHint = 'لا يراه إلا صاحبه حتى تُظهره من جديد.';
export const authorReads = 'يقرأ صاحب إعلان البحث هذا.';
export const wantedIsHidden = 'أُخفي إعلان البحث';
export const wantedIsShown = 'عاد إعلان البحث إلى الظهور';
