import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const deletedAccount = 'حساب محذوف';
export const thisPerson = 'هذا الشخص';

export const inquiriesLede = 'الرسائل التي أرسلتها وتلقيتها عن الغرف وشركاء السكن.';
export const folders = { received: 'الواردة', sent: 'المرسلة' };
export const filters = {
  all: 'الكل',
  unread: 'غير مقروء',
  waiting: 'بانتظار ردك',
  archived: 'المؤرشف',
};
export const nothingFiltered = {
  unread: 'لا استفسارات غير مقروءة',
  waiting: 'لا أحد ينتظر ردك',
  archived: 'لا استفسارات في الأرشيف',
};
export const allArchived = 'كل ما هنا مؤرشف';
export const archive = 'أرشفة';
export const unarchive = 'إعادة إلى الوارد';
export const archived = 'نُقل إلى الأرشيف';
export const unarchived = 'أُعيد إلى الوارد';
export const fit = ({ score }: { score: number }) => `التوافق ${formatNumber(score)}`;
export const unread = 'غير مقروءة';
export const loadingInquiries = 'جارٍ تحميل استفساراتك…';
export const offlineHint = 'تُحمَّل حالما يعود الاتصال.';
export const inquiriesFailed = 'تعذّر تحميل استفساراتك';
export const nothingSent = 'لم تكتب إلى أحد بعد';
export const nothingSentHint = 'راسل الآخرين من صفحة غرفة أو شريك سكن. وستظهر ردودهم هنا.';
export const nothingReceived = 'لم يكتب إليك أحد بعد';
export const nothingReceivedHint = 'تظهر هنا الرسائل عن غرفك، ورسائل من يودّون السكن معك.';

export const aboutRoomie = {
  sender: 'رسالتك إلى شريك سكن',
  recipient: 'رسالة إليك بصفتك شريك سكن',
};
export const goneSubject = ({ title }: { title: string }) => `${title} (لم تعد متاحة)`;
export const today = 'اليوم';

export const statuses = {
  sender: {
    sent: 'لم تُشاهد بعد',
    read: 'شوهدت',
    accepted: 'قيد المحادثة',
    declined: 'مرفوض',
    withdrawn: 'مسحوب',
    expired: 'منتهٍ',
  },
  recipient: {
    sent: 'جديد',
    read: 'بانتظار ردك',
    accepted: 'قيد المحادثة',
    declined: 'مرفوض',
    withdrawn: 'مسحوب',
    expired: 'منتهٍ',
  },
};
export const viewingOn = ({ day }: { day: string }) => `معاينة: ${day}`;
export const notChosen = 'لم يُختَر طلبك';
/** Declined because the room was filled. */
export const roomTakenChip = 'لشخص آخر';
export const roomTaken = 'أصبحت الغرفة من نصيب شخص آخر';
export const waitingForThem = 'بانتظار ردهم';

export const sentTitles = {
  sent: ({ name }: { name: string }) => `أُرسلت رسالتك إلى ${name}`,
  read: ({ name }: { name: string }) => `وصلت رسالتك إلى ${name} وقُرئت`,
  accepted: ({ name }: { name: string }) => `استفسارك مقبول لدى ${name}`,
  declined: ({ name }: { name: string }) => `استفسارك مرفوض لدى ${name}`,
  withdrawn: 'سحبت استفسارك',
  expired: 'لم يصلك رد قبل انتهاء المهلة',
};
export const sentDetails = {
  sent: 'لم تُقرأ رسالتك بعد.',
  read: 'سيظهر الرد هنا.',
  accepted: 'افتحه لتتراسلا.',
  declined: 'قد تناسبك غرف أخرى وشركاء سكن آخرون.',
  withdrawn: 'يمكنك الكتابة من جديد.',
  expired: 'يمكنك الكتابة من جديد.',
};
export const openInquiry = 'فتح الاستفسار';
export const writeAgain = 'الكتابة من جديد';

