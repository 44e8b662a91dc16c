import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const wrote = ({ name }: { name: string }) => `رسالة إليك من ${name}`;
export const wroteAbout = ({ name, title }: { name: string; title: string }) =>
  `رسالة إليك من ${name} بشأن «${title}»`;
export const sentMessage = ({ name }: { name: string }) => `رسالة جديدة من ${name}`;
export const sentMessageAbout = ({ name, title }: { name: string; title: string }) =>
  `رسالة جديدة من ${name} بشأن «${title}»`;
export const accepted = ({ name }: { name: string }) => `استفسارك مقبول لدى ${name}`;
export const acceptedAbout = ({ name, title }: { name: string; title: string }) =>
  `استفسارك عن «${title}» مقبول لدى ${name}`;
export const declined = ({ name }: { name: string }) => `استفسارك مرفوض لدى ${name}`;
export const declinedAbout = ({ name, title }: { name: string; title: string }) =>
  `استفسارك عن «${title}» مرفوض لدى ${name}`;
export const waitsForYou = ({ name, title }: { name: string; title: string }) =>
  `ما زال ردك بشأن «${title}» منتظرًا لدى ${name}`;
export const waitsForYouAdvice = ({ day }: { day: string }) =>
  `لم يكتب أحد منذ أسبوعين. يفيد ردّ قصير، حتى لو كان بالرفض. وإلا يُغلق الاستفسار تلقائيًا في ${day}.`;
export const stillInterested = ({ title }: { title: string }) => `أما زلت مهتمًا بـ «${title}»؟`;
export const stillInterestedAdvice = ({ day }: { day: string }) =>
  `لم يكتب أحد منذ أسبوعين. إن كنت مهتمًا فاكتب من جديد، وإلا فاسحب استفسارك. وسيُغلق تلقائيًا في ${day}.`;
export const noAnswerYet = ({ name, title }: { name: string; title: string }) =>
  `لم يصلك رد من ${name} بشأن «${title}»`;
export const noAnswerYetAdvice = ({ day }: { day: string }) =>
  `لم يكتب أحد منذ أسبوعين. اكتب من جديد أو ارفض الاستفسار. وإلا يُغلق تلقائيًا في ${day}.`;
export const removedMessages = ({ name }: { name: string }) =>
  `أزلنا الرسائل التي وصلتك من ${name}`;
export const removedAdvice =
  'بدا الأمر احتيالًا. لا ترسل مالًا ولا وثائق هوية، ولا تواصل معه المراسلة في مكان آخر. وإن كنت قد دفعت فاتصل بمصرفك فورًا.';
export const someone = 'شخص حذف حسابه';

export const greeting = ({ name }: { name: string }) => `مرحبًا ${name}،`;
export const greetingWithoutName = 'مرحبًا،';
export const readAndReply = 'القراءة والرد على RoomieRadar';
/** Where there is nothing to reply to. */
export const seeInquiry = 'العرض على RoomieRadar';
export const why = 'تصلك هذه الرسالة لأن أحدهم كتب إليك أو ردّ عليك على RoomieRadar.';
export const whySilence =
  'تصلك هذه الرسالة بسبب استفسار على RoomieRadar لم يكتب فيه أحد منذ أسبوعين.';
export const repliesUnread = 'لا يقرأ أحد الردود على هذه الرسالة.';
export const unsubscribe = 'إلغاء الاشتراك';

export const mailsTitle = 'رسائل البريد من RoomieRadar';
export const unsubscribedTitle = 'أُلغي الاشتراك في بريد RoomieRadar';
export const badLink = 'هذا الرابط لا يعمل';
export const badLinkHint = 'ربما ينقصه جزء. جرّب الرابط في أحدث رسالة منا.';
export const askUnsubscribe = 'أتريد إلغاء الاشتراك؟';
export const askUnsubscribeHint = 'لن ترى الرسائل والردود بعدها إلا عند فتح RoomieRadar.';
export const stopMails = 'إيقاف رسائل البريد';
export const unsubscribed = 'أُلغي اشتراكك';
export const unsubscribedHint = 'تجد الرسائل والردود في صفحة «الاستفسارات».';
export const sendMailsAgain = 'استئناف رسائل البريد';

export const alertNew = ({ search, title }: { search: string; title: string }) =>
  `جديد في «${search}»: ${title}`;
export const alertCheaper = ({ search, title }: { search: string; title: string }) =>
  `أرخص الآن في «${search}»: ${title}`;
