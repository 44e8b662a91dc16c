export const householdThinks = ({ name }: { name: string }) => `رأي أهل بيتك في ${name}`;
export const votes = { yes: 'نعم', maybe: 'ربما', no: 'لا' };
export const voteOn = {
  yes: ({ name }: { name: string }) => `نعم: ${name}`,
  maybe: ({ name }: { name: string }) => `ربما: ${name}`,
  no: ({ name }: { name: string }) => `لا: ${name}`,
};
export const notLooked = ({ names }: { names: string }) => `بانتظار اطلاع: ${names}`;

export const yourVote = 'صوتك';
export const yourVoteOn = ({ name }: { name: string }) => `صوتك بشأن ${name}`;
export const noteLabel = 'السبب، لأهل بيتك';
export const noteHint = 'لا يقرؤها إلا أهل بيتك، وتُحذف عند انتهاء طلب السكن.';
export const noteWaits = 'ستُحفظ فور عودة الاتصال.';
export const noteTooLong = 'لا تزيد الملاحظة على 500 حرف';
export const notSaved = 'لم يُحفظ صوتك';
