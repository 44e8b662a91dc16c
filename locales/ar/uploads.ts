import { limits } from '#contract/limits.ts';

export const states = {
  checking: 'جارٍ الفحص…',
  preparing: 'جارٍ التجهيز…',
  waiting: 'بانتظار دورها',
  requestingAddress: 'جارٍ البدء…',
  uploading: 'جارٍ الرفع',
  registering: 'جارٍ المعالجة…',
  offline: 'لا اتصال بالإنترنت. يستمر الرفع حين يعود.',
  unreachable: 'لا يستجيب RoomieRadar. نواصل المحاولة.',
};
export const uploadingPercent = ({ percent }: { percent: string }) => `جارٍ الرفع، ${percent}%`;

export const failures = {
  empty: 'هذا الملف فارغ.',
  wrongType: 'لا تُقبل إلا صور JPEG وPNG وWebP.',
  tooLarge: `أكبر من ${limits.chosenImageBytes / 1_000_000} ميغابايت. اختر صورة أصغر.`,
  unreadable: 'لم تعد قراءة هذا الملف ممكنة.',
  tooSmall: `صغيرة جدًا: يجب ألا يقل كل جانب من الصورة عن ${limits.imagePixels.minSide} بكسل.`,
  heic: 'متصفحك لا يستطيع فتح صور HEIC. احفظ الصورة بصيغة JPEG ثم اختر تلك النسخة.',
  tooManyPixels: 'دقة هذه الصورة أعلى مما يستطيع متصفحك فتحه. اختر نسخة أصغر منها.',
  damaged: 'هذه الصورة تالفة أو ناقصة. اختر نسخة أخرى منها.',
  uploadFailed: 'تعذّر رفع الملف',
  imageRefused: 'لا تصلح هذه الصورة: إنها تالفة أو كبيرة جدًا.',
  tooMany: `بلغ عدد صور الغرفة الحد الأقصى (${limits.imagesPerListing}). أزل واحدة أولًا.`,
  listingGone: 'لم تعد هذه الغرفة موجودة.',
  limited: 'بلغت حد الرفع. أعد المحاولة لاحقًا.',
  signedOut: 'انتهى تسجيل دخولك. سجّل الدخول من جديد أولًا.',
  serverTrouble: 'حدث خطأ في RoomieRadar. أعد المحاولة بعد دقيقة.',
};
