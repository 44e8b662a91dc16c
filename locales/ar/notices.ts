import type { NoticeReason } from '#contract/vocabulary.ts';

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
export const checkMail = 'أكِّد البلاغ عبر البريد';
export const checkMailHint =
  'أرسلنا إليك رابطًا. افتحه خلال يومين وأكِّد البلاغ، فلا يراه المشرفون قبل ذلك.';
export const tooMany = 'هذه بلاغات كثيرة';
export const tooManyHint = 'حاول مرة أخرى غدًا.';
export const notPublic = 'هذه الغرفة غير منشورة';
export const notPublicHint = 'لا شيء للإبلاغ عنه، فلا يراها أحد غير صاحبها.';
export const confirmSubject = ({ title }: { title: string }) => `أكِّد بلاغك عن «${title}»`;
export const confirmText =
  'أبلغ شخص عن هذه الغرفة في RoomieRadar وذكر بريدك الإلكتروني. إن كنت أنت، فأكِّد البلاغ خلال يومين، فلا يراه المشرفون قبل ذلك. وإن لم تكن أنت، فلا تفعل شيئًا.';
export const confirmLink = 'عرض البلاغ وتأكيده';
export const askConfirm = 'هل تريد إرسال هذا البلاغ إلى المشرفين؟';
export const confirmButton = 'نعم، أرسله';
export const confirmed = 'وصل بلاغك إلى المشرفين';
export const confirmedHint = 'نكتب إليك عندما يتخذون قرارًا.';
export const confirmedBefore = 'سبق تأكيد هذا البلاغ';
