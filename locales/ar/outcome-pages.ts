import type { Rating } from '#contract/outcomes/outcome-terms.ts';
import { pluralText } from './plural.ts';

export const title = 'السكن معًا';
export const heading = ({ name }: { name: string }) => `كيف هو السكن مع ${name}؟`;
export const lede = ({ name }: { name: string }) =>
  `تساعد إجاباتك على معرفة ما إذا كانت الدرجة صحيحة. لن تظهر لـ ${name} أبدًا.`;
export const stillTogether = 'هل ما زلتما تسكنان معًا؟';
export const yes = 'نعم';
export const no = 'لا';
export const howIsIt = 'كيف هو الحال، أو كيف كان؟';
export const ratingLabels: Record<Rating, string> = {
  1: 'سيئ',
  2: 'سيئ بعض الشيء',
  3: 'مقبول',
  4: 'جيد',
  5: 'جيد جدًا',
};
export const habitByHabit = 'كل عادة على حدة، إن أردت';
export const habitHint = 'كيف تتفاهمان في هذه الأمور؟';
export const noRating = 'بلا إجابة';
export const send = 'إرسال الإجابات';
export const thanks = 'شكرًا لك. إذا أرسلت الصفحة مرة أخرى فستحل الإجابات الجديدة محل السابقة.';
export const answerBoth = 'أجب عن السؤالين.';
export const surveyOver = 'انتهى هذا الاستبيان';
export const surveyOverHint = pluralText({
  zero: 'لا يمكن الإجابة عنه إلا ما دمت تشارك.',
  one: 'كان يمكن الإجابة عنه خلال يوم واحد، وما دمت تشارك فقط.',
  two: 'كان يمكن الإجابة عنه خلال يومين، وما دمت تشارك فقط.',
  few: 'كان يمكن الإجابة عنه خلال # أيام، وما دمت تشارك فقط.',
  many: 'كان يمكن الإجابة عنه خلال # يومًا، وما دمت تشارك فقط.',
  other: 'كان يمكن الإجابة عنه خلال # يوم، وما دمت تشارك فقط.',
});
