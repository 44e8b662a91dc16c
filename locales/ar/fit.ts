import type { AnswerTo, ChoiceQuestionId, QuestionId } from '#contract/questionnaire/questions.ts';
import { formatNumber, formatTime } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const reasons: Record<QuestionId, string> = {
  sleep: 'ساعات نومكما متقاربة',
  cleaning: 'تتفقان بشأن تنظيف المطبخ',
  quiet: 'تتفقان بشأن ساعات الهدوء',
  overnight_guests: 'تتفقان بشأن مبيت الضيوف',
  gatherings: 'تتفقان بشأن زيارات الأصدقاء',
  smoking: 'تتفقان بشأن التدخين',
  alcohol: 'تتفقان بشأن الكحول',
  pets: 'تتفقان بشأن الحيوانات الأليفة',
  home_working: 'تتفقان بشأن العمل من المنزل',
  sharing: 'تتفقان بشأن ما تتشاركانه',
  chores: 'تتفقان بشأن الأعمال المنزلية والفواتير',
  conflict: 'تتفقان بشأن مناقشة المشكلات',
};

export const basedOn = ({ shared, of }: { shared: number; of: number }) =>
  `بناءً على ${formatNumber(shared)} من ${formatNumber(of)}`;
export const tooFewAnswers = ({ shared, of }: { shared: number; of: number }) =>
  `الأسئلة التي أجبتما عنها معًا ${formatNumber(shared)} من ${formatNumber(of)} فقط: لا تكفي لحساب درجة`;
export const nothingImportant = 'أحدكما لم يعدّ أيًّا من هذه الأسئلة مهمًّا، لذا لا درجة';
export const scoreBase = ({ shared, of }: { shared: number; of: number }) =>
  `بناءً على إجاباتكما معًا عن ${formatNumber(shared)} من الأسئلة الـ${formatNumber(of)}`;
export const scoreBaseLow = ({ shared, of }: { shared: number; of: number }) =>
  `بناءً على إجاباتكما معًا عن ${formatNumber(shared)} من الأسئلة الـ${formatNumber(of)}، فهذه الدرجة مؤشر أولي فقط`;

export const youLose = ({ want, they }: { want: string; they: string }) =>
  `تريد ${want}، لكن ${they}`;
export const theyLose = ({ want, you }: { want: string; you: string }) =>
  `الطرف الآخر يريد ${want}، لكن ${you}`;
export const bothLose = (given: {
  yourWant: string;
  they: string;
  theirWant: string;
  you: string;
}) =>
  `تريد ${given.yourWant}، لكن ${given.they}؛ والطرف الآخر يريد ${given.theirWant}، لكن ${given.you}`;
export const nobodyLoses = ({ you, they }: { you: string; they: string }) => `${you}، و${they}`;

export const dealbreakers = {
  mine: ({ line }: { line: string }) => `شرط حاسم لديك: ${line}`,
  theirs: ({ line }: { line: string }) => `شرط حاسم لدى الطرف الآخر: ${line}`,
  both: ({ line }: { line: string }) => `شرط حاسم لديكما: ${line}`,
};

/** The mark keeps the minus to the left of the number. */
export const withPoints = ({ line, points }: { line: string; points: number }) =>
  `${line}: \u200e−${formatNumber(points)}`;

export const sleeping = {
  you: ({ from, until }: { from: string; until: string }) => `أنت تنام من ${from} إلى ${until}`,
  they: ({ from, until }: { from: string; until: string }) =>
    `الطرف الآخر ينام من ${from} إلى ${until}`,
  both: ({ from, until }: { from: string; until: string }) => `كلاكما ينام من ${from} إلى ${until}`,
  want: ({ from, until }: { from: string; until: string }) => `نومًا بين ${from} و${until}`,
};

interface Answer {
  you: string;
  they: string;
  both: string;
  want: string;
}

/** A verb has one form after "you", and one after "the other" and "both of you". */
const answer = (you: string, they: string, want: string): Answer => ({
  you: `أنت ${you}`,
  they: `الطرف الآخر ${they}`,
  both: `كلاكما ${they}`,
  want,
});