export const alertAgain = ({ search, title }: { search: string; title: string }) =>
  `متاحة من جديد في «${search}»: ${title}`;
export const alertMany = pluralText({
  zero: 'لا غرف في عمليات البحث المحفوظة',
  one: 'غرفة واحدة في عمليات البحث المحفوظة',
  two: 'غرفتان في عمليات البحث المحفوظة',
  few: '# غرف في عمليات البحث المحفوظة',
  many: '# غرفة في عمليات البحث المحفوظة',
  other: '# غرفة في عمليات البحث المحفوظة',
});
export const kindNew = 'جديدة';
export const kindCheaper = 'أرخص الآن';
export const kindAgain = 'متاحة من جديد';
/** The name of a search that was saved for a group. */
export const searchOfGroup = ({ name, group }: { name: string; group: string }) =>
  `${name} (مجموعة «${group}»)`;
export const foundIn = ({ searches }: { searches: string }) => `في: ${searches}`;
export const fitScore = ({ score }: { score: string }) => `التوافق معك: ${score} من 100`;
export const householdFitScore = ({ score }: { score: string }) =>
  `التوافق مع الساكنين: ${score} من 100`;
export const mapOfArea = 'خريطة المنطقة المحيطة بالغرفة';
export const photoOfRoom = 'صورة الغرفة';
export const seeRoom = 'عرض الغرفة';
export const seeSearches = 'عرض عمليات البحث المحفوظة';
export const seeFavorites = 'عرض المفضلة';
export const moreRooms = pluralText({
  zero: 'ولا غرف أخرى',
  one: 'وغرفة أخرى',
  two: 'وغرفتان أخريان',
  few: 'و# غرف أخرى',
  many: 'و# غرفة أخرى',
  other: 'و# غرفة أخرى',
});
export const whyAlerts = 'تصلك هذه الرسالة لأن لديك عمليات بحث محفوظة في RoomieRadar.';
export const changeAlerts = 'تغيير التنبيهات';
export const askStopAlerts = 'أتريد إيقاف رسائل عمليات البحث المحفوظة؟';
export const askStopAlertsHint = 'لن ترى الغرف الجديدة عندها إلا حين تفتح RoomieRadar.';
export const alertsStopped = 'لن تصلك رسائل عن عمليات البحث المحفوظة بعد الآن';
export const alertsStoppedHint = 'تبقى عمليات البحث نفسها: تجدها ضمن «عمليات البحث المحفوظة».';
export const stopSearch = ({ name }: { name: string }) => `إيقاف تنبيهات «${name}»`;
export const stopAllAlerts = 'إيقاف كل رسائل عمليات البحث المحفوظة';
export const askStopSearch = 'أتريد إيقاف تنبيهات هذا البحث المحفوظ؟';
export const askStopSearchHint =
  'تتوقف رسائله والتنبيهات على أجهزتك. يبقى البحث محفوظًا، ويمكنك استئنافه.';
export const stopThisSearch = 'إيقاف هذا البحث مؤقتًا';
export const searchStopped = 'توقفت تنبيهات هذا البحث';
export const searchStoppedHint = 'البحث موقوف مؤقتًا: تجده ضمن «عمليات البحث المحفوظة».';
export const goOnWithSearch = 'استئناف هذا البحث';
export const favoriteChanged = ({ title, change }: { title: string; change: string }) =>
  `من مفضلتك «${title}»: ${change}`;
export const whyFavorites = 'تصلك هذه الرسالة لأن لديك غرفًا في مفضلتك على RoomieRadar.';
export const stopFavorites = 'إيقاف الرسائل عن المفضلة';
export const askStopFavorites = 'هل تريد إيقاف الرسائل عن مفضلتك؟';
export const askStopFavoritesHint = 'عندها لن ترى ما تغيّر فيها إلا عندما تفتح RoomieRadar.';
export const favoritesStopped = 'لن تصلك رسائل عن مفضلتك بعد الآن';
export const favoritesStoppedHint = 'تبقى المفضلة: تجدها في صفحة «المفضلة».';

export const stillAvailable = ({ title }: { title: string }) =>
  `هل ما زالت الغرفة «${title}» متاحة؟`;
