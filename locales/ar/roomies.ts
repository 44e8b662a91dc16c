import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const aRoomie = 'شريك سكن';
export const aRoomieInside = 'شريك سكن';

export const budgetRange = ({ min, max }: { min: string; max: string }) => `من ${min} إلى ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `حتى ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `من ${min}`;
export const aMonth = ({ budget }: { budget: string }) => `${budget} شهريًا`;
export const stayFrom = ({ day }: { day: string }) => `من ${day}`;
export const stayFor = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لأقل من شهر',
    one: 'لمدة شهر واحد',
    two: 'لمدة شهرين',
    few: `لمدة ${formatNumber(count)} أشهر`,
    many: `لمدة ${formatNumber(count)} شهرًا`,
    other: `لمدة ${formatNumber(count)} شهر`,
  });
export const stayFromFor = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    zero: `من ${day}، لأقل من شهر`,
    one: `من ${day}، لمدة شهر واحد`,
    two: `من ${day}، لمدة شهرين`,
    few: `من ${day}، لمدة ${formatNumber(count)} أشهر`,
    many: `من ${day}، لمدة ${formatNumber(count)} شهرًا`,
    other: `من ${day}، لمدة ${formatNumber(count)} شهر`,
  });
export const stayNow = 'من الآن';
export const stayNowFor = ({ count }: { count: number }) =>
  plural(count, {
    zero: `من الآن، لأقل من شهر`,
    one: `من الآن، لمدة شهر واحد`,
    two: `من الآن، لمدة شهرين`,
    few: `من الآن، لمدة ${formatNumber(count)} أشهر`,
    many: `من الآن، لمدة ${formatNumber(count)} شهرًا`,
    other: `من الآن، لمدة ${formatNumber(count)} شهر`,
  });

export const roomies = 'شركاء السكن';
export const roomiesLede = 'الناس وراء الغرف. وكل درجة معها أسبابها.';
export const loadingRoomies = 'جارٍ تحميل شركاء السكن…';
export const loadLater = 'يُحمَّل شركاء السكن حالما يعود الاتصال.';
export const roomiesFailed = 'تعذّر تحميل شركاء السكن';
export const roomiesFailedHint = ({ reason }: { reason: string }) => `${reason} بحثك محفوظ.`;
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

export const filters = 'عوامل التصفية';
export const filtersSet = ({ count }: { count: number }) =>
  `عوامل التصفية (${formatNumber(count)})`;
export const filterRoomies = 'تصفية شركاء السكن';
export const mapOfTown = 'خريطة مدينة البحث';
export const area = 'المنطقة';
export const everywhere = 'كل مكان';
export const thisPlace = 'هذا المكان';
export const noTown = 'لا مدينة تبدأ بهذه الحروف';
export const townUnknown = 'لم نعثر على مدينة بهذا الاسم';
export const around = 'في محيطها';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} كم`;
export const theirBudget = 'ميزانيتهم الشهرية';
export const from = 'من';
export const to = 'إلى';
export const any = 'لا يهم';
export const currency = 'العملة';
export const usualCurrency = 'المعتادة هناك';
export const moveInBy = 'الانتقال ممكن بحلول';
export const staysAtLeast = 'أقل مدة إقامة';
export const anyTime = 'أي مدة';
export const months = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: `${formatNumber(count)} أشهر`,
    many: `${formatNumber(count)} شهرًا`,
    other: `${formatNumber(count)} شهر`,
  });
export const lookingUpTown = 'جارٍ البحث عن المدينة…';
export const showRoomies = 'عرض شركاء السكن';

export const chipArea = ({ km, place }: { km: number; place: string }) =>
  `ضمن ${formatNumber(km)} كم من ${place}`;
export const aPlace = 'مكان ما';
export const chipBudgetFrom = ({ amount }: { amount: string }) => `الميزانية من ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `الميزانية حتى ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `الانتقال بحلول ${day}`;
export const chipStays = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'أي مدة إقامة',
    one: 'الإقامة شهر أو أكثر',
    two: 'الإقامة شهران أو أكثر',
    few: `الإقامة ${formatNumber(count)} أشهر أو أكثر`,
    many: `الإقامة ${formatNumber(count)} شهرًا أو أكثر`,
    other: `الإقامة ${formatNumber(count)} شهر أو أكثر`,
  });
export const near = ({ town }: { town: string }) => `قرب ${town}`;
export const chipYourBudget = ({ budget }: { budget: string }) => `ميزانيتك، ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `مواعيدك، من ${day}`;
export const ownFilters = 'عوامل تصفية من ملفك الشخصي';
export const addFilter = 'إضافة عامل التصفية: ';
export const removeFilter = 'إزالة عامل التصفية: ';
export const noConflicts = 'بلا تعارضات';
export const sortBy = 'الترتيب حسب';
export const bestFit = 'الأكثر توافقًا';
export const newest = 'الأحدث';

