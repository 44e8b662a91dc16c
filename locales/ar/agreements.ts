import { pluralText } from './plural.ts';

// اتفاقية السكن لمجموعة: شاشتها وصفحة الطباعة.
export const loading = 'جارٍ تحميل اتفاقية السكن…';
export const failed = 'تعذّر تحميل اتفاقية السكن';
export const none = 'لا توجد اتفاقية سكن بعد';
export const noneHint =
  'تُكتب المسودة من إجاباتكم جميعًا: حيث تتفقون تجدون القاعدة، وحيث تختلفون أقرب اقتراحين. ويمكنكم تغيير كل شيء.';
export const draft = 'إنشاء المسودة';

// القواعد وكيف تتغيّر.
export const openPoint = 'تختلفون هنا. اختاروا أحد الاقتراحين أو اكتبوا قاعدتكم.';
export const choose = 'اختيار هذا';
export const closerTo = ({ names }: { names: string }) => `أقرب إلى ${names}`;
export const editRule = ({ rule }: { rule: string }) => `تغيير: ${rule}`;
export const removeRule = ({ rule }: { rule: string }) => `حذف: ${rule}`;
export const writeOwn = 'كتابة قاعدة أخرى';
export const addRule = 'إضافة قاعدة';
export const addRuleTo = ({ section }: { section: string }) => `إضافة قاعدة: ${section}`;
export const noRules = 'لا قاعدة بعد';
export const rule = 'القاعدة';
export const ruleHint = 'يقرؤها كل من في المجموعة. وتبقى باللغة التي تكتبها بها.';
export const changeRule = 'تغيير القاعدة';
export const changedMeanwhile = 'غيّر أحدهم هذه القاعدة وأنت تكتب. وهي الآن:';
export const replaceTheirs = 'استبدالها بقاعدتي';
export const removedMeanwhile = 'حذف أحدهم هذه القاعدة وأنت تكتب. انسخ نصك إن كنت ما زلت تحتاجه.';
export const showAnswers = 'إظهار الاقتراحات الأقرب إلى إجاباتي للآخرين';
export const showAnswersHint = 'ما دامت النقطة مفتوحة فقط. ويمكنك التراجع.';

// القبول.
export const acceptance = 'القبول';
export const openLeft = pluralText({
  zero: 'لم تبقَ نقاط مفتوحة.',
  one: 'قبل القبول يجب حسم النقطة المفتوحة.',
  two: 'قبل القبول يجب حسم النقطتين المفتوحتين.',
  few: 'قبل القبول يجب حسم # نقاط مفتوحة.',
  many: 'قبل القبول يجب حسم # نقطة مفتوحة.',
  other: 'قبل القبول يجب حسم # نقطة مفتوحة.',
});
export const yourName = 'اسمك';
export const nameHint = 'يراه الآخرون هنا وفي الصفحة المطبوعة.';
export const accept = 'قبول هذه النسخة';
export const notAcceptedYet = 'لم يُسجَّل قبولك لهذه النسخة بعد.';
export const acceptBelow = 'الانتقال إلى القبول';
export const allAccepted = 'قبلتم جميعًا هذه النسخة.';
export const startsAnew = 'كلما تغيّر شيء أو انضم أحد تبدأ نسخة جديدة، ويقبلها الجميع من جديد.';
export const readAgain = 'تغيّرت الاتفاقية وأنت تقرؤها. اقرأها مرة أخرى قبل القبول.';
export const you = 'أنت';

// ما الذي تغيّر.
export const changes = 'ما الذي تغيّر';
export const noChanges = 'لم يتغيّر شيء منذ المسودة.';
export const added = ({ name }: { name: string }) => `إضافة من ${name}`;
export const changed = ({ name }: { name: string }) => `تغيير من ${name}`;
export const removed = ({ name }: { name: string }) => `حذف من ${name}`;
export const undone = ({ name }: { name: string }) => `تراجع عن تغيير من ${name}`;
export const wasOpen = 'نقطة مفتوحة';
export const noRule = 'بلا قاعدة';
export const before = 'قبل';
export const after = 'بعد';
export const undoChange = ({ rule: text }: { rule: string }) => `التراجع عن التغيير: ${text}`;
export const changesFailed = 'تعذّر تحميل التغييرات';

// النسخ السابقة.
export const earlier = 'النسخ السابقة';
export const endedByChange = ({ day }: { day: string }) => `حتى ${day}، حين تغيّر شيء`;
export const endedByMember = ({ day }: { day: string }) => `حتى ${day}، حين انضم عضو`;
export const versionsFailed = 'تعذّر تحميل النسخ السابقة';

// صفحة الطباعة.
export const printIn = 'صفحة الطباعة باللغة';
export const back = 'العودة إلى التحرير';