export const answers: { [Q in ChoiceQuestionId]: Record<AnswerTo<Q>, Answer> } = {
  cleaning: {
    when_needed: answer(
      'تنظّف المطبخ حين ينزعج أحد',
      'ينظّف المطبخ حين ينزعج أحد',
      'تنظيف المطبخ بلا استعجال',
    ),
    every_few_days: answer(
      'تنظّف المطبخ في غضون أيام',
      'ينظّف المطبخ في غضون أيام',
      'تنظيف المطبخ في غضون أيام',
    ),
    same_day: answer(
      'تنظّف المطبخ في اليوم نفسه',
      'ينظّف المطبخ في اليوم نفسه',
      'تنظيف المطبخ في اليوم نفسه',
    ),
    right_away: answer('تنظّف المطبخ فورًا', 'ينظّف المطبخ فورًا', 'تنظيف المطبخ فورًا'),
  },
  quiet: {
    by_20: answer(
      `تلتزم الهدوء من ${formatTime(20, 0)}`,
      `يلتزم الهدوء من ${formatTime(20, 0)}`,
      `الهدوء من ${formatTime(20, 0)}`,
    ),
    by_22: answer(
      `تلتزم الهدوء من ${formatTime(22, 0)}`,
      `يلتزم الهدوء من ${formatTime(22, 0)}`,
      `الهدوء من ${formatTime(22, 0)}`,
    ),
    by_24: answer(
      'تلتزم الهدوء من منتصف الليل',
      'يلتزم الهدوء من منتصف الليل',
      'الهدوء من منتصف الليل',
    ),
    no_hour: answer('لا تلتزم ساعات هدوء', 'لا يلتزم ساعات هدوء', 'سكنًا بلا ساعات هدوء'),
  },
  overnight_guests: {
    never: answer('لا يبيت عندك ضيوف', 'لا يبيت عنده ضيوف', 'ألّا يبيت ضيوف'),
    monthly: answer(
      'يبيت عندك ضيوف مرة أو مرتين شهريًا',
      'يبيت عنده ضيوف مرة أو مرتين شهريًا',
      'مبيت ضيوف مرة أو مرتين شهريًا',
    ),
    weekly: answer('يبيت عندك ضيوف كل أسبوع', 'يبيت عنده ضيوف كل أسبوع', 'مبيت ضيوف كل أسبوع'),
    most_nights: answer(
      'يبيت عندك ضيوف معظم الليالي',
      'يبيت عنده ضيوف معظم الليالي',
      'مبيت ضيوف معظم الليالي',
    ),
  },
  gatherings: {
    never: answer('لا تستقبل أصدقاء في البيت', 'لا يستقبل أصدقاء في البيت', 'بيتًا بلا زيارات أصدقاء'),
    few_a_year: answer(
      'تستقبل أصدقاء بضع مرات في السنة',
      'يستقبل أصدقاء بضع مرات في السنة',
      'زيارات أصدقاء بضع مرات في السنة',
    ),
    monthly: answer('تستقبل أصدقاء كل شهر', 'يستقبل أصدقاء كل شهر', 'زيارات أصدقاء كل شهر'),
    weekly: answer('تستقبل أصدقاء كل أسبوع', 'يستقبل أصدقاء كل أسبوع', 'زيارات أصدقاء كل أسبوع'),
  },
  smoking: {
    never: answer('لا تدخّن', 'لا يدخّن', 'سكنًا بلا تدخين'),
    outside: answer('تدخّن خارج المبنى', 'يدخّن خارج المبنى', 'التدخين خارج المبنى فقط'),
    balcony: answer(
      'تدخّن في الشرفة أو عند النافذة',
      'يدخّن في الشرفة أو عند النافذة',
      'التدخين في الشرفة أو عند النافذة لا أكثر',
    ),
    indoors: answer('تدخّن داخل البيت', 'يدخّن داخل البيت', 'التدخين داخل البيت'),
  },
  alcohol: {
    never: answer('لا تشرب الكحول في البيت', 'لا يشرب الكحول في البيت', 'بيتًا بلا كحول'),
    monthly: answer(
      'تشرب الكحول في البيت مرة أو مرتين شهريًا',
      'يشرب الكحول في البيت مرة أو مرتين شهريًا',
      'شرب الكحول في البيت مرة أو مرتين شهريًا',
    ),
    weekly: answer(
      'تشرب الكحول في البيت كل أسبوع',
      'يشرب الكحول في البيت كل أسبوع',
      'شرب الكحول في البيت كل أسبوع',
    ),
    most_days: answer(
      'تشرب الكحول في البيت معظم الأيام',
      'يشرب الكحول في البيت معظم الأيام',
      'شرب الكحول في البيت معظم الأيام',
    ),
  },
  pets: {
    allergic: answer(
      'لديك حساسية من الحيوانات',
      'لديه حساسية من الحيوانات',
      'من لديه حساسية من الحيوانات',
    ),
    none: answer('لا تريد حيوانات أليفة', 'لا يريد حيوانات أليفة', 'من لا يريد حيوانات أليفة'),
    welcome: answer(
      'تحب الحيوانات الأليفة وليس لديك أي منها',
      'يحب الحيوانات الأليفة وليس لديه أي منها',
      'من ليس لديه حيوان أليف',
    ),
    has: answer('لديك حيوان أليف', 'لديه حيوان أليف', 'من لديه حيوان أليف'),
  },
  home_working: {
    never: answer('لا تعمل من المنزل', 'لا يعمل من المنزل', 'من لا يعمل من المنزل'),
    some_days: answer(
      'تعمل من المنزل يومًا أو يومين أسبوعيًا',
      'يعمل من المنزل يومًا أو يومين أسبوعيًا',
      'من يعمل من المنزل يومًا أو يومين أسبوعيًا',
    ),
    most_days: answer(
      'تعمل من المنزل 3 أو 4 أيام أسبوعيًا',
      'يعمل من المنزل 3 أو 4 أيام أسبوعيًا',
      'من يعمل من المنزل 3 أو 4 أيام أسبوعيًا',
    ),
    every_day: answer('تعمل من المنزل كل يوم', 'يعمل من المنزل كل يوم', 'من يعمل من المنزل كل يوم'),
  },
  sharing: {
    nothing: answer('لا تشارك شيئًا', 'لا يشارك شيئًا', 'ألّا تتشاركا شيئًا'),
    basics: answer(
      'تشارك الأساسيات كالملح والزيت',
      'يشارك الأساسيات كالملح والزيت',
      'مشاركة الأساسيات',
    ),
    some_meals: answer(
      'تشارك الأساسيات ووجبة أسبوعية',
      'يشارك الأساسيات ووجبة أسبوعية',
      'مشاركة الأساسيات ووجبة أسبوعية',
    ),
    most_things: answer(
      'تشارك معظم الطعام ولوازم البيت',
      'يشارك معظم الطعام ولوازم البيت',
      'مشاركة معظم الطعام ولوازم البيت',
    ),
  },
  chores: {
    as_it_comes: answer(
      'تؤدي الأعمال المنزلية بلا نظام ثابت',
      'يؤدي الأعمال المنزلية بلا نظام ثابت',
      'أعمالًا منزلية بلا نظام ثابت',
    ),
    by_asking: answer(
      'تتفق على الأعمال المنزلية كل مرة',
      'يتفق على الأعمال المنزلية كل مرة',
      'الاتفاق على الأعمال المنزلية كل مرة',
    ),
    by_turns: answer(
      'تتناوب على الأعمال المنزلية',
      'يتناوب على الأعمال المنزلية',
      'التناوب على الأعمال المنزلية',
    ),
    written_plan: answer(
      'تتبع خطة مكتوبة للأعمال المنزلية',
      'يتبع خطة مكتوبة للأعمال المنزلية',
      'خطة مكتوبة للأعمال المنزلية',
    ),
  },
  conflict: {
    rarely: answer('نادرًا ما تطرح المشكلات', 'نادرًا ما يطرح المشكلات', 'ألّا تُطرح المشكلات إلا نادرًا'),
    within_weeks: answer(
      'تنتظر وقتًا مناسبًا لطرح المشكلات',
      'ينتظر وقتًا مناسبًا لطرح المشكلات',
      'طرح المشكلات في وقت مناسب',
    ),
    within_days: answer(
      'تطرح المشكلات في غضون أيام',
      'يطرح المشكلات في غضون أيام',
      'طرح المشكلات في غضون أيام',
    ),
    same_day: answer(
      'تطرح المشكلات في اليوم نفسه',
      'يطرح المشكلات في اليوم نفسه',
      'طرح المشكلات في اليوم نفسه',
    ),
  },
};

