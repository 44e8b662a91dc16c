export const about = 'من نحن';
export const forPartners = 'للمواقع الشريكة';
export const privacy = 'الخصوصية';
export const stayingSafe = 'السلامة';
export const terms = 'الشروط';

export const signIn = 'تسجيل الدخول';
export const signingIn = 'جارٍ تسجيل الدخول';

export const aboutYou = 'نبذة عنك';
export const howYouLive = 'أسلوب عيشك';
export const whatYouWant = 'ما تريده';
export const allSet = 'كل شيء جاهز';

export const account = 'الحساب';
export const notifications = 'رسائل البريد والتنبيهات';
export const yourPrivacy = 'الخصوصية';

export const applicants = 'طلبات السكن';
export const compareRooms = 'مقارنة الغرف';
export const editListing = 'تعديل الإعلان';
export const houseAgreement = 'اتفاقية السكن';
export const groups = 'المجموعات';
export const inquiries = 'الاستفسارات';
export const inquiry = 'استفسار';
export const inquiryWith = ({ name }: { name: string }) => `استفسار مع ${name}`;
export const invitation = 'دعوة';
export const listYourPlace = 'أعلن عن سكنك';
export const roomie = 'شريك سكن';
export const roomies = 'شركاء السكن';
export const rentSplit = 'تقسيم الإيجار';
export const savedSearches = 'عمليات البحث المحفوظة';
export const yourListings = 'إعلاناتك';
export const yourProfile = 'ملفك الشخصي';

export const adminPanel = 'لوحة الإدارة';
export const adminSearch = 'البحث';
export const appeals = 'الاعتراضات';
export const auditLog = 'سجل التدقيق';
export const externalListings = 'إعلانات خارجية';
export const report = 'بلاغ';
export const reports = 'البلاغات';
export const sourcesAndImports = 'المصادر والاستيراد';

export const demoAddressForm = 'عرض تجريبي: نموذج العنوان';
export const demoComponents = 'عرض تجريبي: المكوّنات';
export const demoQueries = 'عرض تجريبي: الاستعلامات';
export const demoSimpleForm = 'عرض تجريبي: نموذج بسيط';
export const demoTable = 'عرض تجريبي: جدول';
/** Of a room: when it is shown, and to whom. */
export const viewings = 'المعاينات';
