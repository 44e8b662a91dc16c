import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const listYourPlace = 'أعلن عن سكنك';
export const listYourPlaceLede =
  'صِف ما تعرضه ومن يسكن هناك. يستغرق ذلك دقيقتين، ويمكنك تعديل كل شيء لاحقًا.';
export const listingPosted = 'نُشر إعلانك';
export const editYourListing = 'تعديل إعلانك';
export const backTo = ({ title }: { title: ReactNode }) => rich`العودة إلى ${title}`;
export const deleteThisListing = 'حذف هذا الإعلان';

export const profileFirst = 'ملفك الشخصي أولًا';
export const profileFirstHint =
  'يودّ الناس معرفة من يعرض الغرفة. أضف اسمك الأول وتاريخ ميلادك، ثم تعود إلى هنا. يجب أن يكون عمرك 18 عامًا أو أكثر.';

export const typedIsBackHint = 'لم تكن قد حفظته. بقي في هذا المتصفح، باستثناء الصور التي لم تُرفع.';

export const fieldsNeedAnotherLook = 'بعض الحقول تحتاج إلى مراجعة';
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} كل ما كتبته ما زال هنا.`;

export const leaveNow = 'أتريد المغادرة الآن؟';
export const keepEditing = 'متابعة التعديل';

// The steps of the form, and the ways between them.
export const stepsOfForm = 'خطوات هذا النموذج';
export const stepTitles = {
  where: 'الموقع',
  room: 'الغرفة',
  money: 'التكاليف والمواعيد',
  household: 'الساكنون',
  photos: 'الصور',
  words: 'العنوان والوصف',
};
/** Read out after the title of a step. */
export const stepStates = { done: '(مكتملة)', wrong: '(تحتاج إلى مراجعة)' };
// What is typed in a new form, and in one that changes a room: each follows the position of the step.
export const draftIsKept = 'المسودة محفوظة في هذا المتصفح';
export const changesNotSaved = 'تغييرات لم تُحفظ بعد';
/** Over the card of the room, as others will see it in lists. */
export const preview = 'معاينة';
export const previewHint = 'هكذا يظهر في القوائم. لا يرى الآخرون رقم المبنى فيها.';

export const isStillFree = 'أما زالت الغرفة متاحة؟';
export const activeHint = 'يمكن للجميع العثور عليه.';
export const pausedHint = 'مخفي حاليًا. لا يراه أحد سواك.';
export const filledHint = 'سكنها شخص آخر. لا يرى الإعلان أحد سواك.';

export const titleHint = 'كما تصفه لصديق، مثل: غرفة مشمسة فيها ركن للقراءة';
export const townHint =
  'يمكنك كتابة شارع أيضًا. به يجد الآخرون سكنك، ولا يرون موقعه إلا في حدود 100 م تقريبًا.';
export const noTown = 'لا يوجد مكان بهذا الاسم';
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`الموقع التقريبي على الخريطة: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}، نُقل يدويًا`;
export const notSet = 'غير محدد';
export const whichTown = 'في أي مدينة يقع؟ اخترها أعلاه.';
export const isItIn = ({ place }: { place: ReactNode }) => rich`هل يقع في ${place}؟`;
export const takeThisPlace = 'استخدم هذا المكان';
export const mapShowsAddress = 'تُظهر الخريطة عنوانك فور كتابته.';
export const noPlace = 'لن تظهر هذه الغرفة عند البحث في مدينة';
export const noPlaceHint = 'لا موقع لها بعد، فلا تظهر على الخريطة أيضًا.';
export const sayWhereItIs = 'إضافة الموقع';
export const descriptionHint = 'الغرفة والساكنون وأسبوع عادي في البيت';

export const costs = 'التكاليف';
export const monthlyRentHint = 'ما يدفعه شريك واحد';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'إيجارك أقل بكثير مما حوله';
export const rentIsLowHint =
  'هل ينقصه رقم؟ ننبه القراء إلى إيجارات بهذا الانخفاض ويراجعها فريقنا، لأن المحتالين يستدرجون بها.';
export const currencyHint = 'العملة المحلية، ما لم تختر غيرها';
export const billsHint = 'التدفئة والكهرباء والماء والإنترنت: ما يدفعه شريك واحد فوق الإيجار';
export const billsIncluded = 'الإيجار يشمل الفواتير';
export const depositHint = 'يُدفع مرة ويُسترد؛ 0 إن لم يوجد';

export const bedroomsHint = 'في البيت كله';
export const bathroomsHint = 'بحوض استحمام أو دُش';
export const currentRoommates = 'عدد الساكنين هنا';
export const currentRoommatesHint = 'اليوم؛ 0 إن لم يسكن أحد';
export const lookingFor = 'العدد المطلوب';
export const lookingForHint = 'من شركاء السكن';
export const roomTypeHint = 'ما يخص شريكًا واحدًا وحده';
export const notStated = 'غير مذكور';

export const stay = 'المواعيد ومدة الإقامة';
export const availableFromHint = 'اتركه فارغًا كي لا يظهر تاريخ';
export const availableUntilHint = 'فقط إن كان العرض ينتهي في يوم معيّن؛ بعده لا تظهر في نتائج البحث';
export const shortestStay = 'أقصر إقامة';
export const shortestStayHint = 'اتركه فارغًا إن لم توجد';
export const longestStay = 'أطول إقامة';
export const longestStayHint = 'اتركه فارغًا إن لم يوجد حد';
export const months = 'أشهر';

export const externalLink = 'رابط لمزيد من المعلومات';
export const externalLinkHint = 'صفحة عن السكن في موقع آخر، تبدأ بـ https://\u200e';
