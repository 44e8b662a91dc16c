import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const aRoomie = 'شخص ما';
export const notShown = 'شخص لا يمكن عرضه';
export const notShownHint = 'حسابه موقوف، أو حظر أحدكما الآخر.';

export const lede = 'ابحث عن سكن مع خمسة آخرين على الأكثر، واعرف مدى التوافق بين كل اثنين منكم.';
export const newGroup = 'إنشاء مجموعة';
export const groupName = 'اسم المجموعة';
export const groupNameHint = 'يراه كل من تدعوه.';
export const makeGroup = 'إنشاء المجموعة';
export const notMade = 'لم تُنشأ المجموعة';
export const haveCode = 'هل أعطاك أحد رمزًا؟';
export const codeLabel = 'رمز الدعوة';
export const codeHint = ({ example }: { example: string }) =>
  `اثنا عشر حرفًا ورقمًا، مثل \u2068${example}\u2069`;
export const notACode = 'يتكون الرمز من اثني عشر حرفًا ورقمًا';
export const openCode = 'فتح الدعوة';
export const noGroups = 'لست في أي مجموعة بعد';
export const noGroupsHint =
  'أنشئ مجموعة وأرسل رابطها إلى من تريد السكن معهم، أو أدخل الرمز الذي حصلت عليه.';
export const loadingGroups = 'جارٍ تحميل مجموعاتك…';
export const groupsFailed = 'تعذّر تحميل مجموعاتك';
export const memberCount = pluralText({
  zero: 'لا أعضاء',
  one: 'عضو واحد',
  two: 'عضوان',
  few: '# أعضاء',
  many: '# عضوًا',
  other: '# عضو',
});
export const roomsWithNews = pluralText({
  zero: 'لا جديد',
  one: 'جديد في غرفة واحدة',
  two: 'جديد في غرفتين',
  few: 'جديد في # غرف',
  many: 'جديد في # غرفة',
  other: 'جديد في # غرفة',
});
export const active = 'تبحث مع هذه';
export const leads = 'قيادة المجموعة';

export const allGroups = 'كل المجموعات';
export const loadingGroup = 'جارٍ تحميل المجموعة…';
export const whoIsIn = 'من فيها';
export const joinedOn = ({ day }: { day: string }) => `منذ ${day}`;
export const activeToggle = 'أبحث الآن مع هذه المجموعة';
export const activeHint = 'يمكنك أن تكون في عدة مجموعات، وتبحث مع واحدة في كل مرة.';
export const rename = 'تغيير الاسم';
export const renameTitle = 'تغيير اسم المجموعة';
export const notRenamed = 'لم يُحفظ الاسم';

export const wantedPage = 'إعلان البحث';

export const makeLead = 'تسليم القيادة';
export const makeLeadName = ({ name }: { name: string }) => `تسليم القيادة إلى ${name}`;
export const makeLeadQuestion = ({ name }: { name: string }) =>
  `هل تريد تسليم قيادة المجموعة إلى ${name}؟`;
export const makeLeadHint =
  'عندها لا يدعو الآخرين ولا يغيّر اسم المجموعة ولا يُخرج الأعضاء إلا من يقودها. وتبقى أنت عضوًا فيها.';
export const madeLead = ({ name }: { name: string }) => `القيادة الآن لدى ${name}`;
export const takeOutQuestion = ({ name }: { name: string }) => `هل تريد إخراج ${name} من المجموعة؟`;
export const takeOutHint =
  'لن تظهر له المجموعة بعد ذلك. وتنتهي الدعوة المفتوحة أيضًا كيلا يعود عبر رابطها.';
export const tookOut = ({ name }: { name: string }) => `لم يعد اسم ${name} في المجموعة`;

export const leave = 'مغادرة المجموعة';
export const leaveQuestion = 'هل تريد مغادرة هذه المجموعة؟';
export const leaveHint =
  'لن تراها بعد ذلك، ولن يرى الآخرون إجاباتك. وللعودة تحتاج إلى دعوة فيها مكان شاغر.';
export const leaveLeadHint = 'بعدها يقودها أقدم الأعضاء.';
export const leaveLastHint = 'لا أحد غيرك فيها، لذا تُحذف المجموعة.';
export const left = 'غادرت المجموعة';

