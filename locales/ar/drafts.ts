import type { DraftKind } from '#contract/drafts.ts';

export const typedIsBack = 'استُعيد ما كتبته';
export const typedIsBackHint = 'لم تكن قد حفظته ولا أرسلته، لكنه بقي في هذا المتصفح.';
export const discard = 'تجاهل';

export const changedElsewhere = 'تغيّر في مكان آخر في هذه الأثناء';
export const changedElsewhereHint =
  'حُفظت قيم مختلفة عن قيمك في علامة تبويب أخرى أو على جهاز آخر. اختر القيم التي تريد اعتمادها، ثم احفظ.';
export const mine = ({ value }: { value: string }) => `ما كتبته: ${value}`;
export const theirs = ({ value }: { value: string }) => `المحفوظ في مكان آخر: ${value}`;
export const chooseOne = 'اختر واحدًا من الاثنين';
export const nothing = 'لا شيء';

export const keepUnsaved = 'هل تريد الاحتفاظ بما لم تحفظه؟';
export const unsavedKinds = ({ kinds }: { kinds: string }) => `لم يُحفظ ولم يُرسل بعد: ${kinds}.`;
export const keepUnsavedHint =
  'إذا احتفظت به، فسيبقى في هذا المتصفح 30 يومًا وتجده حين تسجّل الدخول مجددًا. وإذا كان الجهاز مشتركًا فاحذفه، فقد يجده آخرون.';
export const keepAndSignOut = 'الاحتفاظ به وتسجيل الخروج';
export const deleteAndSignOut = 'حذفه وتسجيل الخروج';

export const kindLabels: Record<DraftKind, string> = {
  decline: 'رسالة رفض',
  external: 'إعلان خارجي',
  group: 'اسم مجموعة',
  listing: 'غرفة',
  message: 'رسالة',
  moderation: 'أسباب قرار',
  note: 'ملاحظة على مفضلة',
  offer: 'عرض غرفة',
  organization: 'عنوان بريد إلكتروني',
  profile: 'ملف شخصي',
  report: 'بلاغ',
  rule: 'قاعدة سكن',
  search: 'بحث محفوظ',
  split: 'تقسيم إيجار',
  template: 'قالب رسالة',
  viewing: 'مواعيد للمعاينة',
  wanted: 'إعلان بحث',
};