export const noSuchPage = 'لا توجد صفحة كهذه';
export const noSuchPageHint = 'صفحات القائمة أقل من ذلك.';
export const firstPage = 'العودة إلى الصفحة الأولى';
export const nobodyYet = 'لا أحد هنا بعد';
export const nobodyYetHint = 'أنت الأول هنا. عُد قريبًا.';
export const lookAtRooms = 'تصفّح الغرف';
export const nobodyNear = ({ place }: { place: string }) => `لا شركاء سكن قرب ${place} بعد`;
export const nobodyFits = 'لا أحد يستوفي كل ذلك';
export const nobodyJoined = 'لم ينضم بعد أحد ممن يبحثون هناك.';
export const nobodyFitsBudget = 'لا أحد ممن يبحثون هناك يناسب ميزانيتك حتى الآن.';
export const nobodyFitsDates = 'لا أحد ممن يبحثون هناك يناسب مواعيدك حتى الآن.';
export const nobodyFitsBoth = 'لا أحد ممن يبحثون هناك يناسب ميزانيتك ومواعيدك حتى الآن.';
export const nobodyFitsHint =
  'لا يظهر أيضًا من لم يملأ الحقول التي تصفّي بها. جرّب إزالة أحد عوامل التصفية:';
export const includeConflicts = 'مع التعارضات';
export const without = ({ filter }: { filter: string }) => `بدون: ${filter}`;
export const lookWithin = ({ km }: { km: number }) => `البحث ضمن ${formatNumber(km)} كم`;
export const lookEverywhere = 'البحث في كل مكان';
export const lookFurther = 'توسيع البحث';
export const seeAllRoomies = 'عرض كل شركاء السكن';

export const allRoomies = 'كل شركاء السكن';
export const loadingRoomie = 'جارٍ تحميل شريك السكن…';
export const roomie = 'شريك سكن';
export const thisIsYou = 'هذا أنت';
export const thisIsYouHint = 'هذا ما يراه الآخرون عنك.';
export const thisIsYouHidden = 'ملفك مخفي: لا يجد أحد هذه الصفحة.';
export const changeProfile = 'تعديل ملفك الشخصي';
export const writeTo = ({ name }: { name: string }) => `مراسلة ${name}`;
export const looksFor = ({ name }: { name: string }) => `ما يناسب ${name}`;
export const othersSeeFit = 'يرى الآخرون هنا مدى توافقهم معك وأسبابه.';

export const youAnd = ({ name }: { name: string }) => `أنت و${name}`;
export const loadingScore = 'جارٍ تحميل الدرجة…';
export const scoreLater = 'تُحمَّل الدرجة حالما يعود الاتصال.';
export const scoreFailed = 'تعذّر تحميل الدرجة';
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`التوافق ${formatNumber(score)} ${hidden('من 100')}`;
export const conflictsLast = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا تعارضات.',
    one: 'تعارض واحد: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.',
    two: 'تعارضان: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.',
    few: `${formatNumber(count)} تعارضات: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.`,
    many: `${formatNumber(count)} تعارضًا: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.`,
    other: `${formatNumber(count)} تعارض: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.`,
  });
export const scoreNote =
  'تقارن الدرجة الإجابات عن العيش المشترك لا غير. وهي لا تتنبأ بمدى انسجامكما: تحدّثا قبل أن تقرّرا.';