export const inviteTitle = 'دعوة آخرين';
export const placesLeft = pluralText({
  zero: 'لا يمكن أن ينضم أحد.',
  one: 'يمكن أن ينضم شخص واحد آخر.',
  two: 'يمكن أن ينضم شخصان آخران.',
  few: 'يمكن أن ينضم # أشخاص آخرون.',
  many: 'يمكن أن ينضم # شخصًا آخر.',
  other: 'يمكن أن ينضم # شخص آخر.',
});
export const groupIsFull = 'في المجموعة ستة أعضاء، لذا لا يمكن أن ينضم أحد آخر.';
export const leadInvites = ({ name }: { name: string }) => `دعوة الآخرين متاحة لـ ${name}.`;
export const makeInvitation = 'إنشاء رابط ورمز';
export const renewInvitation = 'إنشاء رابط جديد';
export const renewHint = 'ينتهي عندها الرابط السابق.';
export const invitationLink = 'رابط الدعوة';
export const linkHint = 'انسخه الآن: لن يظهر مرة أخرى.';
export const readOut = 'أو اقرأ لهم هذا الرمز';
export const qrHint = 'أو دعهم يمسحون هذا بالكاميرا';
export const openUntil = ({ day, uses, most }: { day: string; uses: number; most: number }) =>
  `توجد دعوة مفتوحة حتى ${day}. استُخدمت: ${formatNumber(uses)} من ${formatNumber(most)}.`;
export const usesHint = 'من يغادر يبقى محسوبًا ضمن مرات استخدام الرابط.';
export const endInvitation = 'إنهاء الدعوة';

export const matrixTitle = 'مدى توافقكم في السكن معًا';
export const matrixHint =
  'كل اثنين منكم على حدة. ليس للمجموعة درجة خاصة بها، فهي مرتاحة بقدر ما يرتاح أقل ثنائي توافقًا.';
export const oneAlone = 'حالما ينضم أحد، ترى هنا مدى توافقكم في السكن معًا.';
export const loadingMatrix = 'جارٍ المقارنة بين كل اثنين منكم…';
export const matrixFailed = 'تعذّرت المقارنة بينكم';
export const pair = ({ one, other }: { one: string; other: string }) => `${one} و${other}`;
export const whyPair = ({ pair: both }: { pair: string }) => `${both}: السبب`;
export const pairScore = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} من 100`;
export const pairConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} من 100، مع تعارض`;
export const pairUnscored = ({ pair: both }: { pair: string }) => `${both}: لا درجة بعد`;
export const lowest = ({ pair: both, score }: { pair: string; score: number }) =>
  `أقل توافق: ${both}، ${formatNumber(score)} من 100.`;
export const lowestConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `أقل توافق: ${both}، ${formatNumber(score)} من 100، مع تعارض.`;
export const lowestUnscored = ({ pair: both }: { pair: string }) => `أقل توافق: ${both}، مع تعارض.`;
export const nobodyCompared =
  'لا يمكن مقارنة أحد بعد: تحتاج الدرجة إلى ثلاثة أسئلة أجاب عنها اثنان منكم.';
export const leftOut = pluralText({
  zero: 'الجميع محسوبون هنا.',
  one: 'عضو واحد لا يمكن عرضه، وهو غير محسوب هنا.',
  two: 'عضوان لا يمكن عرضهما، وهما غير محسوبين هنا.',
  few: '# أعضاء لا يمكن عرضهم، وهم غير محسوبين هنا.',
  many: '# عضوًا لا يمكن عرضهم، وهم غير محسوبين هنا.',
  other: '# عضو لا يمكن عرضهم، وهم غير محسوبين هنا.',
});
export const pressForReasons = 'اضغط على رقم لترى أين ضاعت نقاطه.';
export const livesThere = 'يسكن هناك';

export const changeTitle = 'ما الذي يحققه تغيير واحد';
export const changeName = (given: Change & { name: string }) =>
  `لو كان «${given.answer}» (${given.topic}) مقبولًا لدى ${given.name}: من ${given.before} إلى ${given.after}.`;
export const changeYou = (given: Change) =>
  `لو كان «${given.answer}» (${given.topic}) مقبولًا لديك: من ${given.before} إلى ${given.after}.`;
export const changeEndsConflict = 'ينقص تعارض واحد.';
export const changeHint = 'لا أحد مضطر إلى تغيير شيء. هذا يبيّن ما يحسن الحديث عنه أولًا.';
export const noScore = 'بلا درجة';
interface Change {
  topic: string;
  answer: string;
  before: string;
  after: string;
}

