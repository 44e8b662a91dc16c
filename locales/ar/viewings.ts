import type { ViewingMode } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const viewing = 'المعاينة';
export const loadingViewings = 'جارٍ تحميل المواعيد…';
export const viewingsFailed = 'تعذّر تحميل المواعيد';
export const offerTitle = 'عرض مواعيد للمعاينة';
export const firstDay = 'اليوم الأول';
export const lastDay = 'اليوم الأخير';
export const lastDayHint = 'لعدة أيام فقط';
export const onWeekdays = 'في هذه الأيام من الأسبوع';
export const until = 'إلى';
export const untilHint = 'بقدر ما يتسع له الوقت، واحدًا بعد الآخر';
export const length = 'مدة كل موعد';
export const places = 'الأماكن';
export const placesHint = 'عدد من يمكنهم الحضور معًا';
export const notice = 'يمكن الاختيار حتى';
export const noNotice = 'بداية الموعد';
export const where = 'المكان';
export const videoLink = 'رابط مكالمة الفيديو';
export const offer = 'عرض هذه المواعيد';
export const notOffered = 'لم تُعرض المواعيد';
export const comingTimes = 'المواعيد القادمة';
export const noTimes = 'لا مواعيد بعد';
export const noTimesHint = 'يمكن لمن كتب عن الغرفة اختيار أحد المواعيد التي تعرضها.';
export const full = 'مكتمل';
export const withdraw = 'سحب';
export const withdrawHint = 'تصل رسالة بريد إلى من أراد الحضور.';
export const withdrawFreeHint = 'لم يختره أحد بعد.';
export const move = 'تغيير الموعد';
export const cancelViewing = 'إلغاء المعاينة';
export const keepViewing = 'الإبقاء عليها';
export const cancelHint = 'تصل رسالة بريد إلى كليكما.';
export const staysAgreed = 'الغرفة غير معروضة حاليًا. تبقى المعاينة قائمة ما لم يلغها أحدكما.';
export const overlaps = 'تعاين غرفة أخرى في الوقت نفسه.';
export const joinCall = 'الانضمام إلى مكالمة الفيديو';
export const itHappened = 'نعم، تمت';
export const itDidNot = 'الطرف الآخر لم يحضر';
/** Below a question or an answer about a viewing that is over. */
export const onlyTheTwo = 'لا يرى هذا سواكما.';
export const correctUntil = ({ day }: { day: string }) => `يمكن لكل منكما تصحيحه حتى ${day}.`;
export const lastViewing = 'آخر معاينة';
// The answers to a reminder.
export const amComing = 'سأحضر';
export const cannotCome = 'لا أستطيع الحضور';
export const youConfirmed = 'أكّدت حضورك.';
/** In the place of a name. */
export const otherSide = 'الطرف الآخر';
export const modes: Record<ViewingMode, string> = {
  in_person: 'حضوريًا',
  video: 'عبر مكالمة فيديو',
};
export const withdrawTime = ({ time }: { time: string }) => `سحب ${time}`;
export const withdrawQuestion = ({ time }: { time: string }) => `هل تسحب ${time}؟`;
export const timesOfPlace = ({ zone }: { zone: string }) => `المواعيد بتوقيت المكان: ${zone}`;
export const wasCancelled = ({ when }: { when: string }) => `أُلغيت المعاينة: ${when}.`;
export const cancelQuestion = ({ when }: { when: string }) => `هل تلغي المعاينة: ${when}؟`;
export const placesCount = pluralText({
  zero: 'لا أماكن',
  one: 'مكان واحد',
  two: 'مكانان',
  few: '# أماكن',
  many: '# مكانًا',
  other: '# مكان',
});
export const morePlaces = ({ time }: { time: string }) => `إضافة مكان واحد: ${time}`;
export const fewerPlaces = ({ time }: { time: string }) => `تقليل مكان واحد: ${time}`;
export const placesLeft = pluralText({
  zero: 'لا أماكن متبقية',
  one: 'بقي مكان واحد',
  two: 'بقي مكانان',
  few: 'بقيت # أماكن',
  many: 'بقي # مكانًا',
  other: 'بقي # مكان',
});
export const minutes = pluralText({
  zero: '0 دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
});
export const hoursBefore = pluralText({
  zero: 'بداية الموعد',
  one: 'قبله بساعة',
  two: 'قبله بساعتين',
  few: 'قبله بـ# ساعات',
  many: 'قبله بـ# ساعة',
  other: 'قبله بـ# ساعة',
});
export const offered = pluralText({
  zero: 'لم يُعرض أي موعد',
  one: 'عُرض موعد واحد',
  two: 'عُرض موعدان',
  few: 'عُرضت # مواعيد',
  many: 'عُرض # موعدًا',
  other: 'عُرض # موعد',
});
export const leftOut = pluralText({
  zero: 'لم يُستبعد أي موعد',
  one: 'استُبعد موعد واحد: تعرض غيره حينها أو انقضى.',
  two: 'استُبعد موعدان: تعرض غيرهما حينها أو انقضيا.',
  few: 'استُبعدت # مواعيد: تعرض غيرها حينها أو انقضت.',
  many: 'استُبعد # موعدًا: تعرض غيرها حينها أو انقضت.',
  other: 'استُبعد # موعد: تعرض غيرها حينها أو انقضت.',
});
export const safety = 'عاين السكن بنفسك، وأخبر أحدًا بوجهتك، ولا تدفع شيئًا أبدًا قبل أن ترى الغرفة.';
export const videoSafety =
  'لا تُظهر المكالمة إلا ما يُراد لك أن تراه. لا تدفع شيئًا أبدًا قبل أن تكون في الغرفة بنفسك.';
