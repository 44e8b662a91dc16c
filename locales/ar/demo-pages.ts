export const demos = 'عروض تجريبية';
export const queries = 'الاستعلامات';
export const simpleForm = 'نموذج بسيط';
export const addressForm = 'نموذج العنوان';
export const components = 'المكوّنات';

export const check = 'التحقق';
export const isValid = 'كل شيء يوافق العقد.';

export const queriesLede =
  'أحدث خمس غرف، من الذاكرة المؤقتة التي تستخدمها صفحة البداية. اقطع الاتصال أو أوقف الخادم ثم أعد الجلب، فترى الطلب ينتظر أو المحاولات تتزايد.';
export const cache = 'ما تعرفه الذاكرة المؤقتة';
export const data = 'البيانات';
export const request = 'الطلب';
export const fresh = 'حديثة';
export const isStale = 'لا، قديمة';
export const isFresh = 'نعم، لمدة 30 ث';
export const fetchedAt = 'وقت الجلب';
export const notYet = 'ليس بعد';
export const inUtc = ({ time }: { time: string }) => `${time} UTC`;
export const failures = 'المحاولات الفاشلة';
export const failureCount = ({ count, most }: { count: string; most: string }) =>
  `${count} من ${most}`;
export const refetch = 'إعادة الجلب';
export const forget = 'نسيان وتحميل من جديد';
export const newest = 'أحدث الغرف';
export const loadingNewest = 'جارٍ تحميل أحدث الغرف…';

export const tableLede =
  'كل الغرف المعروضة، يرتبها الخادم ويقسمها صفحات، بطلب صغير في كل مرة. الصفحة والترتيب في العنوان، فيعرض الرابط للجميع الجدول نفسه.';
export const columns = 'الأعمدة';
export const livingThere = 'عدد الساكنين';
export const listed = 'تاريخ النشر';
export const notSaid = 'غير مذكور';

export const simpleLede =
  'ثلاثة حقول من نموذج الإعلان، يفحصها العقد الذي يفحص به الخادم أيضًا. اترك حقلًا فارغًا أو اطلب 200,000 دولار شهريًا لتقرأ رسائله؛ لا يُرسل شيء.';
export const whatWasRead = 'ما قرأه النموذج';
export const linkToMore = 'رابط للمزيد';
export const addressLede =
  'يعتمد البحث عن المدن على دليل أماكن يعمل بلا خدمات خارجية، ويأتي بالإحداثيات. اكتب بداية اسم مدينة، مثل «Spring»، ثم اختر واحدة؛ لا يُرسل شيء.';
export const coordinates = 'الإحداثيات';
export const notSet = 'غير محدد';
export const street = 'الشارع والحي';
export const town = 'المدينة أو الحي';
export const noTown = 'لا مدينة تبدأ بهذا';
