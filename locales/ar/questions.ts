import type { Importance, QuestionId, QuestionTexts } from '#contract/questionnaire/questions.ts';
import { formatTime } from './format.ts';

export const questions: { readonly [Id in QuestionId]: QuestionTexts<Id> } = {
  sleep: {
    topic: 'النوم',
    ask: 'متى تنام عادةً؟',
    askOfOthers: 'ما الساعات المقبولة لنوم شريك سكنك؟',
  },
  cleaning: {
    topic: 'تنظيف المطبخ',
    ask: 'متى تنظّف بعد الطبخ؟',
    askOfOthers: 'متى ينبغي أن ينظّف شريك سكنك بعد الطبخ؟',
    answers: {
      when_needed: 'حين ينزعج أحد',
      every_few_days: 'في غضون أيام',
      same_day: 'في اليوم نفسه',
      right_away: 'فورًا',
    },
  },
  quiet: {
    topic: 'ساعات الهدوء',
    ask: 'في ليالي أيام العمل، من أي ساعة تلتزم الهدوء؟',
    askOfOthers: 'في ليالي أيام العمل، من أي ساعة ينبغي أن يلتزم شريك سكنك الهدوء؟',
    answers: {
      by_20: `من ${formatTime(20, 0)}`,
      by_22: `من ${formatTime(22, 0)}`,
      by_24: 'من منتصف الليل',
      no_hour: 'بلا ساعات هدوء',
    },
  },
  overnight_guests: {
    topic: 'مبيت الضيوف',
    ask: 'كم مرة يبيت عندك ضيوف؟',
    askOfOthers: 'كم مرة يُقبل أن يبيت ضيوف عند شريك سكنك؟',
    answers: {
      never: 'أبدًا',
      monthly: 'مرة أو مرتين شهريًا',
      weekly: 'كل أسبوع',
      most_nights: 'معظم الليالي',
    },
  },
  gatherings: {
    topic: 'زيارات الأصدقاء والحفلات',
    ask: 'كم مرة تستقبل أصدقاء في البيت؟',
    askOfOthers: 'كم مرة يُقبل أن يستقبل شريك سكنك أصدقاء؟',
    answers: {
      never: 'أبدًا',
      few_a_year: 'بضع مرات في السنة',
      monthly: 'كل شهر',
      weekly: 'كل أسبوع',
    },
  },
  smoking: {
    topic: 'التدخين والسجائر الإلكترونية',
    ask: 'هل تدخّن في البيت، ولو سجائر إلكترونية؟',
    askOfOthers: 'هل يُقبل أن يدخّن شريك سكنك في البيت، ولو سجائر إلكترونية؟',
    answers: {
      never: 'أبدًا',
      outside: 'خارج المبنى فقط',
      balcony: 'في الشرفة أو عند النافذة',
      indoors: 'داخل البيت',
    },
  },
  alcohol: {
    topic: 'الكحول',
    ask: 'كم مرة تشرب الكحول في البيت؟',
    askOfOthers: 'كم مرة يُقبل أن يشرب شريك سكنك الكحول في البيت؟',
    answers: {
      never: 'أبدًا',
      monthly: 'مرة أو مرتين شهريًا',
      weekly: 'كل أسبوع',
      most_days: 'معظم الأيام',
    },
  },
  pets: {
    topic: 'الحيوانات الأليفة والحساسية',
    ask: 'هل لديك حيوانات أليفة؟',
    askOfOthers: 'مع من يمكنك أن تسكن؟',
    answers: {
      allergic: 'حساسية من الحيوانات',
      none: 'بلا حيوانات، وأفضّل ذلك',
      welcome: 'بلا حيوانات، لكن أرحّب بها',
      has: 'مع حيوان أليف',
    },
  },
  home_working: {
    topic: 'العمل من المنزل',
    ask: 'كم يومًا في الأسبوع تعمل أو تدرس في البيت؟',
    askOfOthers: 'كم يومًا في الأسبوع يُقبل أن يعمل شريك سكنك أو يدرس في البيت؟',
    answers: {
      never: 'ولا يوم',
      some_days: 'يوم أو يومان',
      most_days: '3 أو 4 أيام',
      every_day: '5 أيام أو أكثر',
    },
  },
  sharing: {
    topic: 'مشاركة الطعام ولوازم البيت',
    ask: 'ماذا تحب أن تشارك مع شركاء السكن؟',
    askOfOthers: 'ما الذي ينبغي أن يكون مشتركًا في البيت؟',
    answers: {
      nothing: 'لا شيء',
      basics: 'الأساسيات كالملح والزيت',
      some_meals: 'الأساسيات ووجبة أسبوعية',
      most_things: 'معظم الطعام ولوازم البيت',
    },
  },
  chores: {
    topic: 'الأعمال المنزلية والفواتير',
    ask: 'كيف تفضّل تقاسم الأعمال المنزلية والفواتير؟',
    askOfOthers: 'كيف ينبغي تقاسم الأعمال المنزلية والفواتير؟',
    answers: {
      as_it_comes: 'بلا نظام ثابت',
      by_asking: 'بالاتفاق كل مرة',
      by_turns: 'بالتناوب',
      written_plan: 'بخطة مكتوبة',
    },
  },
  conflict: {
    topic: 'مناقشة المشكلات',
    ask: 'حين يزعجك شيء، متى تتحدث عنه؟',
    askOfOthers: 'متى ينبغي أن يتحدث شريك سكنك عن المشكلة؟',
    answers: {
      rarely: 'نادرًا أو أبدًا',
      within_weeks: 'حين يحين وقت مناسب',
      within_days: 'في غضون أيام',
      same_day: 'في اليوم نفسه',
    },
  },
};

