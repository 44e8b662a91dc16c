// Taking part in the surveys after a move-in: in the conversation and in the profile. `name` is the other roomie.
export const wasItRight = 'Was the score right?';
export const mayWeAsk = 'May we ask you how it turns out?';
export const joinHint = ({ name }: { name: string }) =>
  `If you take part, we keep your score and your answers as they are today, and send you two questions after 30, 90 and 365 days. ${name} never sees what you answer. You can stop at any time, which deletes it.`;
export const joinUntil = ({ day }: { day: string }) => `You can join until ${day}.`;
export const join = 'Take part';
/** Said instead of taking part. */
export const refuse = 'No, thanks';
export const refused = 'You said no to this survey.';
export const joinAfterAll = 'Take part after all';
export const takesPart =
  'You take part. You can stop at any time, which deletes what you answered.';
export const leave = 'Stop taking part';
export const leaveAbout = ({ name }: { name: string }) => `Stop taking part: living with ${name}`;
export const answer = 'Answer two questions';
export const change = 'Change your answers';
export const livingWith = ({ name, day }: { name: string; day: string }) =>
  `Living with ${name}, since ${day}`;
