import type { RentSplitMethod } from '#contract/rent-splits/calls.ts';

// كيف تقسّم مجموعة الإيجار.
export const loading = 'جارٍ تحميل التقسيم…';
export const failed = 'تعذّر تحميل التقسيم';
export const none = 'لا يوجد تقسيم بعد';
export const noneHint =
  'قسّموا الإيجار بالتساوي، أو بحسب مساحة الغرف، أو بحسب ما تساويه كل غرفة عند كل منكم.';
export const alone = 'يحتاج التقسيم إلى شخصين على الأقل. ادعُ الآخرين أولًا.';
export const newSplit = 'تقسيم جديد';
export const rentLabel = 'الإيجار الشهري لكم جميعًا';
export const methodLegend = 'كيف تريدون تقسيمه؟';
export const methodLabels: Record<RentSplitMethod, string> = {
  equal: 'بالتساوي',
  area: 'بحسب مساحة الغرف',
  bids: 'بحسب ما تساويه الغرف عندكم',
};
export const methodHints: Record<RentSplitMethod, string> = {
  equal: 'يدفع الجميع المبلغ نفسه.',
  area: 'الغرفة الأكبر أغلى.',
  bids: 'يحدد كلٌّ منكم سرًّا ما تساويه كل غرفة عنده. وبعدها لا يفضّل أحد التبديل.',
};
export const roomName = ({ number }: { number: string }) => `اسم الغرفة ${number}`;
export const roomArea = ({ room }: { room: string }) => `مساحة ${room} بالمتر المربع`;
export const roomMember = ({ room }: { room: string }) => `من يأخذ ${room}؟`;
export const begin = 'تقسيم الإيجار';
export const waitingFor = ({ names }: { names: string }) => `في انتظار: ${names}`;
export const yourBids = 'كم تساوي كل غرفة عندك؟';
export const bidsHint = ({ rent }: { rent: string }) =>
  `مجموع مبالغك ${rent}. لا يراها الآخرون إلا بعد أن يحدد الجميع مبالغهم.`;
export const left = ({ amount }: { amount: string }) => `بقي ${amount} للتوزيع`;
export const over = ({ amount }: { amount: string }) => `زيادة قدرها ${amount}`;
export const worth = ({ room }: { room: string }) => `${room} تساوي عندي`;
export const saveBids = 'حفظ مبالغي';
export const bidsSaved = 'حُفظت مبالغك. يمكنك تغييرها إلى أن يحدد الجميع مبالغهم.';
export const result = 'من يدفع كم';
export const shareCol = 'الحصة';
export const memberCol = 'من';
export const reasonEqual = 'قُسّم الإيجار بالتساوي.';
export const reasonArea = 'الحصص بنسبة مساحات الغرف.';
export const reasonBids =
  'لا يفضّل أحد التبديل: لا توجد غرفة أخرى تزيد قيمتها عند أحدكم على سعرها أكثر من غرفته.';
export const turn = ({ name }: { name: string }) =>
  `ما لا يقبل القسمة يُدفع بأصغر وحدة من العملة، بدءًا من ${name}. ويختلف صاحب الدور من تقسيم إلى آخر.`;
export const values = 'لماذا لا يفضّل أحد التبديل';
export const worthCol = ({ name }: { name: string }) => `القيمة عند ${name}`;
export const priceCol = 'السعر';
export const gainCol = 'الفرق';
export const valuesHint = ({ name }: { name: string }) =>
  `كل غرفة بسعرها من منظور ${name}. لا فرق أكبر من فرق الغرفة التي عليها العلامة، إلا بوحدة واحدة بسبب التقريب.`;
export const refused = 'لا ينتج عن هذه المبالغ تقسيم عادل';
export const refusedHint = ({ room }: { room: string }) =>
  `لن يأخذ أحد ${room} إلا إذا دفع له الآخرون مقابل ذلك. تحدثوا في الأمر وابدؤوا تقسيمًا جديدًا.`;
export const ended = 'لم يعد ممكنًا إتمام هذا التقسيم: غادر شخص قبل أن يحدد ما تساويه الغرف عنده.';
export const outdated = 'تغيّرت المجموعة منذ هذا التقسيم. ابدؤوا تقسيمًا جديدًا لمن فيها الآن.';
export const earlier = 'تقسيمات سابقة';
export const madeOn = ({ rent, day }: { rent: string; day: string }) => `${rent}، ${day}`;
export const remove = 'حذف هذا التقسيم';
export const removeQuestion = 'هل تريد حذف هذا التقسيم؟';
export const removeHint = 'يُحذف عندكم جميعًا مع المبالغ التي حددتموها.';
export const notLease = 'هذا اتفاق بينكم. أما ما عليكم للمالك فهو في عقد الإيجار.';
export const member = 'أحد الأعضاء';
export const again = 'بدء تقسيم جديد';
