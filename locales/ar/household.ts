import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const thisRoomie = 'شريك السكن هذا';

export const whoLivesHere = 'من يسكن هنا';
export const loading = 'جارٍ تحميل من يسكن هنا…';
export const nobodyNamed = 'لم ينضم بعد أحد ممن يسكنون هنا.';
export const weakestPair = {
  scored: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`أقل توافق لك هنا: ${isolated(name)}، ${formatNumber(score)} من 100. هذه درجة توافقك مع هذا البيت، فالبيت مريح بقدر ما يرتاح فيه أقل ثنائي رضًا.`,
  scoredConflict: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`أقل توافق لك هنا: ${isolated(name)}، ${formatNumber(score)} من 100، مع تعارض. هذه درجة توافقك مع هذا البيت، فالبيت مريح بقدر ما يرتاح فيه أقل ثنائي رضًا.`,
  plain: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`أقل توافق لك هنا: ${isolated(name)}. هذا هو توافقك مع هذا البيت، فالبيت مريح بقدر ما يرتاح فيه أقل ثنائي رضًا.`,
  conflict: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`أقل توافق لك هنا: ${isolated(name)}، مع تعارض. هذا هو توافقك مع هذا البيت، فالبيت مريح بقدر ما يرتاح فيه أقل ثنائي رضًا.`,
};
export const offersRoom = 'صاحب الإعلان';
export const weakest = 'الأقل توافقًا';
export const allDiffers = 'تختلفان في كل ما أجبتما عنه معًا';

export const iLiveHere = 'أسكن هنا أيضًا';
export const inviteHint =
  'أرسل إلى كل من يسكن هنا رابطًا خاصًا به. القبول بيده، وتمكنه المغادرة متى شاء. ويرى شركاء السكن عندها مدى توافقهم مع كل منكم.';
export const makeLink = 'إنشاء رابط دعوة';
export const openLinks = 'روابط لم تُستخدم';
export const linksHint = ({ days }: { days: number }) =>
  plural(days, {
    zero: 'يصلح الرابط مرة واحدة، لهذا اليوم فقط. لا يراها أحد سواك.',
    one: 'يصلح الرابط مرة واحدة، لمدة يوم واحد. لا يراها أحد سواك.',
    two: 'يصلح الرابط مرة واحدة، لمدة يومين. لا يراها أحد سواك.',
    few: `يصلح الرابط مرة واحدة، لمدة ${formatNumber(days)} أيام. لا يراها أحد سواك.`,
    many: `يصلح الرابط مرة واحدة، لمدة ${formatNumber(days)} يومًا. لا يراها أحد سواك.`,
    other: `يصلح الرابط مرة واحدة، لمدة ${formatNumber(days)} يوم. لا يراها أحد سواك.`,
  });
export const newestLink = ({ ends }: { ends: string }) => `الرابط أعلاه، ينتهي في ${ends}`;
export const olderLink = ({ made, ends }: { made: string; ends: string }) =>
  `أُنشئ في ${made}، وينتهي في ${ends}`;
export const withdraw = 'سحب';
export const withdrawLink = ({ ends }: { ends: string }) => `سحب الرابط الذي ينتهي في ${ends}`;
export const invitationLink = 'رابط الدعوة';
export const linkHint = 'انسخه الآن، فلن يظهر ثانيةً. أول من يفتحه يمكنه الانضمام.';
export const takeOutQuestion = ({ name }: { name: string }) => `أتريد إخراج ${name} من أهل بيتك؟`;
export const takeOutHint = 'لن يظهر هذا الشخص في صفحة هذه الغرفة. ولن يصله إشعار.';
export const tookOut = ({ name }: { name: string }) => `لم يعد اسم ${name} بين أهل بيتك`;
export const notTakenOut = 'ما زال هذا الشخص بين أهل بيتك';

export const leaveRoom = ({ title }: { title: string }) => `مغادرة ${title}`;
export const leaveQuestion = 'أتريد مغادرة قائمة أهل هذا البيت؟';
export const leaveHint = 'لن تظهر في صفحة الغرفة. وللعودة تحتاج إلى دعوة جديدة من صاحب الإعلان.';
export const left = 'لم تعد بين أهل البيت';
export const notLeft = 'ما زلت بين أهل البيت';

export const whereYouLive = 'أين تسكن';
export const applicantsFor = ({ title }: { title: string }) => `طلبات السكن في ${title}`;
export const joined = ({ day }: { day: string }) => `انضممت في ${day}`;
export const joinedHidden = ({ day }: { day: string }) =>
  `انضممت في ${day} · غير ظاهر للآخرين حاليًا`;
export const firstShown = pluralText({
  zero: 'لا يُعرض شيء.',
  one: 'يُعرض الأول فقط.',
  two: 'يُعرض أول اثنين.',
  few: 'يُعرض أول #.',
  many: 'يُعرض أول #.',
  other: 'يُعرض أول #.',
});

export const questionTitle = 'هل تسكن هنا؟';
export const memberTitle = 'أنت تسكن هنا';
export const offeredBy = ({
  name,
  title,
  isolated,
}: {
  name: string;
  title: string;
  isolated: Wrap;
}) => rich`عرض من ${isolated(name)}: غرفة في هذا البيت، «${isolated(title)}»`;
export const offeredByYou = ({ title, isolated }: { title: string; isolated: Wrap }) =>
  rich`تعرض غرفة في هذا البيت: «${isolated(title)}»`;
export const ownLink = 'هذا رابطك أنت. أرسله إلى من يسكن هناك معك: يصلح مرة واحدة.';
export const joinHint = ({ name }: { name: string }) =>
  `إن وافقت، فستعرض صفحة الغرفة اسمك الأول وصورتك لمن سجّلوا الدخول من شركاء السكن، مع مدى توافقهم معك. يمكنك المغادرة متى شئت، وبإمكان ${name} إخراجك.`;
export const yes = 'نعم، أسكن هنا';
export const no = 'لا';
export const joining = 'جارٍ الانضمام…';
export const notJoined = 'لم تنضم';
export const linkEnds = ({ day }: { day: string }) => `يصلح الرابط حتى ${day}.`;
export const youJoined = 'أصبحت من أهل البيت';
export const youJoinedHint = ({ profile }: { profile: Wrap }) =>
  rich`يمكنك المغادرة من ${profile('ملفك الشخصي')}.`;
export const seeRoom = 'عرض الغرفة';
