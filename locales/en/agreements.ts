import { pluralText } from './plural.ts';

// The house agreement of a group: its screen, and the page to print.
export const loading = 'Loading the house agreement…';
export const failed = 'The house agreement could not be loaded';
export const none = 'No house agreement yet';
export const noneHint =
  'The draft comes from everyone’s answers: where you agree, it states the rule; where you differ, it offers the two closest proposals. You can change all of it.';
export const draft = 'Draft the agreement';

// Rules, and how they change.
export const openPoint = 'You differ here. Choose one, or write your own rule.';
export const choose = 'Choose this';
export const closerTo = ({ names }: { names: string }) => `Closer to ${names}`;
export const editRule = ({ rule }: { rule: string }) => `Change: ${rule}`;
export const removeRule = ({ rule }: { rule: string }) => `Take out: ${rule}`;
export const writeOwn = 'Write your own';
export const addRule = 'Add a rule';
export const addRuleTo = ({ section }: { section: string }) => `Add a rule: ${section}`;
export const noRules = 'No rule yet';
export const rule = 'Rule';
export const ruleHint =
  'Everyone in the group reads it. It stays in the language in which you write it.';
export const changeRule = 'Change the rule';
export const changedMeanwhile = 'Somebody changed this rule while you were writing. It now says:';
export const replaceTheirs = 'Replace it with mine';
export const removedMeanwhile =
  'Somebody took this rule out while you were writing. Copy your text if you still need it.';
export const showAnswers = 'Show the others which proposals are closer to my answers';
export const showAnswersHint = 'Only while a point is open. You can take it back.';

// Accepting.
export const acceptance = 'Acceptance';
export const openLeft = pluralText({
  one: 'Before you can accept, decide the open point.',
  other: 'Before you can accept, decide the # open points.',
});
export const yourName = 'Your name';
export const nameHint = 'The others see it here and on the printed page.';
export const accept = 'Accept this version';
export const notAcceptedYet = 'You have not accepted this version yet.';
export const acceptBelow = 'Go to acceptance';
export const allAccepted = 'All of you have accepted this version.';
export const startsAnew =
  'When anything changes or somebody joins, a new version begins, and everyone accepts it again.';
export const readAgain =
  'The agreement changed while you read it. Read it again before you accept.';
export const you = 'you';

// What changed.
export const changes = 'What changed';
export const noChanges = 'Nothing has changed since the draft.';
export const added = ({ name }: { name: string }) => `${name} added`;
export const changed = ({ name }: { name: string }) => `${name} changed`;
export const removed = ({ name }: { name: string }) => `${name} took out`;
export const undone = ({ name }: { name: string }) => `${name} undid a change`;
export const wasOpen = 'Open point';
export const noRule = 'No rule';
export const before = 'Before';
export const after = 'After';
export const undoChange = ({ rule: text }: { rule: string }) => `Undo the change: ${text}`;
export const changesFailed = 'The changes could not be loaded';

// Earlier versions.
export const earlier = 'Earlier versions';
export const endedByChange = ({ day }: { day: string }) => `Until ${day}, when something changed`;
export const endedByMember = ({ day }: { day: string }) => `Until ${day}, when somebody joined`;
export const versionsFailed = 'The earlier versions could not be loaded';

// The page to print.
export const printIn = 'The page to print, in';
export const back = 'Back to editing';