export const stillAvailableMany = pluralText({
  zero: 'هل ما زالت غرفك متاحة؟',
  one: 'هل ما زالت غرفتك متاحة؟',
  two: 'هل ما زالت غرفتاك متاحتين؟',
  few: 'هل ما زالت غرفك الـ# متاحة؟',
  many: 'هل ما زالت غرفك الـ# متاحة؟',
  other: 'هل ما زالت غرفك الـ# متاحة؟',
});
export const noLongerShown = ({ title }: { title: string }) =>
  `لم تعد الغرفة «${title}» تظهر في نتائج البحث`;
export const confirmHint = pluralText({
  zero: 'لا تظهر في نتائج البحث إلا الغرف التي أُكِّدت اليوم. تكفي نقرة واحدة دون تسجيل الدخول.',
  one: 'لا تظهر في نتائج البحث إلا الغرف التي أُكِّدت خلال اليوم الأخير. تكفي نقرة واحدة دون تسجيل الدخول.',
  two: 'لا تظهر في نتائج البحث إلا الغرف التي أُكِّدت خلال آخر يومين. تكفي نقرة واحدة دون تسجيل الدخول.',
  few: 'لا تظهر في نتائج البحث إلا الغرف التي أُكِّدت خلال آخر # أيام. تكفي نقرة واحدة دون تسجيل الدخول.',
  many: 'لا تظهر في نتائج البحث إلا الغرف التي أُكِّدت خلال آخر # يومًا. تكفي نقرة واحدة دون تسجيل الدخول.',
  other:
    'لا تظهر في نتائج البحث إلا الغرف التي أُكِّدت خلال آخر # يوم. تكفي نقرة واحدة دون تسجيل الدخول.',
});
export const confirmedDaysAgo = pluralText({
  zero: 'أُكِّدت اليوم',
  one: 'أُكِّدت قبل يوم واحد',
  two: 'أُكِّدت قبل يومين',
  few: 'أُكِّدت قبل # أيام',
  many: 'أُكِّدت قبل # يومًا',
  other: 'أُكِّدت قبل # يوم',
});
export const notShownAnyMore = 'لم تعد تظهر في نتائج البحث. يمكنك تأكيدها في أي وقت.';
export const answerHere = 'التأكيد أو الإيقاف المؤقت';
export const yourRooms = 'إعلاناتك';
export const whyConfirm = 'تصلك هذه الرسالة لأنك تعرض غرفة في RoomieRadar.';
export const stopConfirm = 'إيقاف الرسائل عن غرفي';
export const askStopConfirm = 'هل تريد إيقاف الرسائل التي تسأل عن غرفك؟';
export const stoppedConfirmHint =
  'لا تعرض نتائج البحث غرفًا لم يؤكدها أحد مؤخرًا. يمكنك تأكيد غرفك في صفحة «إعلاناتك».';
export const confirmStopped = 'لن تصلك رسائل تسأل عن غرفك بعد الآن';
export const askConfirm = 'هل ما زالت هذه الغرفة متاحة؟';
export const confirmButton = 'نعم، ما زالت متاحة';
export const pauseButton = 'لا، أوقفها مؤقتًا';
export const thanksConfirmed = 'تم التأكيد. شكرًا لك!';
export const thanksHint = 'تبقى غرفتك ظاهرة في نتائج البحث.';
export const pausedNow = 'أُوقفت غرفتك مؤقتًا';
export const pausedHint = 'لا يراها أحد غيرك الآن. يمكنك عرضها من جديد في أي وقت.';
export const answered = 'سبقت الإجابة عن هذا السؤال';
export const answeredHint = 'أُكِّدت غرفتك بعد إرسال هذه الرسالة.';
export const notOffered = 'هذه الغرفة غير معروضة حاليًا';
export const notOfferedHint = 'لا شيء يحتاج إلى تأكيد إلى أن تعرضها من جديد.';

export const organizationCode = ({ code }: { code: string }) => `رمزك في RoomieRadar: ${code}`;
export const organizationCodeHint =
  'أدخل هذا الرمز في ملفك الشخصي خلال ساعة. يثبت الرمز أن لديك بريدًا في جامعتك أو شركتك. لا يظهر إلا الجزء الذي يلي علامة @، ولا نحتفظ بعنوان بريدك.';
export const organizationCodeMistake =
  'إذا لم تطلب هذا الرمز فتجاهل هذه الرسالة. لا يمكن لأحد استخدامه من دون بريدك.';

