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
