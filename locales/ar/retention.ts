import type { RetainedKind, Until } from '#contract/retention.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const howLongWeKeep = 'مدة الاحتفاظ';
export const what = 'ماذا';
export const howLong = 'المدة';
export const why = 'السبب';

export const hours = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'بلا مدة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: `${formatNumber(count)} ساعات`,
    many: `${formatNumber(count)} ساعة`,
    other: `${formatNumber(count)} ساعة`,
  });
export const days = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'بلا مدة',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${formatNumber(count)} أيام`,
    many: `${formatNumber(count)} يومًا`,
    other: `${formatNumber(count)} يوم`,
  });
export const until: Record<Until, string> = {
  account: 'ما دام حسابك موجودًا',
  application: 'ما دام الطلب مفتوحًا وأنت تسكن هناك وحسابك قائمًا',
  group: 'ما دمت في المجموعة وحسابك قائمًا',
  room: 'ما دامت الغرفة أو حسابك',
  both_accounts: 'إلى أن يحذف الطرفان حسابيهما',
  following_year: 'حتى نهاية السنة التالية',
  turned_off: 'إلى أن توقف التنبيهات أو تسجّل الخروج هناك',
  open: 'ما دام هذا الموقع يحتاج إليه، ومن دون اسمك بعد حذف حسابك',
};

export const kept: Record<RetainedKind, { what: string; why: string }> = {
  profile: {
    what: 'ملفك الشخصي وإجاباتك وصورتك ومفضلتك وملاحظاتك وعمليات البحث المحفوظة وقوالب رسائلك وإعداداتك',
    why: 'لأجلها جئت.',
  },
  rooms: { what: 'غرفك وصورها ومن يسكن فيها', why: 'كي يجدها الآخرون.' },
  messages: { what: 'الاستفسارات والرسائل وعروض الغرف', why: 'كي يقرأها الطرفان من جديد.' },
  applicant_votes: {
    what: 'رأيك فيمن كتبوا بشأن غرفتكم، وملاحظاتك عنهم، ومتى اطّلعت آخر مرة',
    why: 'كي يقرر سكان البيت معًا.',
  },
  groups: {
    what: 'المجموعات التي تبحث معها عن سكن ودورك فيها',
    why: 'لتتمكنوا من البحث معًا.',
  },
  viewings: {
    what: 'مواعيد المعاينات، ومن حضرها',
    why: 'ليعرف كلاكما متى تلتقيان.',
  },
  outcomes: {
    what: 'كيف سار السكن المشترك إن شاركت: إجاباتك، والدرجة والإجابات التي كانت لديك عند الانتقال',
    why: 'لمعرفة ما إذا كانت الدرجة صحيحة. يُحذف حين تتوقف عن المشاركة أو يحذف أحدكما حسابه.',
  },
  sessions: { what: 'أين سجّلت الدخول؛ أسبوع إن لم تعد', why: 'كي يبقى تسجيل دخولك.' },
  devices: { what: 'الأجهزة التي تصلها التنبيهات', why: 'لإرسال التنبيهات إليها.' },
  secret_addresses: {
    what: 'العناوين السرية لتقويم معايناتك ولروابط الأصدقاء',
    why: 'كي تُفتح من دون تسجيل الدخول إلى أن تنهيها. وتنتهي روابط الأصدقاء بانتهاء المعاينة.',
  },
  search_matches: {
    what: 'الغرف التي وجدتها عمليات البحث المحفوظة',
    why: 'كي لا يصل التنبيه مرتين.',
  },
  sign_in_codes: {
    what: 'رموز من شبكة تسجيل الدخول ومتصفحه',
    why: 'لاكتشاف من يعود باسم آخر ليحتال.',
  },
  text_codes: {
    what: 'رمز من كل رسالة أولى',
    why: 'لاكتشاف نص يُرسل إلى كثيرين.',
  },
  invitations: { what: 'الدعوات إلى أهل البيت', why: 'كي لا يبقى رابط ضائع مفتوحًا.' },
  repeated_requests: { what: 'مفاتيح ما أرسله متصفحك', why: 'كي لا يُنفَّذ الطلب نفسه مرتين.' },
  organization_code: {
    what: 'بريد في جامعة أو شركة ما دام رمزه في الطريق',
    why: 'لإرسال الرمز إليه.',
  },
  organization: {
    what: 'أن لديك بريدًا هناك: النطاق، ورمز مشتق من عنوان البريد',
    why: 'كي يقرأه الآخرون، ثم يلزم تأكيده من جديد.',
  },
  notices: { what: 'بلاغ من دون حساب ما دام غير مؤكد', why: 'كي لا يبلّغ أحد باسم غيره.' },
  notice_addresses: { what: 'بريد مُرسِل هذا البلاغ، بعد القرار', why: 'لإخباره بالقرار.' },
  decisions: {
    what: 'ما قرره المشرفون بشأنك، مع اعتراضك',
    why: 'كي يمكنك الاعتراض وتُحصى القرارات.',
  },
  reports: { what: 'البلاغات وما فعله المشرفون', why: 'كي يمكن التحقق مما جرى.' },
  former_accounts: {
    what: 'من حظرته ومن حظرك، محفوظًا كرمز، بعد حذف حسابك',
    why: 'كي لا يُلغي حذف الحساب حظرًا.',
  },
  listing_views: { what: 'عدد مشاهدات الغرفة، من دون أصحابها', why: 'لصاحب الإعلان.' },
  embed_counts: { what: 'عدد مشاهدات البطاقات على مواقع أخرى، من دون أصحابها', why: 'لمن يعرضها.' },
  page_speed: { what: 'سرعة تحميل الصفحات، من دون تحديد لمن', why: 'لجعلها أسرع.' },
};