export const allPointsKept = 'النقاط المئة كلها باقية.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `لا إجابات من ${name} عن الأسئلة التي أجبت عنها.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `تحتاج الدرجة إلى ثلاثة أسئلة لها إجابة منك ومن ${name}.`;

export const conflictsTitle = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'التعارضات',
    one: 'تعارض',
    two: 'تعارضان',
    few: 'التعارضات',
    many: 'التعارضات',
    other: 'التعارضات',
  });
export const lostTitle = 'أين ضاعت النقاط';
export const differingTitle = 'حيث تختلفان دون خسارة نقطة';
export const keptTitle = 'حيث لم يضع شيء';
export const bothAnswered = 'ما أجبتما عنه معًا';
export const leftOut = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لم يُترك أي سؤال.',
    one: 'تُرك سؤال واحد لأن أحدكما لم يُجب عنه.',
    two: 'تُرك سؤالان لأن أحدكما لم يُجب عنهما.',
    few: `تُركت ${formatNumber(count)} أسئلة لأن أحدكما لم يُجب عنها.`,
    many: `تُرك ${formatNumber(count)} سؤالًا لأن أحدكما لم يُجب عنها.`,
    other: `تُرك ${formatNumber(count)} سؤال لأن أحدكما لم يُجب عنها.`,
  });
/** The mark keeps the minus to the left of the number. */
export const pointsLost = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا نقاط ضائعة',
    one: `\u200e−${formatNumber(count)} نقطة`,
    two: `\u200e−${formatNumber(count)} نقطة`,
    few: `\u200e−${formatNumber(count)} نقاط`,
    many: `\u200e−${formatNumber(count)} نقطة`,
    other: `\u200e−${formatNumber(count)} نقطة`,
  });