export const moreTimes = 'مواعيد أخرى';
export const fullTimes = 'مواعيد مكتملة';
export const fullTimesHint =
  'انضم إلى قائمة الانتظار، ونخبرك حالما يشغر مكان. المكان لمن يختاره أولًا.';
export const stopWaiting = 'إيقاف الانتظار';
export const wait = 'انتظار';
export const proposeOwn = 'اقتراح موعد';
export const proposeOther = 'اقتراح موعد آخر';
export const proposeButton = 'اقتراح';
export const atTime = 'الوقت';
export const lengthHint = 'نصف ساعة';
export const agreeButton = 'موافقة';
export const takeBack = 'سحب الاقتراح';
export const awaitsAnswer = 'بانتظار الرد.';
export const proposedTimes = 'مواعيد مقترحة';
export const freeTimesInstead = 'أنت متفرغ في هذه المواعيد';
export const notOn = 'ما عدا هذه الأيام';
export const skipDay = 'استثناء يوم';
export const addDay = 'استثناء';
export const youProposed = ({ when }: { when: string }) => `اقتراحك: ${when}`;
export const theyProposed = ({ when }: { when: string }) => `موعد مقترح: ${when}. هل يناسبك؟`;
export const wishDeclined = ({ when }: { when: string }) => `رُفض الموعد ${when}.`;
export const wishExpired = ({ when }: { when: string }) => `لم يُتفق على الموعد ${when}.`;
export const waitFor = ({ time }: { time: string }) => `انتظار مكان: ${time}`;
export const stopWaitingFor = ({ time }: { time: string }) => `إيقاف الانتظار: ${time}`;
export const agreeTo = ({ time }: { time: string }) => `موافقة على ${time}`;
export const declineTime = ({ time }: { time: string }) => `رفض ${time}`;
export const waiting = pluralText({
  zero: 'لا أحد ينتظر مكانًا',
  one: 'شخص واحد ينتظر مكانًا',
  two: 'شخصان ينتظران مكانًا',
  few: '# أشخاص ينتظرون مكانًا',
  many: '# شخصًا ينتظرون مكانًا',
  other: '# شخص ينتظرون مكانًا',
});
export const otherConfirmed = ({ name }: { name: string }) => `تأكّد حضور ${name}.`;
export const tookPlace = ({ when }: { when: string }) => `تمت المعاينة: ${when}.`;
export const didNotTakePlace = ({ when }: { when: string }) => `لم تتم المعاينة: ${when}.`;
export const missedViewings = pluralText({
  zero: 'تمت كل المعاينات',
  one: 'معاينة واحدة لم تتم',
  two: 'معاينتان لم تتما',
  few: '# معاينات لم تتم',
  many: '# معاينة لم تتم',
  other: '# معاينة لم تتم',
});