export const suits = {
  budget: 'ضمن ميزانيتك',
  dates: 'متاحة في موعد انتقالك',
  distance: 'في منطقتك',
  stay: 'مدة الإقامة تناسبك',
  house_rules: 'عاداتك توافق قواعد السكن',
};
export const aboveBudget = ({ amount }: { amount: string }) => `أعلى من ميزانيتك بـ${amount} شهريًا`;
export const availableLater = ({ days }: { days: number }) =>
  plural(days, {
    zero: 'متاحة في موعد انتقالك',
    one: 'متاحة بعد موعد انتقالك بيوم واحد',
    two: 'متاحة بعد موعد انتقالك بيومين',
    few: `متاحة بعد موعد انتقالك بـ${formatNumber(days)} أيام`,
    many: `متاحة بعد موعد انتقالك بـ${formatNumber(days)} يومًا`,
    other: `متاحة بعد موعد انتقالك بـ${formatNumber(days)} يوم`,
  });
export const fromYourArea = ({ km }: { km: number }) =>
  `على بعد نحو ${formatNumber(km)} كم من منطقتك`;
export const stayTooLong = ({ stay }: { stay: string }) =>
  `أقصر إقامة أطول من مدتك، والفرق ${stay}`;
export const stayTooShort = ({ stay }: { stay: string }) =>
  `أطول إقامة أقصر من مدتك، والفرق ${stay}`;
export const brokenRules = ({ count, rules }: { count: number; rules: string }) =>
  plural(count, {
    zero: `عاداتك توافق قواعد السكن: ${rules}`,
    one: `عاداتك تخالف إحدى قواعد السكن: ${rules}`,
    two: `عاداتك تخالف قاعدتين من قواعد السكن: ${rules}`,
    few: `عاداتك تخالف بعض قواعد السكن: ${rules}`,
    many: `عاداتك تخالف بعض قواعد السكن: ${rules}`,
    other: `عاداتك تخالف بعض قواعد السكن: ${rules}`,
  });

export const noScoreYet = 'لا درجة بعد';
export const fitOf100 = ({ score }: { score: number }) => `التوافق ${formatNumber(score)} من 100`;
export const conflicts = pluralText({
  zero: 'لا تعارضات',
  one: 'تعارض واحد',
  two: 'تعارضان',
  few: '# تعارضات',
  many: '# تعارضًا',
  other: '# تعارض',
});
