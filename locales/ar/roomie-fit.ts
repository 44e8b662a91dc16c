import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const loadingScore = 'جارٍ تحميل الدرجة…';
export const scoreLater = 'تُحمَّل الدرجة حالما يعود الاتصال.';
export const scoreFailed = 'تعذّر تحميل الدرجة';
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`التوافق ${formatNumber(score)} ${hidden('من 100')}`;
export const conflictsLast = pluralText({
  zero: 'لا تعارضات.',
  one: 'تعارض واحد: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.',
  two: 'تعارضان: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.',
  few: '# تعارضات: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.',
  many: '# تعارضًا: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.',
  other: '# تعارض: شرط حاسم لدى أحدكما، لذا يظهر أولًا من لا تعارض معهم.',
});
export const scoreNote =
  'تقارن الدرجة الإجابات عن العيش المشترك لا غير. وهي لا تتنبأ بمدى انسجامكما: تحدّثا قبل أن تقرّرا.';
export const allPointsKept = 'النقاط المئة كلها باقية.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `لا إجابات من ${name} عن الأسئلة التي أجبت عنها.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `تحتاج الدرجة إلى ثلاثة أسئلة لها إجابة منك ومن ${name}.`;

export const conflictsTitle = pluralText({
  zero: 'التعارضات',
  one: 'تعارض',
  two: 'تعارضان',
  few: 'التعارضات',
  many: 'التعارضات',
  other: 'التعارضات',
});
export const lostTitle = 'أين ضاعت النقاط';
export const differingTitle = 'حيث تختلفان دون خسارة نقطة';
export const keptTitle = 'حيث لم يضع شيء';
export const bothAnswered = 'ما أجبتما عنه معًا';
export const leftOut = pluralText({
  zero: 'لم يُترك أي سؤال.',
  one: 'تُرك سؤال واحد لأن أحدكما لم يُجب عنه.',
  two: 'تُرك سؤالان لأن أحدكما لم يُجب عنهما.',
  few: 'تُركت # أسئلة لأن أحدكما لم يُجب عنها.',
  many: 'تُرك # سؤالًا لأن أحدكما لم يُجب عنها.',
  other: 'تُرك # سؤال لأن أحدكما لم يُجب عنها.',
});
/** The mark keeps the minus to the left of the number. */
export const pointsLost = pluralText({
  zero: 'لا نقاط ضائعة',
  one: '\u200e−# نقطة',
  two: '\u200e−# نقطة',
  few: '\u200e−# نقاط',
  many: '\u200e−# نقطة',
  other: '\u200e−# نقطة',
});
export const nothingLost = 'لم يضع شيء';
export const accepts = ({ answers }: { answers: string }) => `المقبول: ${answers}`;
export const suitsYou = {
  fully: 'يناسبك',
  half: 'يناسبك إلى حدٍّ ما',
  not: 'لا يناسبك',
  partly: ({ percent }: { percent: number }) => `يناسبك بنسبة ${formatNumber(percent)}%`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `يناسب ${name}`,
  half: ({ name }: { name: string }) => `يناسب ${name} إلى حدٍّ ما`,
  not: ({ name }: { name: string }) => `لا يناسب ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `يناسب ${name} بنسبة ${formatNumber(percent)}%`,
};

export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`لا درجة بعد، ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`التوافق ${formatNumber(given.score)}`)}، ${given.basis}`;
export const fitBefore = ({ score }: { score: number }) => `التوافق ${formatNumber(score)}، `;
/** Beside a score that is one. */
export const match = 'شريك مناسب';
export const matchMeaning = ({ score }: { score: number }) =>
  `شريك مناسب: توافق ${formatNumber(score)} أو أكثر دون تعارض.`;
export const why = 'الأسباب';
export const conflictsForOne = pluralText({
  zero: 'لا تعارضات',
  one: 'تعارض واحد: شرط حاسم لدى أحدكما',
  two: 'تعارضان: شرطان حاسمان لدى أحدكما',
  few: '# تعارضات: شروط حاسمة لدى أحدكما',
  many: '# تعارضًا: شروط حاسمة لدى أحدكما',
  other: '# تعارض: شروط حاسمة لدى أحدكما',
});
export const tooFewAnswers = 'الأسئلة التي أجبتما عنها معًا قليلة جدًا';
export const nothingMatters = 'أحدكما لم يحدد بعد ما يهمه';
export const allDiffers = 'تختلفان في كل سؤال أجبتما عنه معًا';

export const stillComparing = 'ما زلنا نقارن شركاء السكن بإجاباتك';
export const justStarted = 'يستغرق ذلك بضع دقائق. وحتى ذلك الحين يظهر أحدث شركاء السكن أولًا.';
export const invitation = 'ما مدى انسجامك مع شركاء سكنك؟';
export const invitationText = pluralText({
  zero: 'أجب عن أسئلة قصيرة عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
  one: 'أجب عن سؤال قصير واحد عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
  two: 'أجب عن سؤالين قصيرين عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
  few: 'أجب عن # أسئلة قصيرة عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
  many: 'أجب عن # سؤالًا قصيرًا عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
  other:
    'أجب عن # سؤال قصير عن أسلوب عيشك، فيُرتَّب الجميع هنا حسب توافقهم معك، مع الأسباب. يستغرق ذلك دقيقتين.',
});

export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('هل تناسبك؟')} أضف ميزانيتك ومواعيدك وأسلوب عيشك ${profile('إلى ملفك الشخصي')} لترى.`;
export const theRoom = 'الغرفة';
export const thePeople = 'الساكنون';
export const fitWithRoom = ({ score }: { score: number }) =>
  `التوافق مع الغرفة: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `التوافق مع الساكنين: ${formatNumber(score)}`;
export const whyAndConflicts = 'الأسباب والتعارضات';
export const yourGroup = 'مجموعتك';
export const groupConflict = 'تعارض مع أحد أفراد مجموعتك';
export const people = 'الساكنون';
export const conflictsThere = pluralText({
  zero: 'لا تعارضات مع الساكنين هناك',
  one: 'تعارض واحد مع الساكنين هناك',
  two: 'تعارضان مع الساكنين هناك',
  few: '# تعارضات مع الساكنين هناك',
  many: '# تعارضًا مع الساكنين هناك',
  other: '# تعارض مع الساكنين هناك',
});
export const loadingFit = 'جارٍ تحميل التوافق…';
export const howItFits = 'مدى توافقها معك';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`أضف ميزانيتك وموعد انتقالك ومنطقتك ${profile('إلى ملفك الشخصي')} لترى مدى مناسبة الغرف لك.`;
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `ميزانيتك بعملة ${code} والإيجار بعملة أخرى، فلا مقارنة بينهما.`;
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `لم يُقارَن الإيجار بميزانيتك بعملة ${code}`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `يُقارن الإيجار بميزانيتك بعملة ${code} وفق أسعار الصرف في ${day}.`;
export const youAndHousehold = 'أنت والساكنون هناك';
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    zero: `أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    one: `أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    two: `من بين ثنائيين، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    few: `من بين ${formatNumber(count)} ثنائيات، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    many: `من بين ${formatNumber(count)} ثنائيًا، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
    other: `من بين ${formatNumber(count)} ثنائي، أنت و${name} الأقل رضًا. والدرجة درجة هذا الثنائي.`,
  });
