export const chooseTitle = 'اختيار الحساب';
export const choose = 'بأي حساب تريد الدخول؟';
export const localNote =
  'هذا تسجيل دخول محلي لتجربة RoomieRadar على جهازك. لا يطلب كلمة مرور، فيمكن لأي شخص هنا أن يدخل بأي حساب.';
export const known = 'حسابات موجودة هنا';
export const someoneElse = 'شخص آخر';
export const email = 'البريد الإلكتروني';
export const badEmail = 'أدخل بريدًا إلكترونيًا، مثل jo@example.com';
export const newAddress = 'كل بريد جديد يحصل على حساب جديد.';
export const goOn = 'متابعة';
export const cancel = 'إلغاء';

export const stopped = 'توقّف تسجيل الدخول';
export const ended = 'طالت محاولة الدخول هذه أكثر من اللازم، أو انتهت من قبل.';
export const failed = 'تعذّر تسجيل الدخول المحلي.';
export const signInAgain = 'تسجيل الدخول من جديد';
