export const signIn = 'تسجيل الدخول';
export const signInLede = 'أول مرة هنا؟ الزر نفسه ينشئ حسابك.';
export const signInFirst = 'سجّل الدخول لعرض تلك الصفحة';
export const signInFirstHint = 'وستتابع من حيث كنت تمامًا.';
export const leaving = 'جارٍ الانتقال إلى صفحة تسجيل الدخول…';
export const oneMoment = 'لحظة واحدة…';
export const signInFacts = {
  identity: 'تؤكّد هويتك لدى خدمة تسجيل الدخول ثم تعود إلى هنا مباشرة.',
  learned: 'لا نعرف منها سوى اسمك وبريدك الإلكتروني.',
  hidden: 'لا يرى الآخرون بريدك الإلكتروني أبدًا.',
};

export const signingIn = 'جارٍ تسجيل دخولك';
export const oneMomentPlease = 'لحظة من فضلك…';
export const tryAgain = 'إعادة المحاولة';
export const goOn = 'المتابعة دون تسجيل الدخول';

export const signInFailures = {
  denied: {
    title: 'أوقفت تسجيل الدخول',
    text: 'لم يتغيّر شيء. يمكنك إعادة المحاولة متى شئت.',
  },
  stateMismatch: {
    title: 'لم تعد محاولة الدخول هذه صالحة',
    text: 'إما أنها استُخدمت من قبل، أو بدأت في علامة تبويب أخرى أو متصفح آخر، أو طالت أكثر من اللازم. سجّل الدخول من جديد.',
  },
  refused: {
    title: 'لم يُقبل تسجيل الدخول',
    text: 'لم تؤكّد خدمة تسجيل الدخول هويتك. أعد المحاولة أو اختر حسابًا آخر هناك.',
  },
  suspended: {
    title: 'هذا الحساب موقوف',
    text: 'أغلقه أحد المشرفين، فلا يمكنك الدخول به. إن كنت ترى في ذلك خطأ فاكتب إلى مشغّل هذا الموقع.',
  },
  unreachable: {
    title: 'تعذّر إتمام تسجيل دخولك',
    text: 'لم يستجب RoomieRadar أو خدمة تسجيل الدخول. تحقّق من اتصالك ثم أعد المحاولة.',
  },
};
