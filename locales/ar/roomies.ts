import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const aRoomieInside = 'شريك سكن';

export const budgetRange = ({ min, max }: { min: string; max: string }) => `من ${min} إلى ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `حتى ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `من ${min}`;
export const aMonth = ({ budget }: { budget: string }) => `${budget} شهريًا`;
export const stayFor = ({ stay }: { stay: string }) => `المدة: ${stay}`;
export const stayFromFor = ({ day, stay }: { day: string; stay: string }) =>
  `من ${day}، المدة: ${stay}`;
export const stayNow = 'من الآن';
export const stayNowFor = ({ stay }: { stay: string }) => `من الآن، المدة: ${stay}`;

export const roomiesLede = 'الناس وراء الغرف. وكل درجة معها أسبابها.';
export const loadingRoomies = 'جارٍ تحميل شركاء السكن…';
export const loadLater = 'يُحمَّل شركاء السكن حالما يعود الاتصال.';
export const roomiesFailed = 'تعذّر تحميل شركاء السكن';
export const roomiesFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    zero: 'لا شركاء سكن',
    one: 'شريك سكن واحد',
    two: 'شريكا سكن',
    few: `${total} شركاء سكن`,
    many: `${total} شريك سكن`,
    other: `${total} شريك سكن`,
  });
export const roomiesFoundNear = (given: { count: number; total: string; place: string }) =>
  plural(given.count, {
    zero: `لا شركاء سكن قرب ${given.place}`,
    one: `شريك سكن واحد قرب ${given.place}`,
    two: `شريكا سكن قرب ${given.place}`,
    few: `${given.total} شركاء سكن قرب ${given.place}`,
    many: `${given.total} شريك سكن قرب ${given.place}`,
    other: `${given.total} شريك سكن قرب ${given.place}`,
  });
export const thisPlaceInside = 'هذا المكان';
export const notAnswered = 'لا إجابات عن الأسئلة بعد';

export const nearNote = ({ town, km }: { town: string; km: number }) =>
  `قرب ${town}، ضمن ${formatNumber(km)} كم.`;
export const withoutBudget = 'بمن فيهم من لم يذكر ميزانية.';
export const withoutDates = 'بمن فيهم من لم يذكر مواعيد.';
export const withoutBoth = 'بمن فيهم من لم يذكر ميزانية أو مواعيد.';
export const change = 'تغيير';
export const everywhereNote = ({ profile }: { profile: Wrap }) =>
  rich`هؤلاء شركاء سكن من كل مكان. ${profile('حدّد أين تبحث')} ليظهر القريبون من هناك أولًا.`;
export const notCompared = ({ currency }: { currency: string }) =>
  `الميزانيات بالعملات الأخرى لا تُقارن بعملة ${currency}.`;
export const compared = ({ currency, day }: { currency: string; day: string }) =>
  `تُقارن الميزانيات بالعملات الأخرى بعملة ${currency} وفق أسعار الصرف في ${day}.`;

export const filtersSet = ({ count }: { count: number }) =>
  `عوامل التصفية (${formatNumber(count)})`;
export const filterRoomies = 'تصفية شركاء السكن';
export const mapOfTown = 'خريطة مدينة البحث';
export const everywhere = 'كل مكان';
export const noTown = 'لا مدينة تبدأ بهذه الحروف';
export const townUnknown = 'لم نعثر على مدينة بهذا الاسم';
export const theirBudget = 'ميزانيتهم الشهرية';
export const to = 'إلى';
export const moveInBy = 'الانتقال ممكن بحلول';
export const staysAtLeast = 'أقل مدة إقامة';
export const anyTime = 'أي مدة';
export const lookingUpTown = 'جارٍ البحث عن المدينة…';
export const showRoomies = 'عرض شركاء السكن';

