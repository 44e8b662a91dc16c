import type {
  AppealDecisionName,
  ModerationRule,
  NoticeReason,
  StatementAction,
} from '#contract/vocabulary.ts';

export const noticeTitle = 'الإبلاغ عن هذه الغرفة';
export const noticeLede = 'أخبر المشرفين بالمشكلة. لا تحتاج إلى حساب.';
export const reasonQuestion = 'ما المشكلة؟';
export const reasons: Record<NoticeReason, string> = {
  illegal: 'مخالفة للقانون',
  discrimination: 'تمييز',
  scam: 'احتيال، أو الغرفة غير موجودة',
  mine: 'هذا لي: غرفتي أو صوري أو نصّي',
};
export const chooseReason = 'اختر سببًا';
export const details = 'ما الذي ينبغي أن نعرفه؟ (اختياري)';
export const detailsHint = 'اكتب ما رأيته وأين، والقانون المخالَف إن كنت تعرفه.';
export const detailsTooLong = 'النص أطول من المسموح';
export const email = 'بريدك الإلكتروني';
export const emailHint = 'نرسل إليك رابطًا لتأكيد البلاغ، ثم قرارنا. لن يعرف صاحب الغرفة بريدك.';
export const enterEmail = 'أدخل بريدك الإلكتروني، مثل name@example.com';
export const sendNotice = 'إرسال البلاغ';
export const inNumbers = 'البلاغات بالأرقام';
export const checkMail = 'أكِّد البلاغ عبر البريد';
export const checkMailHint =
  'أرسلنا إليك رابطًا. افتحه خلال يومين وأكِّد البلاغ، فلا يراه المشرفون قبل ذلك.';
export const tooMany = 'بلاغات كثيرة جدًا';
export const tooManyHint = 'حاول مرة أخرى غدًا.';
export const notPublic = 'هذه الغرفة غير ظاهرة للجميع';
export const notPublicHint = 'لا شيء للإبلاغ عنه، فلا يراها أحد غير صاحبها.';
export const confirmSubject = 'أكِّد بلاغك';
export const confirmText =
  'أبلغ شخص عن غرفة في RoomieRadar وذكر بريدك الإلكتروني. إن كان البلاغ منك، فأكِّده خلال يومين، فلا يراه المشرفون قبل ذلك. وإلا فلا تفعل شيئًا.';
export const confirmLink = 'عرض البلاغ وتأكيده';
export const askConfirm = 'هل تريد إرسال هذا البلاغ إلى المشرفين؟';
export const confirmButton = 'نعم، أرسله';
export const confirmed = 'وصل بلاغك إلى المشرفين';
export const confirmedHint = 'نكتب إليك عندما يتخذون قرارًا.';
export const confirmedBefore = 'سبق تأكيد هذا البلاغ';

export const rules: Record<ModerationRule, string> = {
  scam: 'لا تخدع أحدًا للحصول على ماله أو وثائقه.',
  not_real: 'لا تعرض إلا غرفًا موجودة فعلًا، وكما هي.',
  not_theirs: 'انشر غرفتك وصورك ونصوصك أنت فقط.',
  discrimination: 'لا تستبعد أحدًا بسبب هويته.',
  illegal: 'لا تنشر ما يخالف القانون.',
  harassment: 'لا تضايق أحدًا ولا تهدده.',
  spam: 'لا ترسل إعلانات ولا رسائل جماعية.',
  other: 'التزم بشروط هذا الموقع.',
};
export const hidden = ({ title }: { title: string }) => `أخفينا غرفتك «${title}»`;
export const wantedHidden = ({ title }: { title: string }) => `أُخفي إعلان بحثك «${title}»`;
export const deleted = ({ title }: { title: string }) => `حذفنا غرفتك «${title}»`;
export const suspended = 'أوقفنا حسابك';
export const warnedAbout = ({ title }: { title: string }) => `كان البلاغ عن «${title}» في محله`;
export const warned = 'كان بلاغ عنك في محله';
export const effects: Record<StatementAction, string> = {
  listing_hidden: 'لا يرى الغرفة أحد غيرك.',
  wanted_hidden: 'لا يرى الإعلان أحد غيرك.',
  listing_deleted: 'حُذفت الغرفة وصورها ولا يمكن استعادتها. إن ألغينا القرار فلك أن تنشرها من جديد.',
  user_suspended: 'لا يمكنك تسجيل الدخول، ولا يرى أحد ملفك ولا غرفك.',
  warned: 'لم يُخفَ شيء. نرجو أن تلتزم بالقاعدة من الآن.',
};
export const ruleIs = ({ rule }: { rule: string }) => `القاعدة: ${rule}`;
export const foundIs = ({ note }: { note: string }) => `ما وجدناه: ${note}`;
export const decidedOn = ({ day }: { day: string }) => `اتخذ هذا القرار إنسان لا برنامج، في ${day}.`;
export const howToAppeal = ({ day }: { day: string }) =>
  `إن كنت ترى أن القرار خطأ، يمكنك الاعتراض مرة واحدة حتى ${day}. وإن وُجد مشرف آخر فهو من يبتّ في الاعتراض.`;