export const newReports = pluralText({
  zero: 'لا بلاغات جديدة',
  one: 'بلاغ جديد',
  two: 'بلاغان جديدان',
  few: '# بلاغات جديدة',
  many: '# بلاغًا جديدًا',
  other: '# بلاغ جديد',
});
export const moreReports = ({ count }: { count: number }) => `و${formatNumber(count)} غيرها`;
export const whyReports =
  'تصلك هذه الرسالة، مرة في الساعة على الأكثر، لأنك من مشرفي RoomieRadar. وفي ملفك إعداد لها.';
export const seeReports = 'عرض البلاغات';

export const whyNotice = 'تصلك هذه الرسالة لأن هذا العنوان ذُكر في بلاغ على RoomieRadar.';
export const whyReported = 'تصلك هذه الرسالة لأنك أبلغت عن شيء على RoomieRadar.';
export const whyDecision =
  'تصلك هذه الرسالة لأنها تخص حسابك أو غرفتك على RoomieRadar، وعلينا إبلاغك بها.';
export const whyCode = 'تصلك هذه الرسالة لأن هذا العنوان أُدخل في ملف شخصي على RoomieRadar.';

// A viewing. `when` is a day and a time.
export const viewingAgreed = ({ title, when }: { title: string; when: string }) =>
  `معاينة «${title}»: ${when}`;
export const viewingMoved = ({ title, when }: { title: string; when: string }) =>
  `أصبح موعد معاينة «${title}»: ${when}`;
export const viewingCancelled = ({ title, when }: { title: string; when: string }) =>
  `أُلغيت معاينة «${title}»: ${when}`;
export const viewingWith = ({ name }: { name: string }) => `مع ${name}.`;
export const viewingWhere = ({ address }: { address: string }) => `المكان: ${address}`;
export const viewingByVideo = ({ url }: { url: string }) => `عبر مكالمة فيديو: ${url}`;
export const viewingZone = ({ zone }: { zone: string }) => `المواعيد بتوقيت المكان (${zone}).`;
export const viewingHouseNumber = ({ when }: { when: string }) =>
  `ترى رقم المبنى في المحادثة ابتداءً من: ${when}.`;
export const viewingCancelledHint =
  'لا حاجة إلى الحضور. يمكنكما الاتفاق على موعد آخر في RoomieRadar.';
export const viewingSafety =
  'عاين السكن بنفسك، وأخبر أحدًا بوجهتك، ولا تدفع شيئًا أبدًا قبل أن ترى الغرفة.';
export const viewingVideoSafety =
  'لا تُظهر المكالمة إلا ما يُراد لك أن تراه. لا تدفع شيئًا أبدًا قبل أن تكون في الغرفة بنفسك.';
export const whyViewing = 'تصلك هذه الرسالة لأنك اتفقت على معاينة في RoomieRadar.';
/** In a calendar. */
export const viewingInCalendar = ({ title }: { title: string }) => `معاينة: ${title}`;

// A proposed time for a viewing, before both agreed.
export const wishProposed = ({ title, when }: { title: string; when: string }) =>
  `موعد مقترح لمعاينة «${title}»: ${when}`;
export const wishCountered = ({ title, when }: { title: string; when: string }) =>
  `موعد مقترح آخر لمعاينة «${title}»: ${when}`;
export const wishDeclined = ({ title, when }: { title: string; when: string }) =>
  `معاينة «${title}»: رُفض موعد ${when}`;
export const wishHint = 'يمكنك على RoomieRadar أن توافق أو ترفض أو تقترح موعدًا آخر.';
export const wishDeclinedHint = 'يمكنك على RoomieRadar أن تقترح موعدًا آخر.';
export const whyWish = 'تصلك هذه الرسالة لأنكما تبحثان عن موعد للمعاينة على RoomieRadar.';
// A place at a time for which somebody waits.
export const placeFree = ({ title, when }: { title: string; when: string }) =>
  `مكان شاغر: معاينة «${title}»، ${when}`;
export const placeFreeHint = 'نخبر كل من ينتظر، والمكان لمن يختار الموعد أولًا.';
export const whyPlaceFree = 'تصلك هذه الرسالة لأنك تنتظر مكانًا في هذا الموعد على RoomieRadar.';

// Reminders of an agreed viewing, and the question afterwards: the first line is the subject.
export const viewingReminder = ({ title, when }: { title: string; when: string }) =>
  `تذكير: معاينة «${title}»: ${when}`;
