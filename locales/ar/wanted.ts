import type { ReactNode } from 'react';
import type {
  WantedAuthors,
  WantedInvitationStatus,
  WantedVisibility,
} from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { pluralText } from './plural.ts';

export const title = 'إعلانات البحث عن غرف';
export const lede = 'أشخاص يبحثون عن غرفة، وما يقولونه عن ذلك.';
export const yourPage = 'إعلان بحثك';
export const lookTogether = 'البحث معًا';
export const invitations = 'الدعوات';
export const filterPages = 'تصفية الإعلانات';
export const forRoom = 'لغرفتك';
export const anyRoom = 'من دون غرفة محددة';
export const forRoomHint =
  'تُعرض إعلانات من يناسبهم مكانها وإيجارها ومواعيدها، حتى من لا يُظهرون إعلاناتهم إلا لأصحاب الغرف المناسبة.';
export const place = 'المكان';
export const anywhere = 'في أي مكان';
export const noTown = 'لم يُعثر على هذا المكان';
export const townUnknown = 'لا نعرف هذا المكان. اختر واحدًا من القائمة.';
export const around = 'حوله';
export const rent = 'الإيجار الشهري';
export const rentHint = 'للعثور على من يستطيع دفعه.';
export const moveInBy = 'يستطيع الانتقال حتى';
export const order = 'الترتيب';
export const byFit = 'الأنسب أولًا';
export const byNewest = 'الأحدث أولًا';
export const showPages = 'عرض الإعلانات';
export const lookingUp = 'جارٍ البحث عن المكان';
export const wantedCount = pluralText({
  zero: 'لا إعلانات',
  one: 'إعلان واحد',
  two: 'إعلانان',
  few: '# إعلانات',
  many: '# إعلانًا',
  other: '# إعلان',
});
export const nobody = 'لا أحد يبحث عن غرفة كهذه';
/** In place of an empty list, while the other list has pages that fit. */
export const noneBy: Record<WantedAuthors, string> = {
  people: 'لا أحد يبحث وحده عن غرفة كهذه',
  groups: 'لا مجموعة تبحث عن غرفة كهذه',
};
export const seeThose = {
  groups: pluralText({
    zero: 'لا مجموعات',
    one: 'عرض مجموعة واحدة',
    two: 'عرض مجموعتين',
    few: 'عرض # مجموعات',
    many: 'عرض # مجموعة',
    other: 'عرض # مجموعة',
  }),
  people: pluralText({
    zero: 'لا أفراد',
    one: 'عرض شخص واحد',
    two: 'عرض شخصين',
    few: 'عرض # أشخاص',
    many: 'عرض # شخصًا',
    other: 'عرض # شخص',
  }),
};
export const nobodyHint = 'ابحث أبعد من ذلك أو بعوامل تصفية أقل.';
export const seeAll = 'عرض جميع الإعلانات';
export const loading = 'جارٍ تحميل الإعلانات';
export const loadLater = 'لا يوجد اتصال. تُحمَّل الإعلانات عندما يعود.';
export const forPeople = pluralText({
  zero: 'لا أحد',
  one: 'لشخص واحد',
  two: 'لشخصين',
  few: 'لـ# أشخاص',
  many: 'لـ# شخصًا',
  other: 'لـ# شخص',
});
export const upTo = ({ amount }: { amount: string }) => `حتى ${amount} شهريًا`;
export const upToInAll = ({ amount }: { amount: string }) => `حتى ${amount} شهريًا للجميع`;
export const fromDay = ({ day }: { day: string }) => `من ${day}`;
export const fromDayFor = ({ day, stay }: { day: string; stay: string }) =>
  `من ${day}، لمدة ${stay}`;
export const fromNow = 'من الآن';
export const fromNowFor = ({ stay }: { stay: string }) => `من الآن، لمدة ${stay}`;
export const forStay = ({ stay }: { stay: string }) => `لمدة ${stay}`;
export const allPages = 'جميع إعلانات البحث';
export const by = ({ name }: { name: string }) => `من ${name}`;
export const leastWith = ({ name }: { name: string }) => `أقل توافق بين أهل بيتك مع ${name}`;
export const facts = 'ما المطلوب';
export const confirmedOn = ({ day }: { day: string }) => `تاريخ التأكيد: ${day}`;
export const seeProfile = ({ name }: { name: string }) => `عرض الملف الشخصي لـ ${name}`;
export const invite = ({ name }: { name: string }) => `دعوة ${name}`;
export const inviteHint = 'تصل رسالتك مع غرفتك. وبعد الموافقة تتراسلان كما بعد أي استفسار.';
export const chooseRoom = 'غرفتك';
export const messageMin = ({ count }: { count: string }) =>
  `${count} حرفًا على الأقل. قل لماذا قد تناسب غرفتك.`;
