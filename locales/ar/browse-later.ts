import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const withinKm = ({ km }: { km: number }) => `ضمن ${formatNumber(km)} كم`;
export const howLong = 'مدة الإقامة';
export const rentFrom = 'الإيجار من';
export const rentsIn = 'عملة الإيجار';
export const currencyAsUsual = ({ currency }: { currency: string }) =>
  `العملة المحلية (${currency})`;
export const roomFor = 'عدد المنتقلين';
export const bedrooms = 'غرف النوم';
export const orMore = ({ count }: { count: number }) => `${formatNumber(count)} أو أكثر`;
export const nobodyYet = 'لا أحد بعد';
export const atMost = ({ count }: { count: number }) => `${formatNumber(count)} على الأكثر`;
export const words = 'كلمات مفتاحية';
export const suchAsPiano = 'مثل: بيانو';
export const clear = 'مسح';
export const showRooms = 'عرض الغرف';
export const showCounted = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    zero: 'لا غرف للعرض',
    one: 'عرض غرفة واحدة',
    two: 'عرض غرفتين',
    few: `عرض ${total} غرف`,
    many: `عرض ${total} غرفة`,
    other: `عرض ${total} غرفة`,
  });
export const withCount = ({ label, count }: { label: string; count: number }) =>
  `${label} (${formatNumber(count)})`;
export const places = 'أماكن';
export const noTown = 'لا توجد مدينة بهذا الاسم. سنبحث عن هذه الكلمات بدلًا منها.';
export const noPostalCodes = 'لا يمكن البحث بالرمز البريدي. اكتب اسم المدينة أو الحي.';
export const noSuchPlace = ({ place }: { place: string }) =>
  `لم نجد مكانًا باسم «${place}». تَرِد هذه الكلمات في إعلانات هذه الغرف.`;

export const asGroup = 'كمجموعة';
export const quoted = ({ words: typed }: { words: string }) => `«${typed}»`;
export const fromRent = ({ rent }: { rent: string }) => `من ${rent}`;
export const upToRent = ({ rent }: { rent: string }) => `حتى ${rent}`;
export const roomForPeople = pluralText({
  zero: 'أي عدد من الأشخاص',
  one: 'تتسع لشخص واحد',
  two: 'تتسع لشخصين',
  few: 'تتسع لـ# أشخاص',
  many: 'تتسع لـ# شخصًا',
  other: 'تتسع لـ# شخص',
});
export const atLeastBedrooms = pluralText({
  zero: 'أي عدد من غرف النوم',
  one: 'غرفة نوم واحدة على الأقل',
  two: 'غرفتا نوم على الأقل',
  few: '# غرف نوم على الأقل',
  many: '# غرفة نوم على الأقل',
  other: '# غرفة نوم على الأقل',
});
export const freeByDay = ({ day }: { day: string }) => `متاحة بحلول ${day}`;
export const forStay = ({ stay }: { stay: string }) => `المدة: ${stay}`;
export const nobodyLivesThere = 'لا يسكنها أحد بعد';
export const atMostLiveThere = pluralText({
  zero: 'لا يسكنها أحد',
  one: 'ساكن واحد على الأكثر',
  two: 'ساكنان على الأكثر',
  few: '# ساكنين على الأكثر',
  many: '# ساكنًا على الأكثر',
  other: '# ساكن على الأكثر',
});

export const searchTitle = ({ filters: all }: { filters: string }) => `غرف: ${all} · RoomieRadar`;
export const roomsNear = ({ rooms, place }: { rooms: string; place: string }) =>
  `${rooms} قرب ${place}`;
export const roomsNearThisPlace = ({ rooms }: { rooms: string }) => `${rooms} قرب هذا المكان`;
export const anywhere = 'في أي مكان';
export const anyDateAnyRent = 'أي موعد وأي إيجار';
export const aboutRent = ({ rent }: { rent: string }) => `نحو ${rent}`;
export const ratesDay = ({ day }: { day: string }) =>
  `حُوّلت الإيجارات بالعملات الأخرى وفق أسعار الصرف في ${day}.`;
export const saveSearch = 'حفظ البحث';
export const saveForGroup = 'حفظ للمجموعة';
/** In its place, where these filters are saved. */
export const isSaved = 'محفوظ';
export const feed = 'خلاصة هذا البحث';

export const stillComparing = 'ما زلنا نقارن الغرف بإجاباتك';
export const justStarted = 'يستغرق ذلك بضع دقائق. وحتى ذلك الحين تظهر أحدث الغرف أولًا.';
export const notSortedByFit = 'هذه الغرف غير مرتّبة حسب التوافق بعد';
export const signInAndAnswer = pluralText({
  zero: 'سجّل الدخول لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  one: 'سجّل الدخول وأجب عن سؤال قصير واحد عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  two: 'سجّل الدخول وأجب عن سؤالين قصيرين عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  few: 'سجّل الدخول وأجب عن # أسئلة قصيرة عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  many: 'سجّل الدخول وأجب عن # سؤالًا قصيرًا عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  other:
    'سجّل الدخول وأجب عن # سؤال قصير عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
});
export const answerToSort = pluralText({
  zero: 'حتى تظهر درجات توافقك مع سكان كل غرفة، يظهر الأحدث أولًا.',
  one: 'أجب عن سؤال قصير واحد عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  two: 'أجب عن سؤالين قصيرين عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  few: 'أجب عن # أسئلة قصيرة عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  many: 'أجب عن # سؤالًا قصيرًا عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
  other:
    'أجب عن # سؤال قصير عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
});

export const noSuchPage = 'لا مزيد من النتائج';
export const resultsEnd = 'عدد الصفحات أقل من ذلك.';
export const couldBeFirst = 'قد تكون غرفتك أول غرفة هنا.';
export const noRoomFits = 'لا غرفة تطابق كل عوامل التصفية';
export const oneFilterLess = 'جرّب إزالة أحد عوامل التصفية:';
export const lookWithin50Km = 'البحث ضمن 50 كم';
export const notifyMe = 'تنبيهي إلى الغرف الجديدة';
