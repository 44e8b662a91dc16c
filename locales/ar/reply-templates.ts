import type { TemplateField } from '#contract/reply-templates/fields.ts';

// Templates of messages: the button beside the composer, and the dialog behind it.
export const templates = 'القوالب';
export const none = 'لا توجد قوالب بعد';
export const noneHint = 'احفظ رسالة تكتبها كثيرًا وأدرجها بضغطة.';
export const loading = 'جارٍ تحميل قوالبك…';
export const failed = 'تعذّر تحميل قوالبك';
export const saveMessage = 'حفظ هذه الرسالة قالبًا';
export const newTemplate = 'قالب جديد';
export const editTemplate = 'تعديل القالب';
export const insert = 'إدراج';
/** `text` is the beginning of a template. */
export const insertText = ({ text: beginning }: { text: string }) => `إدراج: ${beginning}`;
export const editText = ({ text: beginning }: { text: string }) => `تعديل: ${beginning}`;
export const deleteText = ({ text: beginning }: { text: string }) => `حذف: ${beginning}`;
export const deleteQuestion = 'هل تريد حذف هذا القالب؟';
export const deleteHint = 'تبقى الرسائل التي أرسلتها كما هي.';
export const notDeleted = 'لم يُحذف القالب';

// The editor of a template, with a button for each field.
export const text = 'النص';
export const fieldsHint =
  'يُضاف الاسم الأول لكل شخص تلقائيًا، والعنوان متى ظهر له رقم المبنى. أما اليوم فتكتبه بنفسك.';
export const insertField = 'إدراج حقل';
export const fieldLabels: Record<TemplateField, string> = {
  first_name: 'الاسم الأول',
  day: 'اليوم',
  address: 'العنوان',
};
export const saved = 'حُفظ القالب';
export const notSaved = 'لم يُحفظ القالب';

// Below a message that still holds fields. `field` is the field as it stands in the text.
export const openFields = 'ما لم يكتمل بعد';
export const fillInFirst = 'لم تُرسل بعد: أكمل ما تبقّى';
export const openReasons = {
  first_name: ({ field }: { field: string }) => `${field}: لا نعرف الاسم الأول. اكتبه بنفسك.`,
  day: ({ field }: { field: string }) => `${field}: اكتب اليوم.`,
  address: ({ field }: { field: string }) =>
    `${field}: اكتب العنوان. لا نضيفه إلا عندما يصبح رقم المبنى ظاهرًا.`,
  noRoom: ({ field }: { field: string }) => `${field}: هذه المحادثة ليست عن غرفة.`,
};

// After a message that was sent to a third person.
export const suggestion = 'كتبت هذا ثلاث مرات. هل تحفظه قالبًا؟';