export const tooShort = 'اكتب أكثر قليلًا';
export const sendInvitation = 'إرسال الدعوة';
export const sending = 'جارٍ الإرسال';
export const invitationSent = 'أُرسلت الدعوة';
export const notSent = 'لم تُرسل';
export const noRooms = 'لا تعرض غرفة حاليًا، فلا يمكنك دعوة أحد.';
export const offerRoom = 'عرض غرفة';
export const signInToInvite = 'تسجيل الدخول للدعوة';
export const signInHint = 'يستطيع صاحب الغرفة دعوة هذا الشخص إليها.';
export const noSuchPage = 'لا يوجد إعلان بحث كهذا، أو لا يمكنك رؤيته.';
export const loadingPage = 'جارٍ تحميل الإعلان';
export const thisIsYours = 'هذا الإعلان لك';
export const changePage = 'تعديله';
export const editLede =
  'به يجدك أصحاب الغرف ويدعونك إليها. يرى الآخرون اسمك الأول، ولا يرون اسم عائلتك أو عنوانك أبدًا.';
export const headline = 'العنوان';
export const headlineHint = 'مثلًا: شخصان يبحثان عن غرفتين في نويكولن من مارس';
export const text = 'عن بحثك';
export const textHint = 'ما يهمك، وكيف هو السكن معك.';
export const writeHeadline = 'اكتب عنوانًا';
export const tooLong = 'هذا أطول من المسموح';
export const people = 'عدد الأشخاص';
export const publicAddress = 'السماح لمحركات البحث بإدراجه';
export const otherwiseNot = 'من دون ذلك نطلب منها ألا تدرجه.';
export const fromProfile = 'من ملفك الشخصي';
export const fromProfileHint =
  'المكان والميزانية والمواعيد هي ما في ملفك الشخصي. تكتبها مرة واحدة.';
export const changeProfile = 'تعديل ملفك الشخصي';
export const noFacts = 'لا يذكر ملفك الشخصي بعد ما تبحث عنه.';
export const noPlace = 'لا يذكر ملفك الشخصي مكانًا على الخريطة، فلن يجد أحد إعلانك حسب المكان.';
export const profileHidden = 'ملفك الشخصي مخفي، فلا يرى أحد هذا الإعلان.';
export const saved = 'حُفظ الإعلان';
export const notSaved = 'لم يُحفظ';
export const seePage = 'عرض الإعلان';
export const stillLooking = 'ما زلت أبحث';
export const confirmed = 'تم تأكيد الإعلان';
export const endsOn = ({ day }: { day: string }) =>
  `ينتهي تلقائيًا في ${day} ما لم تقل إنك ما زلت تبحث.`;
export const hasEnded = 'انتهى: لم يعد أحد يجده';
export const isHidden = 'أخفته الإدارة';
export const deletePage = 'حذف الإعلان';
export const askDelete = 'هل تريد حذف إعلان بحثك؟';
export const askDeleteHint = 'يضيع ما كتبته. وتبقى الدعوات التي تلقيتها.';
export const deleted = 'حُذف الإعلان';
export const invitationsLede = 'من يدعونك إلى غرفهم، ومن دعوتهم.';
export const received = 'الواردة';
export const sent = 'المرسلة';
export const noneReceived = 'لم يدعُك أحد بعد';
export const noneReceivedHint = 'يجدك أصحاب الغرف عبر إعلان بحثك.';
export const noneSent = 'لم تدعُ أحدًا بعد';
export const noneSentHint = 'ابحث عمن يريدون غرفة كغرفتك.';
/** What users wrote, each with a direction of its own. */
interface Written {
  name: ReactNode;
  title: ReactNode;
}

