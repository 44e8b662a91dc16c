import { rich, type Wrap } from '../rich.ts';

export const title = 'غرفة في موقعك';
export const lede =
  'اعرض غرف RoomieRadar لزوارك: انسخ بضعة أسطر من الشيفرة. لا تُستخدم ملفات تعريف ارتباط، وتواصل صفحتك العمل حين يتعطل موقعنا.';
export const pickRoom = 'اختر غرفة أو قائمة';
export const chooseLook = 'اختر شكلها';
export const seeLive = 'شاهدها مباشرة';
export const copyCode = 'انسخ الشيفرة';

export const roomHint = 'ابحث بعنوان الإعلان أو المدينة أو الحي';
export const roomsNone = 'لا غرف مطابقة';
export const roomsLoading = 'جارٍ البحث عن غرف…';

export const colors = 'الألوان';
export const themeLabels = { auto: 'مثل صفحتك', light: 'فاتح', dark: 'داكن' };
export const width = 'العرض';
export const widthLabels = {
  240: 'ضيق، 240 بكسل',
  320: 'عادي، 320 بكسل',
  420: 'عريض، 420 بكسل',
};

// What the site shows: one room or a list, and which rooms the list has.
export const offer = 'ما يعرضه موقعك';
export const offerLabels = { room: 'غرفة واحدة', list: 'قائمة غرف' };
export const searchAddress = 'عنوان بحث';
export const searchAddressHint =
  'ابحث في RoomieRadar ثم الصق العنوان هنا. ومن دونه تعرض القائمة أحدث الغرف.';
export const withField = 'مع حقل للبحث';
/** Under a list, a link to the rest. */
export const listLink = 'غرف على RoomieRadar';
export const otherCurrency = 'السعر أيضًا بعملة';
export const noOtherCurrency = 'لا عملة أخرى';
export const otherCurrencyHint = 'يظهر حيث يُعرف سعر الصرف.';

// More of the look. "As here" is what RoomieRadar itself has. Names of fonts and colors stay as they are.
export const accent = 'لون التمييز';
export const accentHint =
  'للروابط والسعر والأزرار: الرمز السداسي عشري من ورقة أنماطك، مثل ‎#7c3aed‎. يبقى النص مقروءًا بأي لون.';
export const accentWrong = 'استعمل رمزًا سداسيًا عشريًا من 3 أو 6 خانات، مثل ‎#7c3aed‎.';
export const corners = 'الزوايا';
export const cornerLabels = {
  square: 'قائمة',
  slight: 'مستديرة قليلًا',
  usual: 'كما هنا',
  round: 'مستديرة جدًا',
};
export const density = 'التباعد';
export const densityLabels = { compact: 'متقارب', usual: 'كما هنا', airy: 'واسع' };
export const font = 'الخط';
export const fontHint =
  'كما في ورقة أنماطك، مثل ‎Georgia, serif‎. لا تعرض الإطارات إلا الخطوط الموجودة على جهاز الزائر.';
export const fontWrong = 'استعمل أسماء خطوط تفصل بينها فواصل.';

export const noSuchRoom = 'لا توجد غرفة كهذه';
export const noSuchRoomHint = 'ربما حُذفت منذ ذلك الحين. اختر غيرها.';
export const noRoomsHint = 'حالما تُنشر غرفة يمكن عرضها هنا.';
export const roomFailed = 'تعذّر تحميل الغرفة';
export const cardFailed = 'تعذّر تحميل البطاقة الآن. وفي موقعك أيضًا سيرى الناس رابطك بدلًا منها.';

