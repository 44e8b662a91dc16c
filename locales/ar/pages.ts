import { pluralText } from './plural.ts';

export const siteDescription = 'غرف وشركاء سكن يناسبون أسلوب عيشك فعلًا.';

export const needsScript = 'تحتاج هذه الصفحة إلى JavaScript';
export const needsScriptHint = ({ link, end }: { link: string; end: string }) =>
  `متصفحك لا يشغّله، أو أن شيئًا يمنعه. من دونه ما زال بإمكانك ${link}البحث عن غرف${end} وقراءة كل غرفة تجدها. لتسجيل الدخول أو المراسلة أو الإعلان عن سكنك، فعّل JavaScript وأعد تحميل الصفحة.`;

export const awayTitle = 'نعود بعد لحظات · RoomieRadar';
export const away = 'نعود بعد لحظات';
export const awayHint = 'لا يستطيع RoomieRadar الوصول إلى غرفه حاليًا. لم يضع شيء.';
export const tryAgain = 'إعادة المحاولة';

export const offlineTitle = 'لا اتصال بالإنترنت · RoomieRadar';
export const offline = 'لا اتصال بالإنترنت';
export const offlineHint = 'لا يمكن تحميل هذه الصفحة الآن. ستعود من تلقاء نفسها حالما يعود اتصالك.';

export const starting = 'يجري تشغيل RoomieRadar';
export const startingHint = 'يستغرق ذلك بضع ثوانٍ، ثم تجد كل شيء كما تركته.';
export const noPage = 'لا شيء في هذا العنوان';
export const noPageHint = 'ربما حُذف، أو ينقص جزء من العنوان.';
export const tooMany = 'طلبات كثيرة في وقت واحد';
export const tooManyHint = pluralText({
  zero: 'طلبت شبكتك الكثير في وقت قصير. حاول مرة أخرى الآن.',
  one: 'طلبت شبكتك الكثير في وقت قصير. انتظر ثانية واحدة ثم حاول مرة أخرى.',
  two: 'طلبت شبكتك الكثير في وقت قصير. انتظر ثانيتين ثم حاول مرة أخرى.',
  few: 'طلبت شبكتك الكثير في وقت قصير. انتظر # ثوانٍ ثم حاول مرة أخرى.',
  many: 'طلبت شبكتك الكثير في وقت قصير. انتظر # ثانية ثم حاول مرة أخرى.',
  other: 'طلبت شبكتك الكثير في وقت قصير. انتظر # ثانية ثم حاول مرة أخرى.',
});
export const failed = 'حدث خطأ من جانبنا';
export const failedHint =
  'ما حُفظ من قبل في أمان. قد تكون خطوتك الأخيرة لم تُحفظ، فتحقق منها قبل أن تعيدها.';
export const refused = 'لم يكن ذلك ممكنًا';
export const refusedHint = 'لم يتغير شيء. ارجع وحاول بطريقة أخرى.';
