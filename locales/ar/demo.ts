import { pluralText } from './plural.ts';

export const recorderTitle = 'أحداث الآلات المسجَّلة';
export const recorderHint = 'لا تتضمن ما كُتب ولا الأسماء ولا الرموز.';
export const recorderEmpty = 'لم تفعل أي آلة شيئًا في هذه الصفحة بعد.';
export const recordedEvents = pluralText({
  zero: '، لا أحداث',
  one: '، حدث واحد',
  two: '، حدثان',
  few: '، # أحداث',
  many: '، # حدثًا',
  other: '، # حدث',
});
export const recordedPath = 'المسار';
export const copyPath = ({ machine }: { machine: string }) => `نسخ ${machine} كمسار`;
export const savePath = ({ machine }: { machine: string }) => `حفظ ${machine} كملف`;
export const copiedPath = ({ machine }: { machine: string }) => `نُسخ مسار «${machine}».`;
export const copyRefused = 'رُفض النسخ: النص محدد، انسخه يدويًا.';
export const savedAs = ({ file }: { file: string }) => `حُفظ باسم ${file}.`;