export const chipBudgetFrom = ({ amount }: { amount: string }) => `الميزانية من ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `الميزانية حتى ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `الانتقال بحلول ${day}`;
export const chipStays = ({ stay }: { stay: string }) => `الإقامة ${stay} أو أكثر`;
export const near = ({ town }: { town: string }) => `قرب ${town}`;
export const chipYourBudget = ({ budget }: { budget: string }) => `ميزانيتك، ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `مواعيدك، من ${day}`;
export const ownFilters = 'عوامل تصفية من ملفك الشخصي';
export const addFilter = 'إضافة عامل التصفية: ';
export const removeFilter = 'إزالة عامل التصفية: ';
export const noConflicts = 'بلا تعارضات';

export const noSuchPage = 'لا توجد صفحة كهذه';
export const noSuchPageHint = 'صفحات القائمة أقل من ذلك.';
export const nobodyYet = 'لا أحد هنا بعد';
export const nobodyYetHint = 'أنت الأول هنا. عُد قريبًا.';
export const nobodyNear = ({ place }: { place: string }) => `لا شركاء سكن قرب ${place} بعد`;
export const nobodyFits = 'لا أحد يطابق كل عوامل التصفية';
export const nobodyJoined = 'لم ينضم بعد أحد ممن يبحثون هناك.';
export const nobodyFitsBudget = 'لا أحد ممن يبحثون هناك يناسب ميزانيتك حتى الآن.';
export const nobodyFitsDates = 'لا أحد ممن يبحثون هناك يناسب مواعيدك حتى الآن.';
export const nobodyFitsBoth = 'لا أحد ممن يبحثون هناك يناسب ميزانيتك ومواعيدك حتى الآن.';
export const nobodyFitsHint =
  'لا يظهر أيضًا من لم يملأ الحقول التي تصفّي بها. جرّب إزالة أحد عوامل التصفية:';
export const includeConflicts = 'مع التعارضات';
export const lookWithin = ({ km }: { km: number }) => `البحث ضمن ${formatNumber(km)} كم`;
export const lookEverywhere = 'البحث في كل مكان';
export const lookFurther = 'توسيع البحث';

export const allRoomies = 'كل شركاء السكن';
export const loadingRoomie = 'جارٍ تحميل شريك السكن…';
export const thisIsYou = 'هذا أنت';
export const thisIsYouHint = 'هذا ما يراه الآخرون عنك.';
export const thisIsYouHidden = 'ملفك مخفي: لا يجد أحد هذه الصفحة.';
export const changeProfile = 'تعديل ملفك الشخصي';
export const looksFor = ({ name }: { name: string }) => `ما يناسب ${name}`;
export const othersSeeFit = 'يرى الآخرون هنا مدى توافقهم معك وأسبابه.';

export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('حدّد أين يقع سكنك')} لترى شركاء السكن بالقرب منه. وحتى ذلك الحين، إليك الجميع.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('حدّد أين تبحث')} لترى شركاء السكن والغرف بالقرب من هناك. وحتى ذلك الحين، إليك الجميع.`;
export const loadingBestFits = 'جارٍ البحث عن الأنسب لك…';
export const bestFits = 'الأنسب لك';
export const bestFitsNear = ({ place }: { place: string }) => `الأنسب لك قرب ${place}`;
export const newRoomies = 'شركاء سكن جدد';
export const newRoomiesNear = ({ place }: { place: string }) => `شركاء سكن جدد قرب ${place}`;
export const nobodyWithin =
  'لا أحد ضمن 10 كم حتى الآن. ملفك في القائمة، فيمكن لمن ينضم لاحقًا أن يجدك.';
export const nobodyWithinFits =
  'لا أحد ضمن 10 كم يناسب ميزانيتك ومواعيدك حتى الآن. ملفك في القائمة، فيمكن لمن ينضم لاحقًا أن يجدك.';
export const roomsNear = ({ place }: { place: string }) => `غرف قرب ${place}`;
export const newestRooms = 'أحدث الغرف';
export const roomsNearYou = 'غرف قربك';
export const noRoomsNear = ({ place }: { place: string }) => `لا غرف قرب ${place} بعد`;
export const noRoomsHint = 'لا يعرض أحد غرفة ضمن 10 كم حتى الآن.';
export const seeAllNear = 'عرض الكل ضمن 10 كم';
export const changeArea = 'تغيير منطقتك';

export const anExample = 'مثال، وليس شخصًا حقيقيًا';
export const exampleRoomie = {
  first_name: 'لينا',
  occupation: 'ممرضة',
  area: 'لشبونة، البرتغال',
};