export const nothingLost = 'لم يضع شيء';
export const you = 'أنت';
export const accepts = ({ answers }: { answers: string }) => `المقبول: ${answers}`;
export const suitsYou = {
  fully: 'يناسبك',
  half: 'يناسبك إلى حدٍّ ما',
  not: 'لا يناسبك',
  partly: ({ percent }: { percent: number }) => `يناسبك بنسبة ${formatNumber(percent)}%`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `يناسب ${name}`,
  half: ({ name }: { name: string }) => `يناسب ${name} إلى حدٍّ ما`,
  not: ({ name }: { name: string }) => `لا يناسب ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `يناسب ${name} بنسبة ${formatNumber(percent)}%`,
};

export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`لا درجة بعد، ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`التوافق ${formatNumber(given.score)}`)}، ${given.basis}`;
export const fitBefore = ({ score }: { score: number }) => `التوافق ${formatNumber(score)}، `;
export const why = 'الأسباب';
export const conflictsForOne = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا تعارضات',
    one: 'تعارض واحد: شرط حاسم لدى أحدكما',
    two: 'تعارضان: شرطان حاسمان لدى أحدكما',
    few: `${formatNumber(count)} تعارضات: شروط حاسمة لدى أحدكما`,
    many: `${formatNumber(count)} تعارضًا: شروط حاسمة لدى أحدكما`,
    other: `${formatNumber(count)} تعارض: شروط حاسمة لدى أحدكما`,
  });
export const tooFewAnswers = 'الأسئلة التي أجبتما عنها معًا قليلة جدًا';
export const allDiffers = 'تختلفان في كل سؤال أجبتما عنه معًا';

export const stillComparing = 'ما زال RoomieRadar يقارن كل شركاء السكن بإجاباتك';
export const justStarted = 'بدأ لتوّه. يظهر أحدث شركاء السكن أولًا لبضع دقائق.';
export const tryAgain = 'إعادة المحاولة';
export const invitation = 'ما مدى انسجامك مع شركاء سكنك؟';
export const invitationText = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'أجب عن أسئلة قصيرة عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
    one: 'أجب عن سؤال قصير واحد عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
    two: 'أجب عن سؤالين قصيرين عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
    few: `أجب عن ${formatNumber(count)} أسئلة قصيرة عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.`,
    many: `أجب عن ${formatNumber(count)} سؤالًا قصيرًا عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.`,
    other: `أجب عن ${formatNumber(count)} سؤال قصير عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.`,
  });
export const answerQuestions = 'الإجابة عن الأسئلة';

export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('هل تناسبك؟')} أضف ميزانيتك ومواعيدك وأسلوب عيشك ${profile('إلى ملفك الشخصي')} لترى.`;
export const theRoom = 'الغرفة';
export const thePeople = 'الساكنون';
export const fitWithRoom = ({ score }: { score: number }) =>
  `التوافق مع الغرفة: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `التوافق مع الساكنين: ${formatNumber(score)}`;
export const whyAndConflicts = 'الأسباب والتعارضات';
export const room = 'الغرفة';
export const people = 'الساكنون';
export const conflictsThere = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا تعارضات مع الساكنين هناك',
    one: 'تعارض واحد مع الساكنين هناك',
    two: 'تعارضان مع الساكنين هناك',
    few: `${formatNumber(count)} تعارضات مع الساكنين هناك`,
    many: `${formatNumber(count)} تعارضًا مع الساكنين هناك`,
    other: `${formatNumber(count)} تعارض مع الساكنين هناك`,
  });
export const loadingFit = 'جارٍ تحميل التوافق…';
export const howItFits = 'مدى توافقها معك';
export const theRoomTitle = 'الغرفة';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`أضف ميزانيتك وموعد انتقالك ومنطقتك ${profile('إلى ملفك الشخصي')} لترى مدى مناسبة الغرف لك.`;
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `ميزانيتك بعملة ${code} والإيجار بعملة أخرى، فلا مقارنة بينهما.`;
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `لم يُقارَن الإيجار بميزانيتك بعملة ${code}`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `يُقارن الإيجار بميزانيتك بعملة ${code} وفق أسعار الصرف في ${day}.`;
export const youAndHousehold = 'أنت والساكنون هناك';
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    zero: `أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    one: `أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    two: `من بين ثنائيين، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    few: `من بين ${formatNumber(count)} ثنائيات، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    many: `من بين ${formatNumber(count)} ثنائيًا، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    other: `من بين ${formatNumber(count)} ثنائي، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
  });
export const compareWith = ({ name }: { name: string }) => `مقارنة كل الإجابات مع ${name}`;
export const moreAbout = ({ name }: { name: string }) => `المزيد عن ${name}`;
export const nobodyNamed = 'لم يُذكر هنا بعد أحد ممن يسكنون هناك.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    zero: rich`${profile('أجب عن الأسئلة')} عن أسلوب عيشك لترى مدى توافقكم.`,
    one: rich`${profile('أجب عن سؤال قصير واحد')} عن أسلوب عيشك لترى مدى توافقكم.`,
    two: rich`${profile('أجب عن سؤالين قصيرين')} عن أسلوب عيشك لترى مدى توافقكم.`,
    few: rich`${profile(`أجب عن ${formatNumber(count)} أسئلة قصيرة`)} عن أسلوب عيشك لترى مدى توافقكم.`,
    many: rich`${profile(`أجب عن ${formatNumber(count)} سؤالًا قصيرًا`)} عن أسلوب عيشك لترى مدى توافقكم.`,
    other: rich`${profile(`أجب عن ${formatNumber(count)} سؤال قصير`)} عن أسلوب عيشك لترى مدى توافقكم.`,
  });
export const theyLackAnswers = 'لا درجة بعد: لم يُجب من يسكن هناك عن أسئلة كافية عن العيش المشترك.';
export const noneHasAnswers = 'لا درجة بعد: لم يُجب أي منهم عن أسئلة كافية عن العيش المشترك.';

export const whatIf = 'ماذا لو';
export const previewFailed = 'المعاينة غير متاحة حاليًا.';
export const previewLoading = 'جارٍ حساب ما سيتغيّر…';
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    zero: rich`${bold('لا')} شركاء مناسبين، كما الآن.`,
    one: rich`شريك مناسب ${bold('واحد')}، كما الآن.`,
    two: rich`${bold('شريكان')} مناسبان، كما الآن.`,
    few: rich`${bold(formatNumber(count))} شركاء مناسبين، كما الآن.`,
    many: rich`${bold(formatNumber(count))} شريكًا مناسبًا، كما الآن.`,
    other: rich`${bold(formatNumber(count))} شريك مناسب، كما الآن.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    zero: rich`${given.bold('لا')} شركاء مناسبين: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    one: rich`شريك مناسب ${given.bold('واحد')}: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    two: rich`${given.bold('شريكان')} مناسبان: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    few: rich`${given.bold(formatNumber(given.count))} شركاء مناسبين: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    many: rich`${given.bold(formatNumber(given.count))} شريكًا مناسبًا: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    other: rich`${given.bold(formatNumber(given.count))} شريك مناسب: بزيادة ${formatNumber(given.difference)} عن الآن.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    zero: rich`${given.bold('لا')} شركاء مناسبين: بنقص ${formatNumber(given.difference)} عن الآن.`,
    one: rich`شريك مناسب ${given.bold('واحد')}: بنقص ${formatNumber(given.difference)} عن الآن.`,
    two: rich`${given.bold('شريكان')} مناسبان: بنقص ${formatNumber(given.difference)} عن الآن.`,
    few: rich`${given.bold(formatNumber(given.count))} شركاء مناسبين: بنقص ${formatNumber(given.difference)} عن الآن.`,
    many: rich`${given.bold(formatNumber(given.count))} شريكًا مناسبًا: بنقص ${formatNumber(given.difference)} عن الآن.`,
    other: rich`${given.bold(formatNumber(given.count))} شريك مناسب: بنقص ${formatNumber(given.difference)} عن الآن.`,
  });
