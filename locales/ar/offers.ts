import type { OfferStatus, OfferTransition } from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';

type Say = (other: { name: string }) => string;

// The offer of a room, in its conversation. `name` is the first name of the other roomie.
export const offerOfRoom = 'عرض الغرفة';
export const offerRoom = 'عرض الغرفة';
export const offerRoomTo = ({ name }: { name: string }) => `عرض الغرفة على ${name}`;
export const sendOffer = 'إرسال العرض';
export const offerHint = 'يمكن قبول العرض أو رفضه حتى اليوم الذي تحدده. وبه تقبل الاستفسار أيضًا.';
export const noPlace = 'كل الأماكن معروضة أو مشغولة.';
export const rent = 'الإيجار الشهري';
export const answerBy = 'آخر يوم للرد';
/** The printed summary: its title, whose room it is, and who moves in. */
export const summary = 'ما اتُّفق عليه على RoomieRadar';
export const offeredBy = 'صاحب العرض';
export const movesIn = 'من ينتقل';
export const noContract = 'هذا ما اتفقتما عليه هنا، وليس عقدًا: وقّعا عقدًا قبل دفع أي مبلغ.';
export const reason = 'لماذا تتراجع؟';
export const reasonMissing = 'اكتب السبب';
export const youSteppedBack = 'لقد تراجعت';
export const placeFree = 'شغر مكان من جديد';
export const placeFreeHint =
  'ما زال إعلان الغرفة يقول إنها شُغلت. اعرضها من جديد فقط إن كنت تبحث عن أحد.';
export const reopen = 'عرضها من جديد';
export const join = 'الانضمام إلى أهل البيت';
export const joinHint =
  'انضم إلى أهل هذا البيت: عندئذ تُحتسب إجاباتك في مدى توافق الآخرين. يمكنك المغادرة متى شئت.';
export const actions = {
  accepted: 'قبول العرض',
  declined: 'رفض العرض',
  taken_back: 'سحب العرض',
  moved_in: 'تم الانتقال',
  stepped_back: 'التراجع',
};
/** Instead of stepping back, once the day has come. */
export const notHappened = 'لم يتم الانتقال';
export const notHappenedQuestion = 'ألم يتم الانتقال؟';
export const questions: Record<OfferTransition, Say> = {
  accepted: () => 'هل تقبل العرض؟',
  declined: () => 'هل ترفض العرض؟',
  taken_back: ({ name }: { name: string }) => `هل تسحب العرض المقدم إلى ${name}؟`,
  moved_in: () => 'هل تم الانتقال؟',
  stepped_back: () => 'هل تتراجع؟',
};
export const hints: Record<OfferTransition, Say> = {
  accepted: ({ name }: { name: string }) =>
    `يصل الخبر إلى ${name} فورًا وتصبح الغرفة لك. يمكن لكليكما التراجع حتى يوم الانتقال.`,
  declined: ({ name }: { name: string }) => `يصل الخبر إلى ${name} فورًا. ما زال بإمكانكما التراسل.`,
  taken_back: ({ name }: { name: string }) =>
    `يصل الخبر إلى ${name} فورًا. يمكنك عرض الغرفة من جديد.`,
  moved_in: () => 'عندئذ يبقى المكان مشغولًا، ولا يمكن لأي منكما التراجع بعد ذلك.',
  stepped_back: ({ name }: { name: string }) => `يصل السبب إلى ${name} فورًا. ويصبح المكان شاغرًا.`,
};
/** What became of the offer, for whom it was made, and for the owner. */
export const titles: Record<InquirySide, Record<OfferStatus, Say>> = {
  sender: {
    offered: ({ name }: { name: string }) => `لديك عرض للغرفة من ${name}`,
    accepted: () => 'قبلت العرض',
    moved_in: () => 'انتقلت إلى الغرفة',
    declined: () => 'رفضت العرض',
    taken_back: ({ name }: { name: string }) => `سُحب العرض من جانب ${name}`,
    stepped_back: ({ name }: { name: string }) => `تم التراجع من جانب ${name}`,
    expired: () => 'انتهت مدة الرد',
    ended: () => 'انتهى العرض',
  },
  recipient: {
    offered: ({ name }: { name: string }) => `عرضت الغرفة على ${name}`,
    accepted: ({ name }: { name: string }) => `قُبل العرض من جانب ${name}`,
    moved_in: ({ name }: { name: string }) => `تم انتقال ${name}`,
    declined: ({ name }: { name: string }) => `رُفض العرض من جانب ${name}`,
    taken_back: () => 'سحبت العرض',
    stepped_back: ({ name }: { name: string }) => `تم التراجع من جانب ${name}`,
    expired: ({ name }: { name: string }) => `لم يصل رد ${name} قبل انتهاء المهلة`,
    ended: () => 'انتهى العرض',
  },
};
