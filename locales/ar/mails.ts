import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const wrote = ({ name }: { name: string }) => `رسالة إليك من ${name}`;
export const wroteAbout = ({ name, title }: { name: string; title: string }) =>
  `رسالة إليك من ${name} بشأن «${title}»`;
export const sentMessage = ({ name }: { name: string }) => `رسالة جديدة من ${name}`;
export const sentMessageAbout = ({ name, title }: { name: string; title: string }) =>
  `رسالة جديدة من ${name} بشأن «${title}»`;
export const accepted = ({ name }: { name: string }) => `استفسارك مقبول لدى ${name}`;
export const acceptedAbout = ({ name, title }: { name: string; title: string }) =>
  `استفسارك عن «${title}» مقبول لدى ${name}`;
export const declined = ({ name }: { name: string }) => `استفسارك مرفوض لدى ${name}`;
export const declinedAbout = ({ name, title }: { name: string; title: string }) =>
  `استفسارك عن «${title}» مرفوض لدى ${name}`;
export const someone = 'شخص حذف حسابه';

export const greeting = ({ name }: { name: string }) => `مرحبًا ${name}،`;
export const greetingWithoutName = 'مرحبًا،';
export const readAndReply = 'القراءة والرد على RoomieRadar';
export const why = 'تصلك هذه الرسالة لأن أحدهم كتب إليك أو ردّ عليك على RoomieRadar.';
export const repliesUnread = 'الردود على هذا البريد لا يقرؤها أحد.';
export const unsubscribe = 'إلغاء الاشتراك';

export const mailsTitle = 'رسائل البريد من RoomieRadar';
export const unsubscribedTitle = 'أُلغي الاشتراك في بريد RoomieRadar';
export const subscribedTitle = 'الاشتراك في بريد RoomieRadar';
export const badLink = 'هذا الرابط لا يعمل';
export const badLinkHint = 'ربما ينقصه جزء. جرّب الرابط في أحدث بريد منا.';
export const askUnsubscribe = 'أتريد إلغاء الاشتراك؟';
export const askUnsubscribeHint = 'لن ترى الرسائل والردود بعدها إلا عند فتح RoomieRadar.';
export const stopMails = 'إيقاف رسائل البريد';
export const unsubscribed = 'أُلغي اشتراكك';
export const unsubscribedHint = 'تجد الرسائل والردود في صفحة «الاستفسارات».';
export const sendMailsAgain = 'أريد رسائل البريد من جديد';
export const subscribed = 'ستصلك رسائل البريد من جديد';
export const subscribedHint = 'يكتب إليك RoomieRadar عندما تصلك رسالة أو رد.';

export const alertNew = ({ search, title }: { search: string; title: string }) =>
  `جديد في «${search}»: ${title}`;
export const alertCheaper = ({ search, title }: { search: string; title: string }) =>
  `أرخص الآن في «${search}»: ${title}`;
export const alertAgain = ({ search, title }: { search: string; title: string }) =>
  `متاحة من جديد في «${search}»: ${title}`;
export const alertMany = ({ count }: { count: number }) =>
  plural(count, {
    zero: `لا غرف في عمليات البحث المحفوظة`,
    one: `غرفة واحدة في عمليات البحث المحفوظة`,
    two: `غرفتان في عمليات البحث المحفوظة`,
    few: `${formatNumber(count)} غرف في عمليات البحث المحفوظة`,
    many: `${formatNumber(count)} غرفة في عمليات البحث المحفوظة`,
    other: `${formatNumber(count)} غرفة في عمليات البحث المحفوظة`,
  });
export const kindNew = 'جديدة';
export const kindCheaper = 'أرخص الآن';
export const kindAgain = 'متاحة من جديد';
export const foundIn = ({ searches }: { searches: string }) => `في: ${searches}`;
export const fitOf = ({ score }: { score: string }) => `ملاءمتها لك: ${score} من 100`;
export const householdFitOf = ({ score }: { score: string }) =>
  `مع من يسكنون فيها: ${score} من 100`;
export const moreRooms = ({ count }: { count: number }) =>
  plural(count, {
    zero: `ولا غرف أخرى`,
    one: `وغرفة أخرى`,
    two: `وغرفتان أخريان`,
    few: `و${formatNumber(count)} غرف أخرى`,
    many: `و${formatNumber(count)} غرفة أخرى`,
    other: `و${formatNumber(count)} غرفة أخرى`,
  });
export const whyAlerts = 'تصلك هذه الرسالة لأنك حفظت عمليات البحث هذه في RoomieRadar.';
export const changeAlerts = 'تغيير التنبيهات';
export const askStopAlerts = 'أتريد إيقاف رسائل عمليات البحث المحفوظة؟';
export const askStopAlertsHint = 'لن ترى الغرف الجديدة عندها إلا حين تفتح RoomieRadar.';
export const alertsStopped = 'لن تصلك رسائل عن عمليات البحث المحفوظة بعد الآن';
export const alertsStoppedHint = 'تبقى عمليات البحث: تجدها ضمن «عمليات البحث المحفوظة».';
export const alertsStarted = 'ستصلك رسائل عن عمليات البحث المحفوظة من جديد';
export const alertsStartedHint = 'يراسلك RoomieRadar حين تعثر على غرفة جديدة.';
