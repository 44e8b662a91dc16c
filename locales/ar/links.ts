export const copyLink = 'نسخ الرابط';
export const copied = 'نُسخ';
export const selected = 'النص محدد: انسخه بلوحة المفاتيح';