export const compareWith = ({ name }: { name: string }) => `مقارنة كل الإجابات مع ${name}`;
export const moreAbout = ({ name }: { name: string }) => `المزيد عن ${name}`;
export const nobodyNamed = 'لم ينضم بعد أحد ممن يسكنون هناك.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    zero: rich`${profile('أجب عن الأسئلة')} عن أسلوب عيشك لترى مدى توافقكم.`,
    one: rich`${profile('أجب عن سؤال قصير واحد')} عن أسلوب عيشك لترى مدى توافقكم.`,
    two: rich`${profile('أجب عن سؤالين قصيرين')} عن أسلوب عيشك لترى مدى توافقكم.`,
    few: rich`${profile(`أجب عن ${formatNumber(count)} أسئلة قصيرة`)} عن أسلوب عيشك لترى مدى توافقكم.`,
    many: rich`${profile(`أجب عن ${formatNumber(count)} سؤالًا قصيرًا`)} عن أسلوب عيشك لترى مدى توافقكم.`,
    other: rich`${profile(`أجب عن ${formatNumber(count)} سؤال قصير`)} عن أسلوب عيشك لترى مدى توافقكم.`,
  });
export const theyLackAnswers = 'لا درجة بعد: لم يُجب من يسكن هناك عن أسئلة كافية عن العيش المشترك.';
export const noneHasAnswers = 'لا درجة بعد: لم يُجب أي منهم عن أسئلة كافية عن العيش المشترك.';

