import type { ClauseId, Section } from '#contract/agreements/clauses.ts';
import { formatTime } from './format.ts';

// اتفاقية السكن كصفحة للطباعة، حتى بلغة غير لغة التطبيق.
export const noLease = 'هذه الاتفاقية عن العيش معًا. وهي ليست عقد إيجار ولا تحلّ محلّه.';
export const sectionNames: Record<Section, string> = {
  quiet: 'الهدوء',
  guests: 'الضيوف',
  cleaning: 'النظافة',
  kitchen: 'المطبخ',
  money: 'المال',
  pets: 'الحيوانات الأليفة',
  smoking: 'التدخين',
  moving_out: 'الانتقال من السكن',
};
export const clauseTexts: Record<ClauseId, string> = {
  'quiet.by_20': `في ليالي أيام العمل يبدأ الهدوء من ${formatTime(20, 0)}.`,
  'quiet.by_22': `في ليالي أيام العمل يبدأ الهدوء من ${formatTime(22, 0)}.`,
  'quiet.by_24': 'في ليالي أيام العمل يبدأ الهدوء من منتصف الليل.',
  'quiet.no_hour': 'لا توجد ساعات هدوء محددة.',
  'overnight_guests.never': 'لا يبيت الضيوف في البيت.',
  'overnight_guests.monthly': 'يبيت ضيوف كلٍّ منّا مرتين شهريًا على الأكثر.',
  'overnight_guests.weekly': 'لكلٍّ منّا أن يبيت عنده ضيوف كل أسبوع.',
  'overnight_guests.most_nights': 'لا مانع من مبيت الضيوف، حتى في معظم الليالي.',
  'gatherings.never': 'لا نستقبل أصدقاء في البيت.',
  'gatherings.few_a_year': 'لكلٍّ منّا أن يستقبل أصدقاء بضع مرات في السنة.',
  'gatherings.monthly': 'لكلٍّ منّا أن يستقبل أصدقاء كل شهر.',
  'gatherings.weekly': 'لكلٍّ منّا أن يستقبل أصدقاء كل أسبوع.',
  'cleaning.when_needed': 'ننظّف عند الحاجة.',
  'cleaning.every_few_days': 'ننظّف ما نستعمله خلال بضعة أيام.',
  'cleaning.same_day': 'ننظّف ما نستعمله في اليوم نفسه.',
  'cleaning.right_away': 'ننظّف ما نستعمله فورًا.',
  'chores.as_it_comes': 'من يرَ عملًا منزليًا ينجزه.',
  'chores.by_asking': 'نتفق معًا كلما وُجدت أعمال منزلية أو فواتير.',
  'chores.by_turns': 'نتناوب على الأعمال المنزلية والفواتير.',
  'chores.written_plan': 'خطة مكتوبة تحدّد من ينجز أي عمل ومن يدفع أي فاتورة.',
  'sharing.nothing': 'لكلٍّ منّا طعامه وأغراضه.',
  'sharing.basics': 'نتشارك الأساسيات مثل الزيت والملح وسائل غسل الأطباق.',
  'sharing.some_meals': 'نتشارك الأساسيات ونطبخ معًا أحيانًا.',
  'sharing.most_things': 'نتشارك معظم الطعام والأغراض.',
  'pets.none': 'لا تعيش حيوانات أليفة هنا.',
  'pets.welcome': 'نرحّب بالحيوانات الأليفة.',
  'smoking.never': 'لا يدخّن أحد في البيت، ولا السجائر الإلكترونية.',
  'smoking.outside': 'التدخين، ولو سجائر إلكترونية، خارج المبنى فقط.',
  'smoking.balcony': 'يُسمح بالتدخين، ولو سجائر إلكترونية، في الشرفة أو عند النافذة.',
  'smoking.indoors': 'يُسمح بالتدخين، ولو سجائر إلكترونية، داخل البيت.',
  'money.equal': 'نتقاسم التكاليف المشتركة بالتساوي ونسوّيها مرة كل شهر.',
  'money.on_time': 'يدفع كلٌّ منّا حصته من الإيجار قبل موعد استحقاقه.',
  'moving_out.notice': 'من أراد الانتقال يخبر الآخرين قبل شهرين على الأقل.',
  'moving_out.clean': 'من ينتقل يساعد في إيجاد ساكن جديد ويترك غرفته نظيفة.',
};
export const versionNumber = ({ number }: { number: string }) => `النسخة ${number}`;
export const acceptedOn = ({ name, day }: { name: string; day: string }) =>
  `قُبلت باسم ${name} في ${day}`;
export const notAccepted = 'لم تُقبل بعد';
export const pageTitle = ({ group }: { group: string }) => `اتفاقية السكن: ${group}`;
export const notAllAccepted = 'لم يقبل الجميع هذه النسخة بعد.';
export const memberHidden = 'أحد الأعضاء';
