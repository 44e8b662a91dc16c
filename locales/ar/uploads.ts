import { limits } from '#contract/limits.ts';

export const states = {
  checking: 'جارٍ الفحص…',
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
  tooLarge: `أكبر من ${limits.imageBytes / 1_000_000} ميغابايت. اختر صورة أصغر.`,
  unreadable: 'لم تعد قراءة هذا الملف ممكنة.',
  uploadFailed: 'تعذّر رفع الملف',
  imageRefused: 'لا تصلح هذه الصورة: إنها تالفة أو كبيرة جدًا.',
  tooMany: `بلغ عدد صور الغرفة الحد الأقصى (${limits.imagesPerListing}). أزل واحدة أولًا.`,
  listingGone: 'لم تعد هذه الغرفة موجودة.',
  limited: 'بلغت حد الرفع. أعد المحاولة لاحقًا.',
  signedOut: 'انتهى تسجيل دخولك. سجّل الدخول من جديد أولًا.',
  serverTrouble: 'حدث خطأ في RoomieRadar. أعد المحاولة بعد دقيقة.',
};
