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