export const viewingSoon = ({ title, when }: { title: string; when: string }) =>
  `قريبًا: معاينة «${title}»: ${when}`;
export const viewingEnded = ({ title }: { title: string }) => `هل تمت معاينة «${title}»؟`;
export const viewingWas = ({ when }: { when: string }) => `كان الموعد ${when}.`;
export const viewingEndedHint = 'لا يرى الإجابة سواكما، ويمكن لكل منكما تصحيحها.';
export const viewingConfirmed = ({ name }: { name: string }) => `تأكّد حضور ${name}.`;
/** Buttons. */
export const amComing = 'سأحضر';
export const cannotCome = 'لا أستطيع الحضور';
export const answerViewing = 'الإجابة في RoomieRadar';

// A mail about an offer of a room: the first line is its subject.
export const offerMade = ({ name, title }: { name: string; title: string }) =>
  `لديك عرض من ${name} لغرفة «${title}»`;
export const offerReopened = ({ title }: { name: string; title: string }) =>
  `تغيّرت المجموعة: يجيب الجميع من جديد عن عرض «${title}»`;
export const offerAccepted = ({ name, title }: { name: string; title: string }) =>
  `قُبل عرضك لغرفة «${title}» من جانب ${name}`;
export const offerDeclined = ({ name, title }: { name: string; title: string }) =>
  `رُفض عرضك لغرفة «${title}» من جانب ${name}`;
export const offerTakenBack = ({ name, title }: { name: string; title: string }) =>
  `سُحب عرض «${title}» من جانب ${name}`;
export const offerSteppedBack = ({ name, title }: { name: string; title: string }) =>
  `تم التراجع عن الاتفاق على «${title}» من جانب ${name}`;
export const offerEnded = ({ title }: { name: string; title: string }) => `انتهى عرض «${title}»`;
export const offerEndedForSender = 'لم يعد العرض ساريًا. لا تدفع شيئًا مقابل هذه الغرفة.';
export const offerEndedForOwner =
  'لم يعد العرض ساريًا، وأصبح المكان شاغرًا من جديد. إذا كان إعلان الغرفة يقول إنها شُغلت، فيمكنك عرضها من جديد من المحادثة.';
/** What was offered, a line each. */
export const offeredRent = ({ rent }: { rent: string }) => `الإيجار الشهري: ${rent}`;
export const offeredDeposit = ({ deposit }: { deposit: string }) => `التأمين: ${deposit}`;
export const offeredMoveIn = ({ day }: { day: string }) => `موعد الانتقال: ${day}`;
export const offerAnswerBy = ({ day }: { day: string }) => `آخر يوم للرد: ${day}`;
/** A button. */
export const movingDay = ({ title }: { title: string }) => `هل تم الانتقال إلى «${title}»؟`;
export const movingDayAdvice = 'تكفي ضغطة واحدة. ومن انتقل يمكنه بعدها الانضمام إلى أهل البيت.';
/** The room went to someone else; later it may be free again. */
export const roomFilled = ({ title }: { title: string }) => `أصبحت «${title}» من نصيب شخص آخر`;
export const freeAgain = ({ title }: { title: string }) => `«${title}» شاغرة من جديد`;
export const freeAgainAdvice = 'هل ما زلت تبحث؟ يبقى استفسارك مغلقًا ما لم ترد.';
export const seeOffer = 'عرض التفاصيل على RoomieRadar';

export const howIsLiving = ({ name }: { name: string }) => `كيف هو السكن مع ${name}؟`;
export const surveyAdvice = ({ name }: { name: string }) =>
  `سؤالان في أقل من دقيقة. لن تظهر إجاباتك لـ ${name} أبدًا.`;
export const answerSurvey = 'الإجابة عن سؤالين';
export const whySurvey =
  'تصلك هذه الرسالة لأنك وافقت عليها عند الانتقال. تصل ثلاث مرات: بعد 30 و90 و365 يومًا.';
export const leaveOutcomes = 'التوقف عن المشاركة';
export const askLeaveOutcomes = 'هل تريد التوقف عن المشاركة؟';
export const askLeaveOutcomesHint = 'لن تصلك هذه الرسائل بعد الآن، وتُحذف إجاباتك.';
export const outcomesLeft = 'توقفت عن المشاركة';
export const outcomesLeftHint = 'حُذفت إجاباتك.';
export const seePrivacy = 'عرض ما تشارك فيه';

