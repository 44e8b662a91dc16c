export const notFound = 'غير موجود';
export const somethingWentWrong = 'حدث خطأ ما!';

export const unreachable = 'لا يستجيب RoomieRadar. تحقّق من اتصالك.';
export const offline = 'لا اتصال بالإنترنت. اتصل ثم أعد المحاولة.';
export const serverTrouble = 'يواجه RoomieRadar مشكلة حاليًا. أعد المحاولة بعد دقيقة.';
export const unexpected = 'حدث أمر غير متوقع. أعد المحاولة.';
export const answered = ({ status }: { status: string }) => `أجاب الخادم بالرمز ${status}`;
