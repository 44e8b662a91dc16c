import type { ProblemCode } from '#contract/problem.ts';

export const notFound = 'غير موجود';
export const somethingWentWrong = 'حدث خطأ ما!';

export const unreachable = 'لا يستجيب RoomieRadar. تحقّق من اتصالك.';
export const serverTrouble = 'يواجه RoomieRadar مشكلة حاليًا. أعد المحاولة بعد دقيقة.';
export const unexpected = 'حدث أمر غير متوقع. أعد المحاولة.';
export const answered = ({ status }: { status: string }) => `أجاب الخادم بالرمز ${status}`;

/**
 * Why the server refused, by its code, where a screen says nothing of its own; without a dot. What
 * is not here stays in English, for those who operate the site.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {
  malformed_request: 'تعذّرت قراءة الطلب',
  unauthorized: 'سجّل الدخول أولًا',
  forbidden: 'لا يمكنك تغيير ذلك',
  account_suspended: 'هذا الحساب موقوف',
  profile_incomplete: 'ملفك الشخصي أولًا',
  not_found: 'هذا غير موجود أو لم يعد موجودًا',
  conflict: 'تغيّر هذا في هذه الأثناء',
  out_of_order: 'هناك خطوة أخرى قبل ذلك',
  upload_missing: 'لم يصل الملف بعد',
  upload_used: 'استُخدم هذا الملف من قبل',
  too_many_images: 'بلغت الغرفة الحد الأقصى من الصور',
  too_many_listings: 'بلغت الحد الأقصى من الغرف المعروضة في وقت واحد',
  too_many_marks: 'بلغت الحد الأقصى مما يمكن تمييزه',
  household_full: 'بلغ البيت الحد الأقصى من الأشخاص',
  inquiry_open: 'سبق أن كتبت',
  transition_refused: 'لم يعد ذلك ممكنًا',
  inquiry_closed: 'هذا الاستفسار مغلق',
  awaiting_answer: 'انتظر الرد',
  own_target: 'هذا لك أو أنت نفسك',
  no_owner: 'لا أحد هنا يمكنه الرد',
  cannot_write: 'لا يمكنك مراسلة هذا الشخص',
  import_running: 'يجري استيراد من هذا المصدر',
  gone: 'حُذف هذا',
  upload_expired: 'استغرق ذلك وقتًا طويلًا. اختر الملف مرة أخرى',
  body_too_large: 'هذا كبير جدًا',
  validation_failed: 'بعض القيم تحتاج إلى مراجعة',
  key_reused: 'أُرسل هذا من قبل بمحتوى آخر',
  image_refused: 'لا يمكن استخدام هذه الصورة',
  rate_limited: 'كان ذلك كثيرًا في وقت قصير. أعد المحاولة لاحقًا',
};
