import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// Texts that screens of several features share. They travel with the first of these screens: a text
// of a first load belongs in the area of its screen, or in basics.ts.

// When something failed or goes on.
export const failed = 'لم ينجح ذلك';
export const saveFailed = 'تعذّر الحفظ';
export const notSaved = 'لم يُحفظ هذا';
export const sending = 'جارٍ الإرسال…';

// Buttons and links.
export const showMore = 'عرض المزيد';
export const stay = 'البقاء';
export const keepIt = 'الاحتفاظ به';
export const decline = 'رفض';
export const confirm = 'تأكيد';
export const resume = 'استئناف';
export const takeOut = 'إخراج';
export const takeOutName = ({ name }: { name: string }) => `إخراج ${name}`;
export const unblock = 'إلغاء الحظر';
export const notNow = 'ليس الآن';
export const more = 'المزيد';
export const saveChanges = 'حفظ التغييرات';
export const changesSaved = 'حُفظت تغييراتك';
export const print = 'طباعة';
export const printOrSave = 'طباعة أو حفظ بصيغة PDF';
export const deleteWord = 'حذف';
export const deleteTitle = ({ title }: { title: string }) => `حذف ${title}`;
export const back = 'رجوع';
export const next = 'التالي';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `الخطوة ${number} من ${total}`;
export const finishProfile = 'إكمال ملفك الشخصي';
export const answerQuestions = 'الإجابة عن الأسئلة';
export const answer = 'الرد';
export const findRooms = 'البحث عن غرف';
export const browseRooms = 'تصفّح الغرف';
export const meetRoomies = 'تعرّف على شركاء السكن';
export const seeAllRoomies = 'عرض كل شركاء السكن';
export const writeTo = ({ name }: { name: string }) => `مراسلة ${name}`;
export const yourMessage = 'رسالتك';

// Names, and what stands in for one.
export const you = 'أنت';
export const youAnd = ({ name }: { name: string }) => `أنت و${name}`;
export const aRoomie = 'شريك سكن';
export const theOwner = 'صاحب الإعلان';
export const theRoom = 'الغرفة';
export const room = 'الغرفة';
export const roomNumber = ({ number }: { number: string }) => `الغرفة ${number}`;

// Lists.
export const noRooms = 'لا غرف بعد';
export const loadingRooms = 'جارٍ تحميل الغرف…';
export const loadLater = 'ستُحمَّل فور عودة الاتصال.';
export const partFailed = 'تعذّر تحميل هذا الجزء';
export const listFailed = 'تعذّر تحميل هذه القائمة';
export const pagesFailed = 'تعذّر تحميل الإعلانات';
export const searchKept = ({ reason }: { reason: string }) => `${reason} بحثك محفوظ.`;
export const yourGroups = 'مجموعاتك';
export const openGroup = 'فتح المجموعة';
export const yourHousehold = 'أهل بيتك';
export const roomsWanted = 'إعلانات البحث عن غرف';
export const whoSeesIt = 'من يراه';
export const didItHappen = 'هل تمت المعاينة؟';
export const inquiries = pluralText({
  zero: 'لا استفسارات',
  one: 'استفسار واحد',
  two: 'استفساران',
  few: '# استفسارات',
  many: '# استفسارًا',
  other: '# استفسار',
});
export const countedRooms = pluralText({
  zero: 'لا غرف',
  one: 'غرفة واحدة',
  two: 'غرفتان',
  few: '# غرف',
  many: '# غرفة',
  other: '# غرفة',
});

// Labels of fields, columns and facts.
export const rent = 'الإيجار';
export const bills = 'الفواتير';
export const lengthOfStay = 'مدة الإقامة';
export const peopleThere = 'عدد الساكنين';
export const othersSeeNoNumber = 'لا يرى الآخرون رقم المبنى حتى تتفقوا على موعد للمعاينة.';
export const address = 'العنوان';
export const name = 'الاسم';
export const from = 'من';
export const upTo = 'حتى';
export const area = 'المنطقة';
export const townOrBorough = 'المدينة أو الحي';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} كم`;
export const day = 'اليوم';
export const note = 'ملاحظة';
export const table = 'جدول';
export const nothingYet = 'لا شيء بعد.';

// Filters of a search.
export const without = ({ filter }: { filter: string }) => `بدون: ${filter}`;
export const aPlace = 'مكان ما';
export const thisPlace = 'هذا المكان';
export const distance = 'المسافة';
export const distanceFromPlace = ({ km, place }: { km: number; place: string }) =>
  `ضمن ${formatNumber(km)} كم من ${place}`;
export const localCurrency = 'العملة المحلية';
export const backToFirstPage = 'العودة إلى الصفحة الأولى';
export const currency = 'العملة';
export const inquiriesWait = pluralText({
  zero: 'لا استفسارات تنتظرك',
  one: 'استفسار ينتظرك',
  two: 'استفساران ينتظرانك',
  few: '# استفسارات تنتظرك',
  many: '# استفسارًا ينتظرك',
  other: '# استفسار ينتظرك',
});
export const show = 'عرض';