export const hours = ({ from, until }: { from: string; until: string }) =>
  `من ${from} إلى ${until}`;
export const anyAnswer = 'أي إجابة';

export const asleepFrom = 'النوم من';
export const upAt = 'الاستيقاظ في';
export const notBefore = 'ليس قبل';
export const upBy = 'الاستيقاظ بحلول';
export const setHours = 'تحديد الساعات';
export const differentTimes = 'اختر وقتين مختلفين';

export const leaveOut = 'تخطي';
export const leaveOutTopic = ({ topic }: { topic: string }) => `تخطي: ${topic}`;

export const howMuchItMatters = 'ما مدى أهمية ذلك؟';
export const importances: Record<Importance, string> = {
  0: 'لا يهم',
  1: 'مهم قليلًا',
  2: 'مهم',
  4: 'مهم جدًا',
};
export const dealbreaker = 'شرط حاسم';
export const aDealbreaker = 'شرط حاسم';
export const dealbreakerHint = 'لا أستطيع العيش مع أي إجابة أخرى';
export const ownAnswer = ({ answer }: { answer: string }) => `${answer} (أنت)`;
export const easierRefused = 'ترفض إجابة العيش معها أسهل، فقد تكلّف نقاطًا.';
export const easierIsFree = 'الإجابات التي يسهل العيش معها لا تكلّف نقاطًا أبدًا.';

export const problemOfTopic = ({ topic, problem }: { topic: string; problem: string }) =>
  `${topic}: ${problem}`;
export const somethingIsMissing = 'شيء ما ناقص';

export const whoAreYou = 'من أنت؟';
export const whoAreYouLede = 'يرى الآخرون سبب وجودك هنا واسمك الأول وعمرك، ولا يرون تاريخ ميلادك أبدًا.';
export const intent = 'ما الذي جاء بك إلى هنا؟';
export const firstName = 'الاسم الأول';
export const lastName = 'اسم العائلة';
export const lastNameHint = 'لا يراه أحد سواك.';
export const birthDate = 'تاريخ الميلاد';

export const whereToLive = 'أين تودّ أن تسكن؟';
export const whereIsPlace = 'أين يقع سكنك؟';
export const whereLede = 'تكفي المدينة أو الحي.';
export const noTown = 'لا توجد مدينة بهذا الاسم. يبقى نصّك كما كتبته.';

export const whatCanYouPay = 'كم يمكنك أن تدفع شهريًا؟';
export const whatCanYouPayLede = 'لغرفتك، شاملًا الفواتير.';

export const whenToMove = 'متى تودّ الانتقال، ولأي مدة؟';
export const whenToMoveLede = 'اترك الحقل فارغًا إن كنت لا تعرف بعد.';
export const movingInFrom = 'الانتقال من';
export const staying = 'مدة الإقامة';
export const notSure = 'غير مؤكدة بعد';

export const whatToKnow = 'ما الذي ينبغي أن يعرفه شريك السكن؟';
export const whatToKnowLede = 'يكفي سطر أو سطران.';
export const occupation = 'العمل أو الدراسة';
export const occupationHint = 'مثل: تمريض، دراسة العمارة';
export const bioHint = 'أسبوعك المعتاد، وما تحبه في البيت';