export const loadingPair = 'جارٍ تحميل الأسباب…';
export const pairFailed = 'تعذّر تحميل الأسباب';
export const dealbreakerName = ({ name }: { name: string }) => `شرط حاسم لدى ${name}`;
export const dealbreakerBoth = 'شرط حاسم لدى الاثنين';
export const pairWithHome = 'لا يظهر السبب إلا لهذين الاثنين، فأحدهما ليس في المجموعة.';

export const joinTitle = ({ name }: { name: string }) => `هل تبحث عن سكن مع «${name}»؟`;
export const joinTitlePending = 'هل تبحث عن سكن مع آخرين؟';
export const whatYouSee = 'ما سيراه بعضكم من بعض';
export const seen = {
  names: 'الأسماء الأولى والصور.',
  answers:
    'مدى توافق كل اثنين منكم، مع إجاباتكما عن الأسئلة التي أجاب عنها كلاكما، وأين تضيع النقاط.',
  wishes: 'ما تقبلونه من الآخرين، حيث يكلّف نقاطًا فقط؛ ولا يظهر أبدًا مدى أهمية أي شيء لديك.',
  inquiries:
    'ما تكتبه المجموعة مع أصحاب الغرف. وإن كنت قد كتبت وحدك عن الغرفة نفسها، يُسحب ذلك الاستفسار.',
  rooms: 'رأيك في الغرف التي تنظر فيها المجموعة، وأي منها فتحته من صفحتها.',
  search: 'عند البحث كمجموعة: ميزانيتك، وتاريخ انتقالك، وهل لديك حيوان أليف.',
  wanted: 'في إعلان بحث للمجموعة: اسمك الأول وصورتك. أما ما يمكنك دفعه فلا يظهر إلا ضمن مجموع الكل.',
  never: 'لا يظهر أبدًا اسم عائلتك ولا بريدك ولا رسائلك الأخرى ولا ما تبحث عنه وحدك.',
};
export const leaveAnyTime = 'يمكنك المغادرة متى شئت. ويستطيع من يقود المجموعة إخراج الأعضاء.';
export const join = 'الانضمام إلى المجموعة';
export const joining = 'جارٍ الانضمام…';
export const notJoined = 'لم تنضم';
export const opensUntil = ({ day }: { day: string }) => `الدعوة مفتوحة حتى ${day}.`;
export const youAreIn = 'أنت في هذه المجموعة';

export const youLead = 'أنت تقودها';
export const findRooms = 'البحث عن غرف كمجموعة';
export const roomsTitle = 'غرف تفكرون فيها';
export const roomsHint =
  'الأفضل لكم جميعًا أولًا: بحسب أقل توافق بين أحدكم وأحد ساكنيها، والتعارضات أخيرًا.';
export const noRooms = 'لم يعرض أحد غرفة على المجموعة بعد.';
export const showFavorite = 'عرض غرفة من مفضلتك على المجموعة';
export const chooseFavorite = 'غرفة من مفضلتك';
export const showIt = 'عرضها';
export const noFavorites = 'ضع علامة القلب على الغرف، ثم اعرضها هنا على المجموعة.';
export const shownBy = ({ name }: { name: string }) => `معروضة من ${name}`;
export const seenBy = ({ names }: { names: string }) => `ظهرت لـ: ${names}`;
export const isNew = 'جديدة';
export const changes = pluralText({
  zero: 'لا جديد منذ زيارتك الأخيرة',
  one: 'أمر جديد واحد منذ زيارتك الأخيرة',
  two: 'أمران جديدان منذ زيارتك الأخيرة',
  few: '# أمور جديدة منذ زيارتك الأخيرة',
  many: '# أمرًا جديدًا منذ زيارتك الأخيرة',
  other: '# أمر جديد منذ زيارتك الأخيرة',
});
export const availableAgain = 'متاحة من جديد';
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `الإيجار: الآن ${now}، وكان ${was}`;
export const lowestThere = ({ score }: { score: number }) =>
  `أقل توافق مع ساكنيها: ${formatNumber(score)}`;
export const lowestThereConflict = ({ score }: { score: number }) =>
  `أقل توافق مع ساكنيها: ${formatNumber(score)}، مع تعارض`;
export const takeOff = 'إزالة من القائمة';
export const takeOffTitle = ({ title }: { title: string }) => `إزالة ${title} من القائمة`;
export const groupThinks = ({ title }: { title: string }) => `رأي المجموعة في ${title}`;
export const noteLabel = 'السبب، للمجموعة';
export const noteHint = 'لا يقرؤه إلا أعضاء المجموعة.';
