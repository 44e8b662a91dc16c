export const organization = 'بريد في جامعة أو شركة';
export const organizationHint =
  'إذا كان لديك بريد إلكتروني في جامعة أو شركة، يمكن للآخرين أن يقرؤوا أين. لا يظهر لهم إلا الجزء الذي يلي علامة @. نرسل رمزًا إليه ولا نحتفظ بعنوانه.';
export const yourAddress = 'بريدك هناك';
export const anotherAddress = 'بريد آخر';
export const addressHint = 'مثل you@tum.de‎. ننساه بعد إدخال الرمز، أو بعد ساعة.';
export const addressMissing = 'أدخل بريدك';
export const sendCode = 'إرسال الرمز';
export const code = 'الرمز';
export const codeSent = ({ domain }: { domain: string }) =>
  `رسالة فيها ستة أرقام في طريقها إلى بريدك في ${domain}.`;
export const codeMissing = 'أدخل الرمز';
export const confirmed = 'تم التأكيد. يمكن للآخرين قراءته الآن';
export const otherAddress = 'استخدام بريد آخر';
export const othersRead = ({ domain }: { domain: string }) =>
  `يقرأ الآخرون: «لديه بريد إلكتروني في ${domain}»`;
export const othersReadUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `يقرأ الآخرون: «لديه بريد إلكتروني في ${university} (${domain})»`;
export const countsUntil = ({ day }: { day: string }) => `يسري حتى ${day}، ثم يلزم تأكيده من جديد.`;
export const removeOrganization = 'إزالة';
export const notSent = 'تعذّر ذلك';
