import { formatNumber } from './format.ts';

export const position = ({ index, count }: { index: number; count: number }) =>
  `${formatNumber(index)} من ${formatNumber(count)}`;
export const photoPosition = ({ index, count }: { index: number; count: number }) =>
  `الصورة ${formatNumber(index)} من ${formatNumber(count)}`;
export const previousPhoto = 'الصورة السابقة';
export const nextPhoto = 'الصورة التالية';

export const linkCopied = 'نُسخ الرابط';
export const copyThisLink = 'انسخ هذا الرابط';

export const costsAndStay = 'التكاليف والإقامة';
export const inAll = 'الإجمالي';
export const aMonth = ({ amount }: { amount: string }) => `${amount} شهريًا`;
export const billsNotStated = 'غير مذكورة، ولا تدخل في أي مقارنة';
export const billsIncluded = 'مشمولة في الإيجار';
export const noDeposit = 'لا يوجد';

export const aboutThePlace = 'عن السكن';
export const whereItIs = 'الموقع';
export const othersSeeRounded = 'يرى الآخرون الموقع على الخريطة مقرّبًا إلى نحو 100 متر.';
export const isApproximate = 'الموقع على الخريطة تقريبي، في حدود 100 متر تقريبًا.';
export const mapOfTheRoom = 'خريطة: الغرفة في مكان ما داخل الدائرة';
export const seeOnMap = 'عرضه على الخريطة';
export const seeAreaOnMap = 'عرض المنطقة على الخريطة';
export const noPlaceOnMap = 'لا موقع لها على الخريطة.';
export const numberForVisitors = 'رقم المبنى يظهر لمن اتفق على موعد للمعاينة فقط.';

export const hiddenByTeam = 'أخفى فريقنا هذه الغرفة';
export const yourListing = 'هذا إعلانك.';
export const ended = 'منتهٍ: مضى آخر يوم فيه، فلا يظهر في نتائج البحث';
export const unconfirmed = 'لا تظهر في نتائج البحث: أكّد في «إعلاناتك» أنها ما زالت متاحة';
export const statusTitles = {
  active: 'نشط: يمكن للجميع العثور عليه',
  paused: 'موقوف مؤقتًا: لا يراه أحد سواك',
  filled: 'شُغلت الغرفة: لا يراه أحد سواك',
};

export const similarNearby = 'غرف مشابهة في الجوار';
export const loadingSimilar = 'جارٍ تحميل غرف مشابهة…';
export const similarRooms = 'غرف مشابهة';

export const rentWithBills = 'الإيجار شاملًا الفواتير';