export const youDeclined = 'رفضت هذا الاستفسار';
export const youWithdrew = 'سحبت هذا الاستفسار';
export const theyWithdrew = ({ name }: { name: string }) => `سُحب هذا الاستفسار من جانب ${name}`;
export const stillReadable = 'ما زال بإمكانكما قراءة الرسائل.';
export const expired = 'أُغلق تلقائيًا: لم يكتب أحد خلال 30 يومًا';
export const expiredForSender = 'يمكنك الكتابة من جديد من الصفحة الشخصية أو من صفحة الغرفة.';
export const expiredForRecipient = 'قد تصلك رسالة جديدة من الطرف الآخر.';
export const theyLeft = 'حذف الطرف الآخر حسابه';
export const theyLeftHint = 'ما زال بإمكانك قراءة الرسائل، لكن لن يقرأ أحد ردك.';
export const removedMessage = 'أزالها فريقنا';
export const removedTitle = 'أوقفنا حساب من كتب هذا';
export const removedAdvice =
  'بدا الأمر احتيالًا. لا ترسل مالًا ولا وثائق هوية، ولا تواصل معه المراسلة في مكان آخر. وإن كنت قد دفعت فاتصل بمصرفك فورًا.';
export const awayStatus = 'غير متاح';
export const away = 'هذا الحساب غير متاح';
export const awayHint = 'لا تصل رسائلك إليه في الوقت الحالي. كن حذرًا مما طُلب منك.';
export const suspendedStatus = 'موقوف';
export const suspended = ({ name }: { name: string }) => `أوقف فريقنا حساب ${name}`;
export const suspendedHint =
  'لم تعد رسائلك تصل إليه. كن حذرًا مما طُلب منك: لا ترسل مالًا ولا وثائق هوية.';
export const youBlocked = ({ name }: { name: string }) => `حظرت ${name}`;
export const blockedHint = 'لا يمكن لأي منكما الكتابة هنا ما دام الحظر قائمًا.';

export const allInquiries = 'كل الاستفسارات';
export const allApplicants = 'كل الطلبات';
export const roomNotes = {
  active: 'عن هذه الغرفة',
  paused: 'موقوفة مؤقتًا: غير متاحة حاليًا',
  filled: 'شُغلت: لم تعد متاحة',
  gone: 'لم تعد هذه الغرفة متاحة',
};
export const acceptedNotes = {
  sender: () => 'شُغلت: قبلت العرض',
  recipient: ({ name }: { name: string }) => `شُغلت: قُبل عرضك من جانب ${name}`,
};
export const messagesFailed = 'تعذّر تحميل الرسائل';
export const loadingMessages = 'جارٍ تحميل الرسائل…';
export const earlierMessages = 'رسائل أقدم';
export const messagesWith = ({ name }: { name: string }) => `الرسائل مع ${name}`;
export const saidBy = ({ name }: { name: string }) => `${name}: `;
export const saidByYou = 'أنت: ';

export const yourAnswer = 'ردك';
export const acceptQuestion = ({ name }: { name: string }) => `أتريد قبول استفسار ${name}؟`;
export const answers = { accepted: 'قبول', declined: 'رفض', withdrawn: 'سحب' };
export const declineQuestion = ({ name }: { name: string }) => `أتريد رفض استفسار ${name}؟`;
export const declineHint = ({ name }: { name: string }) =>
  `سيظهر الرفض لدى ${name}، ولن يمكن لأي منكما الكتابة هنا بعدها.`;
export const withdrawQuestion = 'أتريد سحب استفسارك؟';
export const withdrawHint = ({ name }: { name: string }) =>
  `سيظهر السحب لدى ${name}، ولن يمكن لأي منكما الكتابة هنا بعدها.`;

export const stateFailed = 'تعذّر تحميل رسائلك';
export const messageTo = ({ name }: { name: string }) => `رسالة إلى ${name}`;
export const seenByHousehold = 'من يسكنون هناك يرون هذه الرسالة ومدى توافقك معهم.';
export const messageHint = 'عرّف بنفسك وبما تبحث عنه.';
export const messageHintMin = pluralText({
  zero: 'عرّف بنفسك وبما تبحث عنه.',
  one: 'عرّف بنفسك وبما تبحث عنه، في حرف واحد على الأقل.',
  two: 'عرّف بنفسك وبما تبحث عنه، في حرفين على الأقل.',
  few: 'عرّف بنفسك وبما تبحث عنه، في # أحرف على الأقل.',
  many: 'عرّف بنفسك وبما تبحث عنه، في # حرفًا على الأقل.',
  other: 'عرّف بنفسك وبما تبحث عنه، في # حرف على الأقل.',
});
export const charactersMissing = pluralText({
  zero: 'لا ينقص أي حرف.',
  one: 'ما زال ينقص حرف واحد.',
  two: 'ما زال ينقص حرفان.',
  few: 'ما زالت تنقص # أحرف.',
  many: 'ما زال ينقص # حرفًا.',
  other: 'ما زال ينقص # حرف.',
});
export const sendingKeys = 'Enter للإرسال، وShift + Enter لسطر جديد.';
export const send = 'إرسال';
export const sendMessage = 'إرسال الرسالة';
export const arrivalUnknown = 'لا نعلم إن كانت رسالتك قد وصلت';
export const arrivalUnknownHint = ({ reason }: { reason: string }) =>
  `${reason} نصّك محفوظ هنا: إن أرسلته ثانيةً فسيصل مرة واحدة فقط.`;
