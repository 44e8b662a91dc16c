import { pluralText } from './plural.ts';

// Checking a page that shows rooms. Its readers build websites: names of code stay as they are.
export const pageCheck = 'Check your page';
export const pageCheckLede =
  'Paste the HTML of a page with your rooms. Your browser checks it: nothing is sent to anybody, and no page is opened.';
export const pageHtml = 'HTML of the page';
export const pageHtmlHint = 'As your server sends it: in a browser, “View page source”.';
export const pagePolicy = 'Its Content-Security-Policy, if there is one';
export const pagePolicyHint = 'What stands in the header. A policy in the HTML is read by itself.';
export const checkRight =
  'Nothing is wrong with what is written there. The command below says whether a browser shows the rooms.';
/** How many findings there are. */
export const checkWrong = pluralText({
  one: '# thing to look at',
  other: '# things to look at',
});
/** Before a finding: how bad it is, and where. */
export const levelLabels = { error: 'Error', warning: 'Warning' };
export const atLine = ({ level, line }: { level: string; line: string }) =>
  `${level}, line ${line}`;
/** Title of the line that should stand there, with the number of the finding. */
export const writeText = ({ number }: { number: string }) => `${number}. Write`;
export const checkCommand = 'Or check it in your own browser, also in CI';

// What the check finds. Names of attributes and directives stand in `name`, what is written in `value`, what may be there in `allowed`.
export const findings = {
  nothing: () => 'There is no card, list or frame of RoomieRadar.',
  'element-name': ({ value, allowed }: { value: string; allowed: string }) =>
    `There is no element ${value}. There are: ${allowed}.`,
  'self-closing': () =>
    'HTML ignores the slash at the end: the rest of the page ends up inside this element. Close it with an end tag.',
  'link-missing': () =>
    'There is no link in it. Without one, visitors see nothing where the rooms cannot be shown.',
  'attribute-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `There is no attribute ${name}. Meant may be: ${allowed}.`,
  'attribute-value': ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `${name} cannot be “${value}”. It may be: ${allowed}.`,
  'search-name': ({ name, allowed }: { name: string; allowed: string }) =>
    `The search has no parameter ${name}, so it is left out. Meant may be: ${allowed}.`,
  'listing-missing': () => 'The card does not say which room it shows. Give its number.',
  'script-missing': () => 'Nothing loads the script that fills the elements. Add it to the page.',
  'script-of-list': () =>
    'The page loads the script of the card only. The one of the list contains both.',
  'script-type': () => 'The script is a module. Without type="module" the browser cannot run it.',
  'script-address': ({ value }: { value: string }) => `There is no script at ${value}.`,
  'script-insecure': ({ value }: { value: string }) =>
    `${value} is requested without encryption. Browsers refuse that on pages with https.`,
  'script-integrity': ({ allowed }: { allowed: string }) =>
    `This address always has the newest script, so its hash will not fit for long. Leave the hash out, or take the file that ${allowed} names.`,
  'script-failed': ({ value }: { value: string }) =>
    `The browser could not load the script: ${value}.`,
  'origin-missing': ({ value }: { value: string }) =>
    `${value} leads to your own site. The address must begin with that of RoomieRadar.`,
  'origin-example': ({ value }: { value: string }) =>
    `${value} is from an example. Replace its beginning with the address of your RoomieRadar.`,
  'origin-several': ({ value, allowed }: { value: string; allowed: string }) =>
    `The page takes scripts from ${value}, but rooms from ${allowed}. Only the first script counts, and it shows rooms of its own RoomieRadar.`,
  policy: ({ name, value }: { name: string; value: string }) =>
    `Your Content-Security-Policy refuses ${value} (${name}). Allow it.`,
  'policy-inline': ({ name }: { name: string }) =>
    `Your Content-Security-Policy refuses scripts inside the page (${name}). Load it by its address.`,
  'policy-nonce': ({ name }: { name: string }) =>
    `Your Content-Security-Policy runs only scripts that your server signs (${name}). Give this one your nonce.`,
  'policy-style': ({ name }: { name: string }) =>
    `Your Content-Security-Policy refuses styles inside the page (${name}), so what your server includes is bare until the script runs.`,
  'size-narrow': ({ value, allowed }: { value: string; allowed: string }) =>
    `There are ${value} pixels for the card, and it needs ${allowed}.`,
  'size-none': () => 'Visitors cannot see it: it is hidden, or has no width or height.',
  theme: ({ value }: { value: string }) =>
    `The card is ${value}, but the page around it is not. Say which scheme your page has.`,
  contrast: ({ name, value, allowed }: { name: string; value: string; allowed: string }) =>
    `The text of the card (${name}) is hard to read: its contrast is ${value}, and at least ${allowed} is needed.`,
  'room-unknown': ({ value }: { value: string }) => `There is no room ${value}.`,
  'room-closed': ({ value }: { value: string }) =>
    `Room ${value} is not offered at the moment. Visitors are told so, and get a link to rooms nearby.`,
  'rooms-none': () => 'The list shows no rooms at the moment.',
  'data-failed': ({ value }: { value: string }) => `The data of the rooms did not come: ${value}.`,
};
