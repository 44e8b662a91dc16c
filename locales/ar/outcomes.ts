export const wasItRight = 'هل كانت الدرجة صحيحة؟';
export const mayWeAsk = 'هل تسمح لنا بأن نسألك كيف تسير الأمور؟';
export const joinHint = ({ name }: { name: string }) =>
  `إذا شاركت، نحتفظ بدرجتكما وبإجاباتك كما هي اليوم، ونرسل إليك سؤالين بعد 30 و90 و365 يومًا. لن تظهر إجاباتك لـ ${name} أبدًا. يمكنك التوقف في أي وقت، وعندها يُحذف كل شيء.`;
export const joinUntil = ({ day }: { day: string }) => `يمكنك المشاركة حتى ${day}.`;
export const join = 'المشاركة';
export const refuse = 'لا، شكرًا';
export const refused = 'رفضت المشاركة في هذا الاستبيان.';
export const joinAfterAll = 'المشاركة مع ذلك';
export const takesPart = 'أنت تشارك. يمكنك التوقف في أي وقت، وعندها تُحذف إجاباتك.';
export const leave = 'التوقف عن المشاركة';
export const leaveAbout = ({ name }: { name: string }) => `التوقف عن المشاركة: السكن مع ${name}`;
export const answer = 'الإجابة عن سؤالين';
export const change = 'تغيير الإجابات';
export const livingWith = ({ name, day }: { name: string; day: string }) =>
  `السكن مع ${name} منذ ${day}`;
