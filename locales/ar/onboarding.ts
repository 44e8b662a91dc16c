export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `السؤال ${number} من ${total}`;
export const skip = 'التخطي الآن';
export const leaveThisOut = 'تخطي هذا السؤال';
export const saveAndGoOn = 'حفظ ومتابعة';
export const saveAndSeeFits = 'حفظ وعرض النتائج';

export const checkFailed = 'تعذّر التحقق من اكتمال ملفك الشخصي';
export const loading = 'جارٍ تحميل إجاباتك…';
export const welcome = 'مرحبًا بك';
export const loadFailed = 'تعذّر تحميل إجاباتك السابقة';
export const signedOut = 'انتهى تسجيل دخولك. سجّل الدخول من جديد للمتابعة.';
export const unanswered = 'لم يستجب RoomieRadar. ما أدخلته محفوظ في هذا المتصفح.';
export const stepMissing = 'تنقص خطوة سابقة';
export const stepMissingHint = 'أكمل هذه الخطوة أولًا. إجاباتك اللاحقة محفوظة.';

export const whatMatters = 'ما الذي يهمك في شريك السكن؟';
export const whatMattersLede =
  'ملأنا هذا بناءً على إجاباتك. النظافة والضوضاء والضيوف والتدخين والكحول والعمل من المنزل لا تُحتسب إلا إذا حدّدت مدى أهميتها لك.';

export const allSet = 'كل شيء جاهز';
export const skipped =
  'يمكنك الإجابة عن الأسئلة متى شئت في ملفك الشخصي. وحتى ذلك الحين لن ترى أي درجات.';
export const matchesIntro = 'شكرًا لك. إليك شركاء السكن والغرف التي وجدناها لك.';
export const peopleIntro = 'شكرًا لك. إليك شركاء السكن الذين وجدناهم لك.';
export const notSavedYet = 'هناك ما لم يُحفظ بعد';
export const notSavedYetHint = 'ما أدخلته يبقى في هذا المتصفح حتى تكمله.';
export const lookInProfile = 'عرضه في ملفك الشخصي';
export const nextListPlace = 'الخطوة التالية: أعلن عن سكنك';
export const nextListPlaceHint =
  'يكفي العنوان والإيجار وبضع كلمات. ويمكنك إضافة صور أو إيقاف الإعلان مؤقتًا متى شئت.';
export const continueToList = 'المتابعة إلى إعلانك';
export const onYourWay = 'تابع من حيث توقفت';
export const onYourWayHint = 'الصفحة التي أردت رؤيتها بانتظارك.';
export const goOn = 'متابعة';
export const waysFromHere = 'إلى أين من هنا';

// Before a first message goes, to those who have not said who they are; then, below the message,
// what is left of onboarding.
export const whoWrites = 'من يكتب؟';
export const whoWritesHint = ({ age }: { age: string }) =>
  `يرى الطرف الآخر اسمك الأول وعمرك، ولا يرى تاريخ ميلادك أبدًا. يجب ألا يقل عمرك عن ${age} عامًا.`;
export const saveAndSend = 'حفظ وإرسال';
export const restTitle = 'كيف سيكون السكن معًا؟';
export const restHint = 'تُظهر ذلك أسئلة قصيرة عن أسلوب حياتك، وتستغرق دقيقتين.';
export const later = 'لاحقًا';
