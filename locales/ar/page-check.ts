import { pluralText } from './plural.ts';

export const pageCheck = 'افحص صفحتك';
export const pageCheckLede =
  'الصق HTML صفحة فيها غرفك. متصفحك هو الذي يفحصها: لا يُرسل شيء إلى أحد ولا تُفتح أي صفحة.';
export const pageHtml = 'HTML الصفحة';
export const pageHtmlHint = 'كما يرسله خادمك: في المتصفح «عرض مصدر الصفحة».';
export const pagePolicy = 'سياسة Content-Security-Policy الخاصة بها إن وُجدت';
export const pagePolicyHint = 'ما ورد في الترويسة. أما السياسة داخل HTML فتُقرأ تلقائيًا.';
export const checkRight = 'لا خطأ في المكتوب. أما هل يعرض المتصفح الغرف فعلًا، فيجيب عنه الأمر أدناه.';
export const checkWrong = pluralText({
  zero: 'لا ملاحظات',
  one: 'ملاحظة واحدة',
  two: 'ملاحظتان',
  few: '# ملاحظات',
  many: '# ملاحظة',
  other: '# ملاحظة',
});
export const levelLabels = { error: 'خطأ', warning: 'تنبيه' };
export const atLine = ({ level, line }: { level: string; line: string }) =>
  `${level}، السطر ${line}`;
export const writeText = ({ number }: { number: string }) => `${number}. اكتب`;
export const checkCommand = 'أو افحصها في متصفحك، وفي CI أيضًا';

export const findings = {
  nothing: () => 'لا توجد بطاقة ولا قائمة ولا إطار من RoomieRadar.',
  'element-name': ({ value, allowed }: { value: string; allowed: string }) =>
    `لا يوجد عنصر باسم ${value}. الموجود: ${allowed}.`,
  'self-closing': () =>
    'تتجاهل HTML الشرطة المائلة في النهاية، فيقع باقي الصفحة داخل هذا العنصر. أغلقه بوسم إغلاق.',
  'link-missing': () => 'لا رابط بداخله. من دونه لا يرى الزوار شيئًا حين يتعذر عرض الغرف.',
  'attribute-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `لا توجد سمة باسم ${name}. ربما المقصود: ${allowed}.`,
  'attribute-value': ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `لا يمكن أن تكون ${name} بقيمة «${value}». الممكن: ${allowed}.`,
  'search-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `ليس في البحث معامل باسم ${name}، لذلك يُهمل. ربما المقصود: ${allowed}.`,
  'listing-missing': () => 'لا تذكر البطاقة أي غرفة تعرض. اكتب رقمها.',
  'script-missing': () => 'لا شيء يحمّل السكربت الذي يملأ العناصر. أضفه إلى الصفحة.',
  'script-of-list': () => 'تحمّل الصفحة سكربت البطاقة فقط. سكربت القائمة يحتوي على الاثنين.',
  'script-type': () =>
    'السكربت وحدة (module). من دون \u2066type="module"\u2069 لا يستطيع المتصفح تشغيله.',
  'script-address': ({ value }: { value: string }) => `لا يوجد سكربت في ${value}.`,
  'script-insecure': ({ value }: { value: string }) =>
    `يُطلب ${value} من دون تشفير. ترفض المتصفحات ذلك في صفحات https.`,
  'script-integrity': ({ allowed }: { allowed: string }) =>
    `في هذا العنوان أحدث سكربت دائمًا، فلن تبقى بصمته مطابقة طويلًا. احذف البصمة أو استخدم الملف الذي يذكره ${allowed}.`,
  'script-failed': ({ value }: { value: string }) => `لم يستطع المتصفح تحميل السكربت: ${value}.`,
  'origin-missing': ({ value }: { value: string }) =>
    `يقود ${value} إلى موقعك أنت. يجب أن يبدأ العنوان بعنوان RoomieRadar.`,
  'origin-example': ({ value }: { value: string }) =>
    `${value} مأخوذ من مثال. استبدل بدايته بعنوان RoomieRadar الخاص بك.`,
  'origin-several': ({ value, allowed }: { value: string; allowed: string }) =>
    `تأخذ الصفحة السكربتات من ${value} والغرف من ${allowed}. لا يُعتد إلا بالسكربت الأول، وهو يعرض غرف RoomieRadar الخاص به.`,
  policy: ({ name, value }: { name: string; value: string }) =>
    `ترفض Content-Security-Policy لديك ${value} (${name}). اسمح به.`,
  'policy-inline': ({ name }: { name: string }) =>
    `ترفض Content-Security-Policy لديك السكربتات داخل الصفحة (${name}). حمّله من عنوانه.`,
  'policy-nonce': ({ name }: { name: string }) =>
    `لا تشغّل Content-Security-Policy لديك إلا السكربتات التي يوقّعها خادمك (${name}). أعطِ هذا السكربت قيمة nonce الخاصة بك.`,
  'policy-style': ({ name }: { name: string }) =>
    `ترفض Content-Security-Policy لديك الأنماط داخل الصفحة (${name})، فيظهر ما يضعه خادمك بلا تنسيق إلى أن يعمل السكربت.`,
  'size-narrow': ({ value, allowed }: { value: string; allowed: string }) =>
    `المتاح للبطاقة ${value} بكسل، وهي تحتاج إلى ${allowed}.`,
  'size-none': () => 'لا يمكن رؤيته: فهو مخفي، أو بلا عرض أو ارتفاع.',
  theme: ({ value }: { value: string }) =>
    `البطاقة ${value} والصفحة حولها ليست كذلك. حدّد نظام ألوان صفحتك.`,
  contrast: ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `نص البطاقة (${name}) صعب القراءة: تباينه ${value} والمطلوب ${allowed} على الأقل.`,
  'room-unknown': ({ value }: { value: string }) => `لا توجد غرفة برقم ${value}.`,
  'room-closed': ({ value }: { value: string }) =>
    `الغرفة ${value} غير معروضة حاليًا. تقول البطاقة ذلك وتضع رابطًا إلى غرف قريبة.`,
  'rooms-none': () => 'لا تعرض القائمة أي غرفة حاليًا.',
  'data-failed': ({ value }: { value: string }) => `لم تصل بيانات الغرف: ${value}.`,
};
