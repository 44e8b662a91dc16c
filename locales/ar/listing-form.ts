import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const listYourPlace = 'أعلن عن سكنك';
export const listYourPlaceLede =
  'اذكر بوضوح ما تعرضه ومن يسكن هناك. يستغرق ذلك دقيقتين، ويمكنك تعديل كل شيء لاحقًا.';
export const placeListed = 'نُشر إعلانك';
export const editYourPlace = 'تعديل إعلانك';
export const backTo = ({ title }: { title: ReactNode }) => rich`العودة إلى ${title}`;
export const saveChanges = 'حفظ التغييرات';
export const changesSaved = 'حُفظت تغييراتك';
export const deleteThisPlace = 'حذف هذا الإعلان';

export const profileFirst = 'ملفك الشخصي أولًا';
export const profileFirstHint =
  'يودّ الناس معرفة من يعرض الغرفة. أضف اسمك الأول وتاريخ ميلادك، ثم تعود إلى هنا. يجب أن يكون عمرك 18 عامًا أو أكثر.';
export const finishProfile = 'إكمال ملفك الشخصي';

export const typedIsBack = 'استُعيد ما كتبته';
export const typedIsBackHint = 'لم تكن قد حفظته. بقي في هذا المتصفح، باستثناء الصور التي لم تُرفع.';
export const discard = 'تجاهل';

export const fieldsNeedAnotherLook = 'بعض الحقول تحتاج إلى مراجعة';
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailed = 'تعذّر الحفظ';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} كل ما كتبته ما زال هنا.`;

export const leaveNow = 'أتريد المغادرة الآن؟';
export const keepEditing = 'متابعة التعديل';

export const isStillFree = 'أما زالت الغرفة متاحة؟';
export const activeHint = 'يجده الجميع.';
export const pausedHint = 'مخفي حاليًا. لا يراه أحد سواك.';
export const filledHint = 'سكنها شخص آخر. لا يرى الإعلان أحد سواك.';

export const thePlace = 'السكن';
export const title = 'عنوان الإعلان';
export const titleHint = 'كما تصفه لصديق، مثل: غرفة مشمسة فيها ركن للقراءة';
export const address = 'عنوان السكن';
export const addressHint = 'لا يرى الآخرون رقم المبنى حتى تقبل استفسارهم.';
export const town = 'المدينة أو الحي';
export const townHint =
  'يصلح اسم الشارع أيضًا إن كان معروفًا. به يجد الآخرون سكنك، ولا يرون الموقع إلا في حدود 100 م تقريبًا.';
export const noTown = 'لا شيء بهذا الاسم';
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`الموقع التقريبي على الخريطة: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}، نُقل يدويًا`;
export const notSet = 'غير محدد';
export const whichTown = 'في أي مدينة يقع؟ اخترها أعلاه.';
export const isItIn = ({ place }: { place: ReactNode }) => rich`هل يقع في ${place}؟`;
export const takeThisPlace = 'استخدم هذا المكان';
export const noPlace = 'لن يرى هذه الغرفة من يبحث في مدينة';
export const noPlaceHint = 'لا مكان لها بعد، فلا تظهر على الخريطة ولا في البحث حول مدينة.';
export const sayWhereItIs = 'حدّد مكانها';
export const description = 'الوصف';
export const descriptionHint = 'الغرفة والساكنون وأسبوع عادي في البيت';

export const costs = 'التكاليف';
export const monthlyRent = 'الإيجار الشهري';
export const monthlyRentHint = 'ما يدفعه شريك واحد';
export const aMonth = 'شهريًا';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'إيجارك أقل بكثير مما حوله';
export const rentIsLowHint =
  'هل ينقصه رقم؟ ننبه القراء إلى إيجارات بهذا الانخفاض ويراجعها فريقنا، لأن المحتالين يستدرجون بها.';
export const currency = 'العملة';
export const currencyHint = 'عملة البلد، ما لم تختر غيرها';
export const bills = 'الفواتير';
export const billsHint = 'التدفئة والكهرباء والماء والإنترنت: ما يدفعه شريك واحد فوق الإيجار';
export const billsIncluded = 'الإيجار يشمل الفواتير';
export const deposit = 'التأمين';
export const depositHint = 'يُدفع مرة ويُسترد؛ 0 إن لم يوجد';

export const theRoom = 'الغرفة';
export const bedrooms = 'غرف النوم';
export const bedroomsHint = 'في البيت كله';
export const bathrooms = 'الحمّامات';
export const bathroomsHint = 'بحوض استحمام أو دُش';
export const currentRoommates = 'عدد الساكنين هنا';
export const currentRoommatesHint = 'اليوم؛ 0 إن لم يسكن أحد';
export const lookingFor = 'العدد المطلوب';
export const lookingForHint = 'من شركاء السكن';
export const roomType = 'نوع الغرفة';
export const roomTypeHint = 'ما يخص شريكًا واحدًا وحده';
export const notStated = 'غير مذكور';

export const stay = 'من متى وإلى متى';
export const availableFrom = 'متاحة من';
export const availableFromHint = 'إن تُرك فارغًا: لا يظهر تاريخ';
export const availableUntil = 'متاحة حتى';
export const availableUntilHint = 'فقط إن كان العرض ينتهي في يوم معيّن؛ بعده لا تظهر في نتائج البحث';
export const shortestStay = 'أقصر إقامة';
export const shortestStayHint = 'إن تُرك فارغًا: غير مذكورة';
export const longestStay = 'أطول إقامة';
export const longestStayHint = 'إن تُرك فارغًا: بلا حد';
export const months = 'شهر';

export const livingThere = 'العيش هناك';
export const amenities = 'المرافق';
export const houseRules = 'قواعد السكن';
export const externalLink = 'رابط للمزيد';
export const externalLinkHint = 'صفحة عن السكن في موقع آخر، تبدأ بـ https://\u200e';