export const waysLegend = 'كيف يعرضها موقعك';
export const wayLabels = {
  html: 'HTML',
  server: 'من خادمك',
  react: 'React، Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  federation: 'Module federation',
  frame: 'إطار',
  oembed: 'oEmbed',
};
export const wayLedes = {
  html: 'لأي صفحة: سكربت واحد وعنصر واحد. والرابط في داخله هو ما يراه الناس حيث لا تظهر البطاقة.',
  server:
    'لصفحة يولّدها خادمك: تكون البطاقة في HTML وتظهر من اللحظة الأولى، حتى بلا سكربت. ثم يُبقيها السكربت محدّثة.',
  react:
    'لتطبيق React بأي إصدار وأي أداة تجميع، ومع Next.js أيضًا: العنصر، ويُحمَّل حين تحتاج إليه الصفحة أول مرة.',
  vue: 'لتطبيق Vue 3: العنصر، ويُحمَّل حين تحتاج إليه الصفحة أول مرة.',
  svelte: 'لتطبيق Svelte 5: العنصر، ويُحمَّل حين تحتاج إليه الصفحة أول مرة.',
  angular: 'لتطبيق Angular: العنصر، ويُحمَّل حين تحتاج إليه الصفحة أول مرة.',
  federation:
    'لتطبيق يستخدم module federation: البطاقة مكوّنًا من React لديك، بأي إصدار. وتواصل صفحتك العمل حين يتعطل موقعنا. من دون React استخدم mount()\u200e.',
  frame: 'لموقع لا يسمح بسكربتات خارجية: صفحة صغيرة منا داخل إطار يعزله المتصفح عن صفحتك.',
  oembed: 'لـ WordPress وGhost وNotion وغيرها مما يدعم oEmbed: الصق عنوان الغرفة في سطر مستقل.',
};
export const listLede =
  'لأي صفحة: سكربت واحد وعنصر واحد يعرضان الغرف ويُبقيانها محدّثة. لغرف تختارها اكتب listings="7,42" بدلًا من search، ولغرف شخص واحد owner="5".';
export const listLedes = {
  server:
    'لصفحة ينشئها خادمك: الغرف موجودة في شيفرة HTML وتظهر من اللحظة الأولى حتى من دون سكربتات، ثم يُبقيها السكربت محدَّثة.',
  oembed: 'لـ WordPress وGhost وNotion وغيرها مما يدعم oEmbed: الصق عنوان البحث في سطر مستقل.',
};
export const codeTitles = {
  next: 'room-card.tsx، لإطار Next.js',
  anyServer: 'لأي خادم آخر، وهنا بلغة JavaScript',
  serverHead: 'في رأس (head) تلك الصفحة',
  page: 'صفحتك',
  stylesheet: 'ملف الأنماط لديك',
  typings: 'roomieradar.d.ts، لـ TypeScript',
  types: 'أنواعه، لـ TypeScript',
  loadMount: 'load-mount.ts، من دون React أو من دون federation في بنائك',
  mountedCard: 'room-card.tsx، مع mount()\u200e',
  paste: 'الصق هذا',
  asked: 'ما يطلبه نظامك بعدها',
  head: 'في رأس صفحتك، لتظهر البطاقة أسرع',
  listHead: 'في رأس صفحتك، لتظهر الغرف أسرع',
  strict: 'بدلًا منه، إن كانت سياستك لا تسمح بسكربتات مضمّنة',
  policy: 'لسياسة Content-Security-Policy لديك، إن وُجدت',
};
export const copy = 'نسخ';
export const selected = 'النص محدد: انسخه بلوحة المفاتيح';

export const pin = 'تثبيت هذا الإصدار';
export const pinned =
  'عنوان لا يتغيّر أبدًا، يُتحقق منه ببصمته: لا يعمل بايت واحد سواه. وتصلك التصحيحات حين تأخذ عنوانًا جديدًا.';
export const unpinned = 'عنوان ثابت: تصل التصحيحات إلى موقعك في غضون دقائق.';
export const hashFailed = 'تعذّر تحميل بصمة هذا الإصدار';

export const trials = 'جرّبها في مواقع صعبة';
export const trialsLede =
  'مواقع مُختلَقة تصعّب الأمر على البطاقة، وكلها بأشد سياسات أمان المحتوى صرامة.';
export const trialLabels = {
  resets: 'إعادة ضبط CSS',
  large: 'كبير، من اليمين إلى اليسار',
  hidden: 'علامة تبويب مخفية',
  late: 'سكربت متأخر',
  doubled: 'سكربت مكرر',
};
export const trialHints = {
  resets: 'أنماطه تعيد ضبط كل عنصر وتغيّره، بخط أساسي صغير جدًا.',
  large: 'مكتوب من اليمين إلى اليسار، بنص مضاعف الحجم.',
  hidden: 'البطاقة مخفية في البداية، كما في علامة تبويب غير مفتوحة، ثم تظهر بعد لحظة.',
  late: 'يصل السكربت بعد ثانيتين. وحتى ذلك الحين يظهر رابطك.',
  doubled: 'يحمّل السكربت مرتين، ومعه سكربت القائمة.',
};
export const trialWaits = 'بانتظار البطاقة…';
export const trialFailed = 'لم تصل البطاقة؛ ويظهر الرابط';
export const trialShown = ({ ms }: { ms: string }) => `وصلت البطاقة بعد ${ms} ملّي ثانية`;
export const trialStill = 'لم يتحرك شيء';
export const trialMoved = 'تحرك شيء ما';
export const trialQuiet = 'لا أخطاء، ولا شيء ترفضه السياسة';
export const trialLoud = 'حدثت أخطاء';