export const notSent = 'لم تُرسل رسالتك';
export const notSentHint = ({ reason }: { reason: string }) => `${reason} نصّك محفوظ هنا.`;

export const starters = 'اقتراحات';
export const startersHint = 'لا تعرف كيف تبدأ؟';
export const greeting = {
  none: 'مرحبًا.',
  name: ({ name }: { name: string }) => `مرحبًا ${name}.`,
  me: ({ me }: { me: string }) => `مرحبًا، أنا ${me}.`,
  both: ({ name, me }: { name: string; me: string }) => `مرحبًا ${name}، أنا ${me}.`,
};
export const sayHello = 'إلقاء التحية';
export const helloAboutRoom = ({ greeting: hello, title }: { greeting: string; title: string }) =>
  `${hello} أعجبني إعلانك «${title}» لأن `;
export const helloToRoomie = ({ greeting: hello }: { greeting: string }) =>
  `${hello} أظن أننا قد نتفاهم في السكن معًا لأن `;
export const askForVisit = 'طلب زيارة';
export const askForVisitText = 'هل يمكنني زيارة المكان في إحدى أمسيات هذا الأسبوع؟';
export const askHowYouLive = 'السؤال عن الحياة اليومية';
export const askHowYouLiveText = 'كيف يمضي أسبوع عادي عندكم في البيت؟';
export const askAboutPlans = 'السؤال عن الخطط';
export const askAboutPlansText = 'متى يناسبك الانتقال، وإلى أين؟';
export const suggestToMeet = 'اقتراح لقاء';
export const suggestToMeetText = 'ما رأيك في أن نلتقي على فنجان قهوة يومًا ما؟';

export const report = 'إبلاغ';
export const reportTitles = {
  listing: 'الإبلاغ عن هذه الغرفة',
  user: 'الإبلاغ عن هذا الشخص',
  inquiry: 'الإبلاغ عن هذا الاستفسار',
  wanted: 'الإبلاغ عن إعلان البحث هذا',
};
export const reportQuestion = 'ما المشكلة؟';
export const reportHint = 'لا يرى بلاغك إلا فريقنا.';
export const reportReasons = {
  asks_for_money: 'طلب مال أو وثائق هوية',
  not_real: 'الغرفة أو الشخص غير حقيقي',
  harassment: 'مضايقة أو تهديد',
  discrimination: 'تمييز',
  spam: 'رسائل مزعجة أو إعلانات',
  illegal: 'مخالف للقانون',
  scam: 'احتيال',
  mine: 'هذا لي: غرفتي أو صوري أو نصّي',
  other: 'سبب آخر',
};
export const chooseReason = 'اختر سببًا';
export const reportDetails = 'ما الذي ينبغي أن نعرفه؟';
export const sendReport = 'إرسال البلاغ';
export const reportNotSent = 'لم يُرسل بلاغك';
export const reportSent = 'شكرًا لك. سننظر في الأمر.';
export const block = 'حظر';
export const blockName = ({ name }: { name: string }) => `حظر ${name}`;
export const blockQuestion = ({ name }: { name: string }) => `أتريد حظر ${name}؟`;
export const blockHint = ({ name }: { name: string }) =>
  `لن تصلك رسائل من ${name} بعد الآن، ولن يرى أي منكما الآخر بين شركاء السكن. ولن يصل إشعار بذلك إلى الطرف الآخر. ويمكنك إلغاء الحظر متى شئت.`;
