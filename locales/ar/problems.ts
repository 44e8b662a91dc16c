export const notFound = 'غير موجود';
export const somethingWentWrong = 'حدث خطأ ما!';