export const fromAbout = ({ name, title }: Written) => rich`${name} بشأن «${title}»`;
export const toAbout = ({ name, title }: Written) => rich`إلى ${name} بشأن «${title}»`;
export const seeRoom = 'عرض الغرفة';
export const notOffered = 'لم تعد هذه الغرفة معروضة';
export const sayYes = 'نعم، الرد';
export const sayNo = 'لا، شكرًا';
export const takeBack = 'سحب الدعوة';
export const askNo = 'هل تريد رفض هذه الدعوة؟';
export const askNoHint = 'يُبلَّغ صاحب الدعوة، ولا يستطيع دعوتك من جديد لفترة.';
export const writeTo = ({ name }: { name: string }) => `الكتابة إلى ${name}`;
export const yesHint = 'تصبح رسالتك استفسارًا عن الغرفة، ويمكنكما متابعة المراسلة.';
export const answerMin = ({ count }: { count: string }) => `${count} حرفًا على الأقل.`;
export const openInquiry = 'فتح الاستفسار';
export const invitationsFailed = 'تعذّر تحميل الدعوات';
export const loadingInvitations = 'جارٍ تحميل الدعوات';
export const findPeople = 'البحث عن أشخاص';
// Pages of groups.
export const whosePages = 'لمن الإعلانات';
export const authorLabels: Record<WantedAuthors, string> = {
  people: 'أفراد',
  groups: 'مجموعات',
};
/** Instead of names, for visitors. */
export const byGroup = pluralText({
  zero: 'مجموعة بلا أشخاص',
  one: 'مجموعة من شخص واحد',
  two: 'مجموعة من شخصين',
  few: 'مجموعة من # أشخاص',
  many: 'مجموعة من # شخصًا',
  other: 'مجموعة من # شخص',
});
export const whoLooks = 'من يبحث';
/** The one of a group who fits somebody of my household, or me, least. */
export const lowestPair = ({ one, other }: { one: string; other: string }) =>
  `أقل توافق: ${one} مع ${other}`;
export const lowestWithYou = ({ one }: { one: string }) => `أقل توافق معك: ${one}`;
export const inviteGroup = 'دعوة المجموعة';
export const inviteGroupHint =
  'تصل رسالتك مع غرفتك إلى جميع أعضاء المجموعة، ويمكن لأي منهم الرد نيابة عن الجميع.';
export const groupPage = 'إعلان بحث المجموعة';
export const backToGroup = 'العودة إلى المجموعة';
export const groupEditLede =
  'به يجدكم أصحاب الغرف ويمكنهم دعوتكم. يمكن لكل منكم تعديله. من لديه حساب يرى أسماءكم الأولى وصوركم، ومن ليس لديه حساب يرى عددكم فقط.';
export const groupTextHint = 'ما يهمكم، وكيف هو السكن معكم.';
export const groupStillLooking = 'ما زلنا نبحث';
export const groupEndsOn = ({ day }: { day: string }) =>
  `ينتهي تلقائيًا في ${day} ما لم يقل أحدكم إنكم ما زلتم تبحثون.`;
export const groupSignInHint = 'يستطيع صاحب الغرفة دعوة هذه المجموعة إليها.';
export const groupVisibilityHints: Record<WantedVisibility, string> = {
  everyone: 'من دون حساب: عددكم فقط',
  members: 'يرون أسماءكم الأولى وصوركم',
  owners: 'قريبة منكم وضمن ميزانيتكم وتتسع للجميع',
  nobody: 'يبقى هنا حتى تُظهروه',
};
export const fromProfiles = 'من ملفاتكم الشخصية';
export const fromProfilesHint =
  'عددكم، وما يمكنكم دفعه معًا، واليوم الذي يمكن فيه لآخركم الانتقال، وأقصر مدة إقامة. أما المكان فهو مكان من يقود المجموعة.';
export const noPlaceOfLead =
  'لا يحدد الملف الشخصي لمن يقود المجموعة مكانًا على الخريطة، لذلك لا يجد أحد الإعلان بحسب المكان.';
export const tooFew = 'لا يجد أحد هذا الإعلان حتى تصبحوا اثنين.';
export const askDeleteGroup = 'هل تريد حذف إعلان بحث المجموعة؟';
/** The groups follow as links. */
export const groupsToo = 'تبحث أيضًا مع مجموعة لها إعلانها. يجد أصحاب الغرف كلا الإعلانين:';
export const forGroup = ({ name }: { name: string }) => `لمجموعتك «${name}»`;
export const askNoForGroup = 'يُبلَّغ صاحب الدعوة بأن المجموعة رفضت، ولا يستطيع دعوة أي منكم لفترة.';
export const yesForGroup =
  'تصبح رسالتك استفسارًا من المجموعة كلها عن الغرفة، ويمكنكم جميعًا قراءته والكتابة فيه.';
export const visibilityLabels: Record<WantedVisibility, string> = {
  everyone: 'الجميع',
  members: 'كل من له حساب',
  owners: 'أصحاب الغرف المناسبة فقط',
  nobody: 'لا أحد حاليًا',
};
export const visibilityHints: Record<WantedVisibility, string> = {
  everyone: 'حتى من دون حساب: الاسم الأول من غير صورة',
  members: 'يرون أيضًا صورتك وعمرك',
  owners: 'قريبة منك وضمن ميزانيتك وفي وقتها',
  nobody: 'يبقى هنا حتى تُظهره',
};
export const invitationStatuses: Record<WantedInvitationStatus, string> = {
  sent: 'بانتظار الرد',
  accepted: 'تمت الموافقة',
  declined: 'تم الرفض',
  withdrawn: 'سُحبت',
};