export const readReasons = 'قراءة الأسباب والاعتراض';
export const statementTitle = 'لماذا اتخذنا هذا القرار';
export const yourAppeal = 'اعتراضك';
export const appealHint = 'اكتب لماذا ترى أن القرار خطأ. يمكنك الاعتراض مرة واحدة.';
export const writeAppeal = 'اكتب لماذا ترى أن القرار خطأ';
export const appealTooLong = 'النص أطول من المسموح';
export const sendAppeal = 'إرسال الاعتراض';
export const appealSent = 'وصلنا اعتراضك.';
export const appealSentHint = 'نكتب إليك عند البتّ فيه.';
/** Above what was typed, in the form where it can be sent. */
export const cannotBeStored = 'في النص رموز لا يمكن حفظها. أزلناها هنا: أرسله مرة أخرى';
/** A headline above what was typed, where there is no form any more. */
export const notSent = 'لم يُرسل ما كتبته';
export const appealOver = 'انتهت مهلة الاعتراض.';
export const decisionLabels: Record<AppealDecisionName, string> = {
  upheld: 'راجعنا القرار مرة أخرى وأبقينا عليه.',
  reversed: 'راجعنا القرار مرة أخرى وتراجعنا عنه.',
};
export const appealUpheld = 'اعتراضك: أبقينا على القرار';
export const appealReversed = 'اعتراضك: تراجعنا عن القرار';
export const reportAbout = ({ title }: { title: string }) => `بلاغك عن «${title}»`;
export const yourReport = 'بلاغك';
export const reportResolved = 'وجدنا مخالفة لقواعدنا واتخذنا إجراء. شكرًا لإبلاغنا.';
export const reportDismissed = 'لم نجد ما يخالف قواعدنا، فلم نغيّر شيئًا. شكرًا لإبلاغنا.';
export const hiddenSince = ({ day }: { day: string }) => `مخفية منذ ${day}.`;
export const whatToChange =
  'غيِّر ما ذُكر هنا، ثم قدِّم اعتراضًا واذكر ما غيَّرته، فلا يستطيع إظهار الغرفة من جديد إلا المشرفون.';
export const decisionsAboutYou = 'قرارات تخصك';
export const showReasons = 'الأسباب والاعتراض';
export const pickRule = 'أي قاعدة خولفت؟';
export const pickRuleHint = 'يذكرها بيان الأسباب.';
export const appeals = 'الاعتراضات';
export const appealsLede = 'اعتراضات على قرارات بشأن الغرف والحسابات، الأحدث أولًا.';
export const openAppeals = 'مفتوحة';
export const decidedAppeals = 'تم البتّ فيها';
export const noAppeals = 'لا اعتراضات';
export const noAppealsHint = 'لم يعترض أحد.';
export const uphold = 'تأييد';
export const reverse = 'إلغاء القرار';
export const askUphold = 'هل تؤيد القرار؟';
export const askReverse = 'هل تلغي القرار وما ترتب عليه؟';
export const appealReads = 'يقرأ هذا من قدّم الاعتراض.';
export const firstReasons = 'القرار';
export const otherMustDecide = 'يجب أن يبتّ مشرف آخر في هذا.';
export const isDecided = 'تم البتّ في الاعتراض';