export const whatIf = 'ما الذي سيتغيّر';
export const previewFailed = 'المعاينة غير متاحة حاليًا.';
export const previewLoading = 'جارٍ حساب ما سيتغيّر…';
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    zero: rich`${bold('لا')} شركاء مناسبين، كما الآن.`,
    one: rich`شريك مناسب ${bold('واحد')}، كما الآن.`,
    two: rich`${bold('شريكان')} مناسبان، كما الآن.`,
    few: rich`${bold(formatNumber(count))} شركاء مناسبين، كما الآن.`,
    many: rich`${bold(formatNumber(count))} شريكًا مناسبًا، كما الآن.`,
    other: rich`${bold(formatNumber(count))} شريك مناسب، كما الآن.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    zero: rich`${given.bold('لا')} شركاء مناسبين: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    one: rich`شريك مناسب ${given.bold('واحد')}: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    two: rich`${given.bold('شريكان')} مناسبان: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    few: rich`${given.bold(formatNumber(given.count))} شركاء مناسبين: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    many: rich`${given.bold(formatNumber(given.count))} شريكًا مناسبًا: بزيادة ${formatNumber(given.difference)} عن الآن.`,
    other: rich`${given.bold(formatNumber(given.count))} شريك مناسب: بزيادة ${formatNumber(given.difference)} عن الآن.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    zero: rich`${given.bold('لا')} شركاء مناسبين: بنقص ${formatNumber(given.difference)} عن الآن.`,
    one: rich`شريك مناسب ${given.bold('واحد')}: بنقص ${formatNumber(given.difference)} عن الآن.`,
    two: rich`${given.bold('شريكان')} مناسبان: بنقص ${formatNumber(given.difference)} عن الآن.`,
    few: rich`${given.bold(formatNumber(given.count))} شركاء مناسبين: بنقص ${formatNumber(given.difference)} عن الآن.`,
    many: rich`${given.bold(formatNumber(given.count))} شريكًا مناسبًا: بنقص ${formatNumber(given.difference)} عن الآن.`,
    other: rich`${given.bold(formatNumber(given.count))} شريك مناسب: بنقص ${formatNumber(given.difference)} عن الآن.`,
  });
export const nothingChanges = 'لا يتغيّر شيء في أعلى قائمتك';
export const changesAtTop = ({ count }: { count: number }) =>
  `تغييرات في أعلى قائمتك (${formatNumber(count)})`;
export const changes = 'تغييرات';
export const previewMeaning = ({ score }: { score: number }) =>
  `الشريك المناسب: توافق ${formatNumber(score)} أو أكثر دون تعارض. لم يُحفظ شيء بعد.`;
export const noScoreBefore = 'لا درجة';
export const scoreTo = 'إلى ';
export const noScoreAfter = 'لا درجة';
export const outOfTop = ({ count }: { count: number }) => `خارج أول ${formatNumber(count)}`;
export const nowNumber = ({ rank }: { rank: number }) => `الآن في المرتبة ${formatNumber(rank)}`;
