export const roomHidden = 'لن تظهر في عمليات بحثك';
export const roomieHidden = 'لن يظهر في قائمة شركاء السكن';
export const addedToFavorites = 'أُضيف إلى المفضلة';
export const seeFavorites = 'عرض المفضلة';
export const removedFromFavorites = 'أُزيل من المفضلة';
export const shownAgain = 'عاد إلى الظهور';
export const tooManyHere = 'يمكنك الاحتفاظ بما يصل إلى 50 في هذا المتصفح';
export const tooManyHereHint = 'سجّل الدخول لتحتفظ بما يصل إلى 500 على جميع أجهزتك.';

export const lede = 'الغرف وشركاء السكن الذين حفظتهم، وهل ما زالوا متاحين.';
export const keptHere = 'هي محفوظة في هذا المتصفح فقط. سجّل الدخول لتجدها على جميع أجهزتك.';
export const which = 'القوائم';
export const hiddenRooms = 'الغرف المخفية';
export const hiddenRoomies = 'شركاء السكن المخفيون';
export const loading = 'جارٍ تحميل المفضلة…';
export const failed = 'تعذّر تحميل المفضلة';

export const noRooms = 'لا شيء في المفضلة بعد';
export const noRoomsHint = 'اضغط على القلب في أي غرفة لتجدها هنا لاحقًا.';
export const noRoomies = 'لا شركاء سكن في المفضلة بعد';
export const noRoomiesHint = 'اضغط على القلب لدى أي شريك سكن لتجده هنا لاحقًا.';
export const nothingHidden = 'لم تُخفِ شيئًا';
export const nothingHiddenHint = 'ما تخفيه لا يظهر في نتائج البحث ولا على الخريطة.';

export const aRoom = 'غرفة';
export const stateEnded = 'لم تعد متاحة: انقضى آخر يوم لها.';
export const stateUnconfirmed = 'لم يؤكد أحد منذ 30 يومًا أنها ما زالت متاحة.';
export const statePaused = 'أوقفها صاحب الإعلان مؤقتًا، وقد تعود.';
export const stateFilled = 'شُغلت: سينتقل إليها شخص آخر.';
export const stateDeleted = 'حذفها صاحب الإعلان.';
export const stateUnavailable = 'غير متاحة حاليًا.';
export const roomieUnavailable = 'لم يعد من الممكن العثور على شريك السكن هذا.';

export const recentlySeen = 'شوهدت مؤخرًا';
export const nothingSeen = 'لم تشاهد أي غرفة بعد';
export const nothingSeenHint = 'الغرف التي تشاهدها تظهر هنا، في هذا المتصفح وحده.';
export const seenHere = 'هذا المتصفح وحده يعرف الغرف التي شاهدتها، وتُحذف عند تسجيل الخروج.';

export const ownNote = 'ملاحظتي';
export const addNote = 'إضافة ملاحظة';
export const addNoteTo = ({ title }: { title: string }) => `إضافة ملاحظة عن ${title}`;
export const noteHint = 'أنت وحدك تراها. تُحفظ أثناء الكتابة.';
export const noteWaits = 'ستُحفظ حالما يعود اتصالك.';
export const noteTooLong = 'الحد الأقصى للملاحظة 500 حرف';