export const counts = 'عدد مرات رؤيتها';
export const countsLede =
  'اعرف كم مرة يرى زوارك بطاقاتك ويفتحونها. بحسب الغرفة واليوم. بلا ملفات تعريف ارتباط، ولا شيء عن زوارك أو صفحاتك.';
export const startCounting = 'بدء العدّ';
export const countingFailed = 'تعذّر إعداد العدّ';
export const countingFailedHint = 'لم يتغير شيء. حاول مجددًا لاحقًا.';
export const countsAttribute = 'أضفها إلى كل بطاقة وقائمة في موقعك';
export const countsLink = 'رابطك إلى الأعداد';
export const keepLink = 'احتفظ بهذا الرابط. من يملكه يرى الأعداد، ولا يمكننا استعادته لك.';
export const countsUnknown = 'هذا الرابط لا يعرض أي أعداد';
export const countsUnknownHint = 'تأكد من أنك نسخته كاملًا.';
export const countsFailed = 'تعذّر تحميل الأعداد';
export const countsNone = 'لم يُعَدّ شيء بعد';
export const countsNoneHint = 'يبدأ العدّ حين يرى زائر إحدى بطاقاتك.';
export const countedSeen = 'المشاهدات';
export const countedFollowed = 'مرات الفتح';
export const countedRooms = 'الغرف الأكثر ظهورًا';
export const countsFile = 'تنزيل بحسب الغرفة واليوم (CSV)';

export const promises = 'أثرها في صفحتك';
export const small = 'صغيرة';
export const smallHint =
  'أقل من 7 كيلوبايت من السكربت لكل بطاقات الصفحة، وطلب واحد لمحتواها. ولا يتحرك شيء في صفحتك أثناء تحميلها.';
export const privately = 'تحفظ الخصوصية';
export const privatelyHint =
  'لا ملفات تعريف ارتباط، ولا تخزين، ولا بيانات عن زوارك. ولا تعرض البطاقات إلا التفاصيل العامة للغرفة.';
export const neverInTheWay = 'لا تعيق أبدًا';
export const neverInTheWayHint =
  'عند الحجب أو انقطاع الاتصال أو الحذف أو العطل يظهر رابطك أنت بدل البطاقة.';
export const forEveryone = 'للجميع';
export const forEveryoneHint =
  'تعمل بلوحة المفاتيح وقارئ الشاشة، من اليسار إلى اليمين ومن اليمين إلى اليسار، بدءًا من عرض 160 بكسل، وبالمظهرين الفاتح والداكن.';
export const readReference = ({ reference }: { reference: Wrap }) =>
  rich`تبني شيئًا خاصًا بك؟ اقرأ ${reference('مرجع الواجهة البرمجية')}.`;

export const guarantees = 'ما يمكنك الاعتماد عليه';
export const guaranteesFailed = 'تعذّر تحميل القيم الحالية';
export const guaranteeLabels = {
  versions: 'الإصدارات',
  limits: 'الحدود',
  caching: 'التخزين المؤقت',
  counting: 'العدّ',
  contact: 'التواصل',
};
export const versionCurrent = ({ version, since }: { version: string; since: string }) =>
  `الإصدار ${version} هو الحالي، وهو متاح منذ ${since}.`;
export const versionEnds = ({ version, end }: { version: string; end: string }) =>
  `ينتهي الإصدار ${version} في ${end}.`;
export const limitsText = ({ requests }: { requests: string }) =>
  `عدد الطلبات المسموح به في الدقيقة للبيانات والإطارات وoEmbed هو ${requests}، ويُحسب بحسب شبكة زائرك لا بحسب موقعك. تذكر الإجابات في RateLimit ما تبقّى، وبعد بلوغ الحد تنتظر البطاقات ثم تحاول مجددًا.`;
export const cachingText = ({ minutes }: { minutes: string }) =>
  `البيانات والإطارات وأحدث سكربت: ${minutes} دقائق. الملفات التي في اسمها بصمة: سنة كاملة.`;
