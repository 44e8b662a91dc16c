import { pluralText } from './plural.ts';

// Once a room is filled: telling everyone else, and asking them when it is free again.

/** What everyone else reads without a message of the owner; the owner says it. */
export const filledText = ({ name, title }: { name: string; title: string }) =>
  `مرحبًا ${name}،\n\nشكرًا على رسالتك بشأن «${title}». أصبحت الغرفة من نصيب شخص آخر، ولا أريد أن تنتظر أكثر. أتمنى أن تجد قريبًا غرفة تناسبك.`;

export const roomFilled = 'شُغلت الغرفة';
export const waiting = pluralText({
  zero: 'لا أحد ينتظر ردًا.',
  one: 'شخص آخر ينتظر ردًا. لا يُخبَر أحد قبل أن تقرر ذلك.',
  two: 'شخصان آخران ينتظران ردًا. لا يُخبَر أحد قبل أن تقرر ذلك.',
  few: '# أشخاص آخرين ينتظرون ردًا. لا يُخبَر أحد قبل أن تقرر ذلك.',
  many: '# شخصًا آخر ينتظرون ردًا. لا يُخبَر أحد قبل أن تقرر ذلك.',
  other: '# شخص آخر ينتظرون ردًا. لا يُخبَر أحد قبل أن تقرر ذلك.',
});
export const waitingForContract = 'يصلهم الخبر بالرسالة التي اخترتها عندما تضغط «وُقّع العقد».';
export const notifyOthers = 'إخبار الآخرين';
export const contractSigned = 'وُقّع العقد';
export const contractSignedHint = pluralText({
  zero: 'لا أحد ينتظر ردًا.',
  one: 'عندئذ يعلم شخص واحد أن الغرفة أصبحت لغيره. يمكنك التراجع خلال عشر ثوانٍ.',
  two: 'عندئذ يعلم شخصان أن الغرفة أصبحت لغيرهما. يمكنك التراجع خلال عشر ثوانٍ.',
  few: 'عندئذ يعلم # أشخاص أن الغرفة أصبحت لغيرهم. يمكنك التراجع خلال عشر ثوانٍ.',
  many: 'عندئذ يعلم # شخصًا أن الغرفة أصبحت لغيرهم. يمكنك التراجع خلال عشر ثوانٍ.',
  other: 'عندئذ يعلم # شخص أن الغرفة أصبحت لغيرهم. يمكنك التراجع خلال عشر ثوانٍ.',
});
export const changeMessage = 'تغيير الرسالة';

// The dialog.
export const notifyTitle = 'إخبار الآخرين بأن الغرفة لم تعد شاغرة';
export const when = 'متى يصلهم الخبر؟';
export const now = 'الآن';
export const onContract = 'عندما أضغط «وُقّع العقد»';
export const keep = 'الاحتفاظ بها حتى ذلك الحين';
export const failed = 'لم يُخبَر أحد';

// The room is offered again.
export const askable = pluralText({
  zero: 'لا أحد يمكن سؤاله.',
  one: 'شخص واحد يعلم أن الغرفة لم تكن شاغرة. هل تسأله إن كان ما زال يبحث؟',
  two: 'شخصان يعلمان أن الغرفة لم تكن شاغرة. هل تسألهما إن كانا ما زالا يبحثان؟',
  few: '# أشخاص يعلمون أن الغرفة لم تكن شاغرة. هل تسألهم إن كانوا ما زالوا يبحثون؟',
  many: '# شخصًا يعلمون أن الغرفة لم تكن شاغرة. هل تسألهم إن كانوا ما زالوا يبحثون؟',
  other: '# شخص يعلمون أن الغرفة لم تكن شاغرة. هل تسألهم إن كانوا ما زالوا يبحثون؟',
});
export const askableHint =
  'تصل إلى كل منهم رسالة بريد واحدة. لا يُفتح أي استفسار من جديد من دون رد صاحبه.';
export const ask = 'سؤالهم';
export const notAsked = 'لم يُسأل أحد';
export const seeOthers = 'عرض من كتب أيضًا';

// For those who were told and are asked.
export const freeAgain = 'الغرفة شاغرة من جديد';
export const stillLooking = 'هل ما زلت تبحث؟ إذن يبدأ ردك استفسارًا جديدًا.';
export const yesStillLooking = 'نعم، ما زلت أبحث';
/** The new inquiry; the sender says it. */
export const stillLookingText = ({ name }: { name: string }) =>
  `مرحبًا ${name}، نعم، ما زلت أبحث وأود العودة إلى الحديث عن الغرفة.`;
export const notSent = 'لم يُرسَل ردك';

export const heldOthers = pluralText({
  zero: 'لن يُبلَّغ أحد.',
  one: 'شخص واحد سيُبلَّغ قريبًا بأن الغرفة لم تعد متاحة.',
  two: 'شخصان سيُبلَّغان قريبًا بأن الغرفة لم تعد متاحة.',
  few: '# أشخاص سيُبلَّغون قريبًا بأن الغرفة لم تعد متاحة.',
  many: '# شخصًا سيُبلَّغون قريبًا بأن الغرفة لم تعد متاحة.',
  other: '# شخص سيُبلَّغون قريبًا بأن الغرفة لم تعد متاحة.',
});
export const undoOthers = pluralText({
  zero: 'لا أحد لإلغاء إبلاغه',
  one: 'التراجع عن إبلاغ شخص واحد',
  two: 'التراجع عن إبلاغ شخصين',
  few: 'التراجع عن إبلاغ # أشخاص',
  many: 'التراجع عن إبلاغ # شخصًا',
  other: 'التراجع عن إبلاغ # شخص',
});
