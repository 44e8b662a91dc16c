import { formerAccountDays } from '#contract/quotas.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const whereSignedIn = 'أين سجّلت الدخول';
export const yourData = 'بياناتك';
export const peopleYouBlocked = 'من حظرتهم';
export const deleteAccount = 'حذف الحساب';

export const partsOfProfile = 'أقسام ملفك الشخصي';
export const sectionHints = {
  about: 'من أنت وعمّا تبحث',
  habits: 'إجاباتك عن السكن المشترك',
  preferences: 'ما يهمّك في شريك السكن',
  notifications: 'بمَ نخبرك وأين',
  privacy: 'من يراك، ومن حظرته، وبياناتك',
  account: 'أين سجّلت الدخول، وحذف الحساب',
};
export const notSavedYet = 'لم يُحفظ بعد';

export const editPart = ({ part }: { part: string }) => `تعديل: ${part}`;
export const notFilledIn = 'غير مملوء';
export const typedIsBackHint = 'لم تكن قد حفظته. بقي في هذا المتصفح، باستثناء تاريخ الميلاد.';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} كل ما غيّرته ما زال هنا.`;
export const profileSaved = 'حُفظ ملفك الشخصي';
export const answersSaved = 'حُفظت إجاباتك';
export const preferencesSaved = 'حُفظت تفضيلاتك';

export const intent = 'سبب وجودك هنا';
export const budget = 'الميزانية';
export const movingIn = 'الانتقال';
export const fromDay = ({ day }: { day: string }) => `من ${day}`;
export const budgetBetween = ({ least, most }: { least: string; most: string }) =>
  `من ${least} إلى ${most} شهريًا`;
export const budgetUpTo = ({ most }: { most: string }) => `حتى ${most} شهريًا`;
export const budgetFrom = ({ least }: { least: string }) => `من ${least} شهريًا`;

export const answerFirst =
  'أجب أولًا عن الأسئلة في «أسلوب عيشك». بعدها يمكنك اختيار ما تريده في شريك السكن.';
export const acceptedAnswers = ({ answers, weight }: { answers: string; weight: string }) =>
  `${answers} (${weight})`;
export const importanceNotes = {
  0: 'لا يهم',
  1: 'مهم قليلًا',
  2: 'مهم',
  4: 'مهم جدًا',
};
export const dealbreakerNote = 'شرط حاسم';

export const choosePhoto = 'اختيار صورة';
export const changePhoto = 'تغيير الصورة';
export const removePhoto = 'إزالة الصورة';
export const photoFile = 'ملف الصورة';
export const photoChanged = 'تغيّرت صورتك';
export const photoRemoved = 'أُزيلت صورتك';
export const photoNotRemoved = 'تعذّرت إزالة صورتك';
export const wrongFile = 'لا يصلح هذا الملف صورةً لك';
export const photoUnchanged = 'لم تتغيّر صورتك.';
export const cancelUpload = 'إلغاء الرفع';
export const chooseSection = 'اختر الجزء الظاهر';
export const takePhoto = 'استخدام هذه الصورة';
export const cropper = 'صورتك؛ ما في الدائرة سيظهر';
export const cropperHint =
  'اسحب الصورة أو حرّكها بمفاتيح الأسهم. كبّرها أو صغّرها بإصبعين أو بالشريط أو بالمفتاحين + و−.';
export const zoom = 'تكبير';

export const loadingSessions = 'جارٍ تحميل أجهزتك…';
export const unknownDevice = 'جهاز غير معروف';
export const thisDevice = 'هذا الجهاز';
export const sessionDays = ({ since, lastUsed }: { since: string; lastUsed: string }) =>
  `منذ ${since} · آخر استخدام ${lastUsed}`;
export const signOutThere = 'تسجيل الخروج منه';
export const stillSignedInThere = 'ما زال دخولك مسجّلًا هناك';
export const signOutElsewhere = 'تسجيل الخروج من كل مكان آخر';
export const stillSignedInElsewhere = 'ما زال دخولك مسجّلًا في أماكن أخرى';

export const nameless = 'شخص بلا اسم';
export const unblockName = ({ name }: { name: string }) => `إلغاء حظر ${name}`;
export const firstBlocked = pluralText({
  zero: 'لا يُعرض أحد.',
  one: 'يُعرض الأول فقط.',
  two: 'يُعرض أول اثنين.',
  few: 'يُعرض أول #.',
  many: 'يُعرض أول #.',
  other: 'يُعرض أول #.',
});

export const exportHint =
  'ملف واحد تحتفظ به: ملفك الشخصي وإجاباتك وإعلاناتك والرسائل التي كتبتها وتلقيتها وبلاغاتك.';
export const exportFailed = 'تعذّر تنزيل بياناتك';
export const download = 'تنزيل بياناتي';

export const deleteHint =
  'يحذف هذا أيضًا ملفك الشخصي وإجاباتك وصورتك وإعلاناتك، ولا يمكن التراجع عنه.';
export const notDeleted = 'لم يُحذف حسابك';
export const deleteYourAccount = 'أتريد حذف حسابك؟';
export const deleteForGood = 'حذف نهائي';
export const typeToConfirm = ({ word }: { word: string }) => `اكتب «${word}» للتأكيد`;
export const accountDeleted = 'حُذف حسابك';
export const thisDeletes = 'يحذف هذا فورًا ونهائيًا:';
export const deletesProfile = 'ملفك الشخصي وإجاباتك وصورتك،';
export const deletesPlaces = 'كل إعلان نشرته مع صوره.';
export const messagesStay = 'ما كتبته إلى الآخرين يبقى عندهم دون اسمك.';
export const signsOut = 'يُسجَّل خروجك من كل جهاز.';
export const blocksStay = `كي لا يتهرّب أحد من الحظر، نحفظ من حظر مَن تحت رمز بدل الاسم (عدد الأيام: ${formatNumber(formerAccountDays)}). إن عدت، سرى الحظر والحدود من جديد. أما الإيقاف فيستمر حتى ينهيه أحد المشرفين.`;

/** Where someone is signed in: names of a browser and of an operating system. */
export const device = ({ browser, system }: { browser: string; system: string }) =>
  `${browser} على ${system}`;

// Who finds the profile.
export const whoSeesYou = 'من يراك';
export const youAreShown = 'يجد الآخرون ملفك ويرون مدى توافقكم.';
export const youAreHidden =
  'لا أحد يجد ملفك: لا تظهر في أي قائمة، ولا بين الشركاء المناسبين، ولا ضمن أهل بيت. من تبادلت معهم الرسائل ما زالوا يرونها، والغرف التي تعرضها تبقى ظاهرة للجميع مع اسمك الأول.';
export const seeAsOthers = 'عرضه كما يراه الآخرون';
export const hideMe = 'إخفاء ملفي';
export const showMe = 'إظهار ملفي من جديد';
export const nowHidden = 'أنت مخفي الآن';
export const nowShown = 'صار بإمكان الآخرين إيجادك';
export const visibilityFailed = 'تعذّر تغيير ذلك';
