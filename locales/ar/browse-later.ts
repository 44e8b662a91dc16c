import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const searchRooms = 'البحث عن غرف';
export const filters = 'عوامل التصفية';
export const close = 'إغلاق';
export const where = 'أين';
export const townOrNeighborhood = 'مدينة أو حي';
export const aroundIt = 'في محيطها';
export const withinKm = ({ km }: { km: number }) => `ضمن ${formatNumber(km)} كم`;
export const freeBy = 'متاحة بحلول';
export const howLong = 'المدة';
export const rentFrom = 'الإيجار من';
export const rentUpTo = 'الإيجار حتى';
export const rentsIn = 'عملة الإيجار';
export const asUsualThere = 'المعتادة هناك';
export const currencyAsUsual = ({ currency }: { currency: string }) => `${currency}، المعتادة هناك`;
export const roomType = 'نوع الغرفة';
export const roomFor = 'عدد من تتسع لهم';
export const bedrooms = 'غرف النوم';
export const orMore = ({ count }: { count: number }) => `${formatNumber(count)} أو أكثر`;
export const peopleThere = 'عدد الساكنين';
export const nobodyYet = 'لا أحد بعد';
export const atMost = ({ count }: { count: number }) => `${formatNumber(count)} على الأكثر`;
export const houseRules = 'قواعد السكن';
export const amenities = 'المرافق';
export const words = 'كلمات';
export const suchAsPiano = 'مثل: بيانو';
export const any = 'لا يهم';
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
export const countedRooms = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا غرف',
    one: 'غرفة واحدة',
    two: 'غرفتان',
    few: `${formatNumber(count)} غرف`,
    many: `${formatNumber(count)} غرفة`,
    other: `${formatNumber(count)} غرفة`,
  });
export const places = 'أماكن';
export const noTown = 'لا توجد مدينة بهذا الاسم. سيبحث الموقع عن هذه الكلمات بدلًا منها.';
export const noPostalCodes = 'لا يعرف البحث الرموز البريدية. اكتب اسم المدينة أو الحي.';
export const noSuchPlace = ({ place }: { place: string }) =>
  `لا نعرف مكانًا باسم «${place}». هذه الغرف فيها هذه الكلمات في نصوصها.`;

export const distanceFromPlace = ({ km, place }: { km: number; place: string }) =>
  `ضمن ${formatNumber(km)} كم من ${place}`;
export const aPlace = 'مكان ما';
export const quoted = ({ words: typed }: { words: string }) => `«${typed}»`;
export const fromRent = ({ rent }: { rent: string }) => `من ${rent}`;
export const upToRent = ({ rent }: { rent: string }) => `حتى ${rent}`;
export const roomForPeople = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'أي عدد من الأشخاص',
    one: 'تتسع لشخص واحد',
    two: 'تتسع لشخصين',
    few: `تتسع لـ${formatNumber(count)} أشخاص`,
    many: `تتسع لـ${formatNumber(count)} شخصًا`,
    other: `تتسع لـ${formatNumber(count)} شخص`,
  });
export const atLeastBedrooms = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'أي عدد من غرف النوم',
    one: 'غرفة نوم واحدة على الأقل',
    two: 'غرفتا نوم على الأقل',
    few: `${formatNumber(count)} غرف نوم على الأقل`,
    many: `${formatNumber(count)} غرفة نوم على الأقل`,
    other: `${formatNumber(count)} غرفة نوم على الأقل`,
  });
export const freeByDay = ({ day }: { day: string }) => `متاحة بحلول ${day}`;
export const forStay = ({ stay }: { stay: string }) => `المدة: ${stay}`;
export const nobodyLivesThere = 'لا يسكنها أحد بعد';
export const atMostLiveThere = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا يسكنها أحد',
    one: 'ساكن واحد على الأكثر',
    two: 'ساكنان على الأكثر',
    few: `${formatNumber(count)} ساكنين على الأكثر`,
    many: `${formatNumber(count)} ساكنًا على الأكثر`,
    other: `${formatNumber(count)} ساكن على الأكثر`,
  });

export const searchTitle = ({ filters: all }: { filters: string }) => `غرف: ${all} · RoomieRadar`;
export const roomsNear = ({ rooms, place }: { rooms: string; place: string }) =>
  `${rooms} قرب ${place}`;
export const roomsNearThisPlace = ({ rooms }: { rooms: string }) => `${rooms} قرب هذا المكان`;
export const anywhere = 'في أي مكان';
export const thisPlace = 'هذا المكان';
export const anyDateAnyRent = 'أي موعد وأي إيجار';
export const aboutRent = ({ rent }: { rent: string }) => `نحو ${rent}`;
export const ratesDay = ({ day }: { day: string }) =>
  `حُوّلت الإيجارات بالعملات الأخرى وفق أسعار الصرف في ${day}.`;
export const saveSearch = 'حفظ البحث';
export const feed = 'خلاصة هذا البحث';

export const stillComparing = 'ما زال RoomieRadar يقارن كل الغرف بإجاباتك';
export const justStarted = 'بدأ لتوّه. تظهر أحدث الغرف أولًا لبضع دقائق.';
export const tryAgain = 'إعادة المحاولة';
export const notSortedByFit = 'هذه الغرف غير مرتّبة حسب التوافق بعد';
export const signIn = 'تسجيل الدخول';
export const answerQuestions = 'الإجابة عن الأسئلة';
export const signInAndAnswer = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'سجّل الدخول لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
    one: 'سجّل الدخول وأجب عن سؤال قصير واحد عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
    two: 'سجّل الدخول وأجب عن سؤالين قصيرين عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
    few: `سجّل الدخول وأجب عن ${formatNumber(count)} أسئلة قصيرة عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.`,
    many: `سجّل الدخول وأجب عن ${formatNumber(count)} سؤالًا قصيرًا عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.`,
    other: `سجّل الدخول وأجب عن ${formatNumber(count)} سؤال قصير عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.`,
  });
export const answerToSort = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'حتى تظهر درجات توافقك مع سكان كل غرفة، يظهر الأحدث أولًا.',
    one: 'أجب عن سؤال قصير واحد عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
    two: 'أجب عن سؤالين قصيرين عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.',
    few: `أجب عن ${formatNumber(count)} أسئلة قصيرة عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.`,
    many: `أجب عن ${formatNumber(count)} سؤالًا قصيرًا عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.`,
    other: `أجب عن ${formatNumber(count)} سؤال قصير عن أسلوب عيشك لترى مدى توافقك مع سكان كل غرفة. وحتى ذلك الحين يظهر الأحدث أولًا.`,
  });

export const noSuchPage = 'لا توجد صفحة كهذه';
export const backToFirstPage = 'العودة إلى الصفحة الأولى';
export const resultsEnd = 'تنتهي النتائج قبل هذه الصفحة.';
export const noRooms = 'لا غرف بعد';
export const listYourPlace = 'أعلن عن سكنك';
export const couldBeFirst = 'قد تكون غرفتك أول غرفة هنا.';
export const noRoomFits = 'لا غرفة تستوفي كل ذلك';
export const oneFilterLess = 'كثيرًا ما تكفي إزالة عامل تصفية واحد:';
export const lookWithin50Km = 'البحث ضمن 50 كم';
export const without = ({ filter }: { filter: string }) => `بدون: ${filter}`;
export const notifyMe = 'تنبيه عند ظهور غرفة';
export const seeAllRooms = 'عرض كل الغرف';