export const nothingChanges = 'لا يتغيّر شيء في أعلى قائمتك';
export const changesAtTop = ({ count }: { count: number }) =>
  `تغييرات في أعلى قائمتك (${formatNumber(count)})`;
export const changes = 'تغييرات';
export const matchMeaning = ({ score }: { score: number }) =>
  `الشريك المناسب: توافق ${formatNumber(score)} أو أكثر دون تعارض. لم يُحفظ شيء بعد.`;
export const noScoreBefore = 'لا درجة';
export const scoreTo = 'إلى ';
export const noScoreAfter = 'لا درجة';
export const outOfTop = ({ count }: { count: number }) => `خارج أول ${formatNumber(count)}`;
export const nowNumber = ({ rank }: { rank: number }) => `الآن في المرتبة ${formatNumber(rank)}`;

export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('حدّد أين يقع سكنك')} لترى شركاء السكن بالقرب منه. وحتى ذلك الحين، إليك الجميع.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('حدّد أين تبحث')} لترى شركاء السكن والغرف بالقرب من هناك. وحتى ذلك الحين، إليك الجميع.`;
export const loadingMatches = 'جارٍ تحميل أول من يناسبك…';
export const firstMatches = 'أول من يناسبك';
export const firstMatchesNear = ({ place }: { place: string }) => `أول من يناسبك قرب ${place}`;
export const newRoomies = 'شركاء سكن جدد';
export const newRoomiesNear = ({ place }: { place: string }) => `شركاء سكن جدد قرب ${place}`;
export const nobodyWithin =
  'لا أحد ضمن 10 كم حتى الآن. ملفك في القائمة، فيمكن لمن ينضم لاحقًا أن يجدك.';
export const nobodyWithinFits =
  'لا أحد ضمن 10 كم يناسب ميزانيتك ومواعيدك حتى الآن. ملفك في القائمة، فيمكن لمن ينضم لاحقًا أن يجدك.';
export const rooms = 'الغرف';
export const roomsNear = ({ place }: { place: string }) => `غرف قرب ${place}`;
export const newestRooms = 'أحدث الغرف';
export const roomsNearYou = 'غرف قربك';
export const noRoomsNear = ({ place }: { place: string }) => `لا غرف قرب ${place} بعد`;
export const noRoomsHint = 'لا يعرض أحد غرفة ضمن 10 كم حتى الآن.';
export const seeAllRooms = 'عرض كل الغرف';
export const seeAllNear = 'عرض الكل ضمن 10 كم';
export const changeArea = 'تغيير منطقتك';
export const fromOtherSite = 'من موقع آخر';
