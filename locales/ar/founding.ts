export const title = 'من قد يبحث معك';
export const lede =
  'أشخاص لديهم إعلان بحث قرب المكان الذي تبحث فيه، الأكثر توافقًا أولًا. لا يرى أحد جوابك إلا إذا وافق كلاكما: عندها تصبحان مجموعة.';
export const lookTogether = 'هل تبحثان معًا؟';
export const fitsYou = ({ name }: { name: string }) =>
  `قل لنا هل تود البحث عن سكن مع ${name}. لن تظهر موافقتك إلا إذا جاءت الموافقة من الطرف الآخر أيضًا، ولا يظهر الرفض أبدًا.`;
export const sayYes = 'نعم، معًا';
export const sayNo = 'لا، شكرًا';
export const takeBack = 'سحب الجواب';
export const waits = ({ name }: { name: string }) =>
  `لقد وافقت. إذا جاءت الموافقة من ${name} أيضًا تصبحان مجموعة ونخبرك بذلك.`;
export const refused = ({ name }: { name: string }) => `لقد رفضت. لن يصل ذلك إلى ${name}.`;
export const together = 'أنتما تبحثان معًا.';
export const needsPage = 'لتوافق تحتاج إلى إعلان بحث يراه كل من لديه حساب.';
export const writePage = 'كتابة إعلان بحثك';
export const openTab = 'بلا جواب';
export const yesTab = 'وافقت';
export const noTab = 'رفضت';
export const tabs = 'أجوبتك';
export const noneOpen = 'لا أحد غيرك يبحث هنا حاليًا';
export const noneOpenHint = 'تظهر الإعلانات الجديدة هنا. وتستطيع أيضًا دعوة من تعرفهم إلى مجموعة.';
export const noneAnswered = 'لا أحد هنا';
export const noneAnsweredHint = 'من تجيبه بهذا الجواب يظهر هنا مدة 90 يومًا.';
export const loading = 'جارٍ تحميل الإعلانات';
export const founded = 'وافقتما كلاكما: أصبحتما مجموعة';