export const countingText = ({ days }: { days: string }) =>
  `لا شيء من دون partner. ومعه رقمان لكل غرفة ويوم: عدد مرات ظهورها وعدد مرات فتحها، ويُحذفان بعد ${days} يومًا.`;
export const contactText = ({ about }: { about: Wrap }) =>
  rich`${about('مشغّل هذا الموقع من RoomieRadar')}، للأسئلة والأعطال.`;
export const permissionsTitle = 'لسياسة Permissions-Policy لديك، إن وُجدت';
export const privacyTitle = 'لسياسة الخصوصية في موقعك';
export const privacyText = ({ origin }: { origin: string }) =>
  `تعرض صفحاتنا غرفًا من RoomieRadar ‏(${origin}). لذلك يطلب متصفحك من RoomieRadar سكربتًا وبيانات الغرف وصورها. وكما في أي طلب، يرى الخادم عنوان IP ومتصفحك ولغتك، ويستخدم العنوان للحدّ من عدد الطلبات. لا تُستخدم ملفات تعريف الارتباط، ولا يُخزَّن شيء على جهازك، ولا يُخزَّن عنوان صفحتنا.`;

export const changes = 'ما الذي تغيّر';
export const versionPolicy =
  'يبقى الإصدار 1 متوافقًا: تُضاف إليه أشياء، ولا يُحذف منه شيء ولا يتغير معناه. وما قد يعطّل صفحاتك يصبح الإصدار 2، ويبقى الإصدار 1 سنتين على الأقل بعد إعلاننا ذلك هنا.';
export const changesList = [
  'جديد: لإعلان البحث الذي يراه الجميع بطاقة، في إطار وعبر oEmbed. وتختفي البطاقة حالما لا يعود الإعلان عامًّا.',
  'جديد: لون التمييز الخاص بك عبر ‎--roomie-accent‎، ويبقى نصه مقروءًا في المظهرين الفاتح والداكن، وتباعد تختاره عبر ‎--roomie-density‎. وتقبلهما الإطارات وoEmbed في عناوينها، ومعهما شكل الزوايا والخط.',
  'جديد: تصل أنواع الوحدة الاتحادية تلقائيًا: تجلبها إضافات Vite وwebpack وRspack. ومن نسخ الملف يمكنه الاحتفاظ به.',
  'جديد: أعداد بحسب الغرفة واليوم، وبصيغة CSV أيضًا. ويمكن فحص صفحتك: الصق HTML هنا، أو استعمل أمر الفحص في حزمة العناصر مع عنوان الصفحة. تتسع البطاقات بدءًا من 160 بكسل.',
  'جديد: القوائم حيثما توجد البطاقات: ‏oEmbed لبحث، وإطار، وغرف تظهر من اللحظة الأولى من خادمك، ومكوّنات لـ Vue وSvelte.',
  'جديد: تعثر القائمة على المكان باسمه وحده (search="place=Lisbon")، ويعرف حقل بحثها المدن، وإن لم يطابق شيء عرضت الأقرب إليه. لم تعد القيمة الخاطئة تُفرغ القائمة: تُبيّن وحدة التحكم في المتصفح ما هو مقبول. وأصبح search-box="false" يعني false.',
  'جديد: أجزاء من البطاقة والقائمة يمكنك تنسيقها، مثل roomie-listing-card::part(title)‎.',
  'جديد: partner، وأعداد مرات رؤية البطاقات وفتحها.',
  'جديد: roomie-listings، وهي قائمة غرف مع حقل للبحث.',
  'جديد: الخصائص، وأسماء أحداث بشرطة، وready وlang وcurrency؛ وبطاقات تظهر مع أول رسم للصفحة؛ وروابط إلى غرف قريبة حين لا تعود الغرفة متاحة.',
  'تتبع theme="auto"\u200e ألوان صفحتك بدلًا من إعداد الزائر. إن كانت صفحتك داكنة بلا color-scheme فأضفها أو حدّد theme.',
  'عرض البطاقة بعرض ما يحتويها، ومن 600 بكسل يقف نصها بجانب الصورة. إن كنت تحجز مساحة لبطاقات بهذا العرض فاحجز أقل.',
  'لا تشارك الوحدة الاتحادية شيئًا، وتعمل مع أي إصدار من React. ويتلقى onOpen حدث العنصر بدلًا من حدث React.',
  'تستورد الشيفرة المنسوخة السكربت كي لا تنتظره صفحتك. والشيفرة السابقة تعمل كما كانت.',
];
