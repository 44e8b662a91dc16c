// Looking together with who wrote a wanted page: the list, and the panel on a page.
export const title = 'Who might look with you';
export const lede =
  'People with a wanted page near where you look, the best fit first. Nobody sees your answer, unless both of you say yes: then you become a group.';
export const lookTogether = 'Look for a home together?';
export const fitsYou = ({ name }: { name: string }) =>
  `Say whether you would look for a home with ${name}. They only learn of a yes if they say yes, too, and never of a no.`;
export const sayYes = 'Yes, together';
export const sayNo = 'Rather not';
export const takeBack = 'Take back';
export const waits = ({ name }: { name: string }) =>
  `You said yes. If ${name} says yes, too, the two of you become a group, and you get a mail.`;
export const refused = ({ name }: { name: string }) => `You said no. ${name} is not told.`;
export const together = 'You look for a home together.';
export const needsPage =
  'To say yes, you need a wanted page that everyone with an account can see.';
export const writePage = 'Write your wanted page';
export const openTab = 'Not answered';
export const yesTab = 'You said yes';
export const noTab = 'You said no';
export const tabs = 'Your answers';
export const noneOpen = 'Nobody else looks here at the moment';
export const noneOpenHint =
  'New pages appear here. You can also invite people you already know to a group.';
export const noneAnswered = 'Nobody here';
export const noneAnsweredHint = 'People you answer this way appear here for 90 days.';
export const loading = 'Loading the pages';
export const founded = 'You both said yes: you are a group now';