// What a viewing is called in a calendar, and the page that a friend sees of one.
export const viewingsInCalendar = 'المعاينات في RoomieRadar';
export const sharedTitle = 'معاينة';
export const sharedWhen = 'الموعد';
export const sharedWhere = 'المكان';
export const sharedWith = 'اللقاء مع';
export const sharedByVideo = 'عبر مكالمة فيديو';
export const sharedHint =
  'شارك هذا معك شخص يثق بك. تنتهي هذه الصفحة بعد المعاينة بساعات، أو عند إلغائها.';
export const sharedEnded = 'انتهت هذه الصفحة';
export const sharedEndedHint = 'انتهت المعاينة أو أُلغيت، أو لم يعد أحد يشاركها.';

/** The subjects of mails about invitations to write about a room. */
export const wantedInvited = ({ name, title }: { name: string; title: string }) =>
  `تلقيت دعوة من ${name} للكتابة بشأن «${title}»`;
export const wantedDeclined = ({ name, title }: { name: string; title: string }) =>
  `رُفضت دعوتك إلى الكتابة بشأن «${title}» من جانب ${name}`;
export const wantedDeclinedByGroup = ({ title }: { title: string }) =>
  `رُفضت دعوتك إلى الكتابة بشأن «${title}» من جانب المجموعة`;
export const wantedInvitedGroup = ({ name }: { name: string }) =>
  `الدعوة لمجموعتكم «${name}»: وصلت إلى كل واحد منكم، ويمكن لأي منكم الرد نيابة عن الجميع.`;
export const wantedInvitedAdvice =
  'إذا وافقت تصل رسالتك إلى صاحب الدعوة، وإذا رفضت تنتهي الدعوة. لا يرى أحد عنوانك ولا اسم عائلتك.';
export const seeInvitation = 'الرد على الدعوة';
export const seeInvitations = 'عرض دعواتك';

/** After a yes of both to looking together: the subject, what follows, and the name of the group. */
export const founded = ({ name }: { name: string }) => `لدى ${name} أيضًا رغبة في البحث معك`;
export const foundedHint =
  'وافقتما كلاكما، فأنشأنا مجموعة لكما. تريان فيها مدى توافقكما في السكن، وتستطيعان تقييم الغرف ودعوة آخرين.';
export const seeGroup = 'عرض المجموعة';
export const foundedGroupName = 'نبحث معًا';

export const stillLooking = 'أما زلت تبحث عن غرفة؟';
export const stillLookingHint = ({ count }: { count: number }) =>
  `ينتهي إعلان بحثك تلقائيًا بعد ${formatNumber(count)} يومًا من آخر تأكيد له. نقرة واحدة تُبقيه.`;
export const confirmWanted = 'ما زلت أبحث';
/** The subject for one room, and what the mail says of each. */
export const seekersFound = pluralText({
  zero: 'لا إعلانات بحث جديدة لغرفتك',
  one: 'إعلان بحث جديد يناسب غرفتك',
  two: 'إعلانا بحث جديدان يناسبان غرفتك',
  few: '# إعلانات بحث جديدة تناسب غرفتك',
  many: '# إعلان بحث جديدًا يناسب غرفتك',
  other: '# إعلان بحث جديد يناسب غرفتك',
});
export const seekersFoundForRooms = pluralText({
  zero: 'لا إعلانات بحث جديدة لغرفك',
  one: 'إعلان بحث جديد يناسب غرفك',
  two: 'إعلانا بحث جديدان يناسبان غرفك',
  few: '# إعلانات بحث جديدة تناسب غرفك',
  many: '# إعلان بحث جديدًا يناسب غرفك',
  other: '# إعلان بحث جديد يناسب غرفك',
});
export const seeSeekers = 'عرض من يبحثون';
export const whySeekers = 'تصلك هذه الرسالة لأنك تعرض غرفة على RoomieRadar.';
export const stopSeekers = 'إيقاف الرسائل عمّن يبحثون عن غرفة';
export const askStopSeekers = 'هل تريد إيقاف الرسائل عمّن يبحثون عن غرفة مثل غرفتك؟';
export const stoppedSeekersHint = 'يمكنك دائمًا العثور عليهم في «إعلانات البحث عن غرف».';
export const seekersStopped = 'لن تصلك بعد الآن رسائل عمّن يبحثون عن غرفة مثل غرفتك';
export const whyWanted = 'تصلك هذه الرسالة لأن لديك إعلان بحث على RoomieRadar.';
