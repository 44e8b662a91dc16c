import type { FindingCode, FindingValues } from './finding.ts';

type Text = (values: FindingValues) => string;

/** What each finding says in English. The page `/partners` says the same in every language. */
export const findingTexts: Record<FindingCode, Text> = {
  nothing: () => 'There is no card, list or frame of RoomieRadar.',
  'element-name': ({ value, allowed }) => `There is no element ${value}. There are: ${allowed}.`,
  'self-closing': () =>
    'HTML ignores the slash at the end: the rest of the page ends up inside this element. Close it with an end tag.',
  'link-missing': () =>
    'There is no link in it. Without one, visitors see nothing where the rooms cannot be shown.',
  'attribute-name': ({ name, allowed }) =>
    `There is no attribute ${name}. Meant may be: ${allowed}.`,
  'attribute-value': ({ name, value, allowed }) =>
    `${name} cannot be “${value}”. It may be: ${allowed}.`,
  'search-name': ({ name, allowed }) =>
    `The search has no parameter ${name}, so it is left out. Meant may be: ${allowed}.`,
  'listing-missing': () => 'The card does not say which room it shows. Give its number.',
  'script-missing': () => 'Nothing loads the script that fills the elements. Add it to the page.',
  'script-of-list': () =>
    'The page loads the script of the card only. The one of the list contains both.',
  'script-type': () => 'The script is a module. Without type="module" the browser cannot run it.',
  'script-address': ({ value }) => `There is no script at ${value}.`,
  'script-insecure': ({ value }) =>
    `${value} is requested without encryption. Browsers refuse that on pages with https.`,
  'script-integrity': ({ allowed }) =>
    `This address always has the newest script, so its hash will not fit for long. Leave the hash out, or take the file that ${allowed} names.`,
  'script-failed': ({ value }) => `The browser could not load the script: ${value}.`,
  'origin-missing': ({ value }) =>
    `${value} leads to your own site. The address must begin with that of RoomieRadar.`,
  'origin-example': ({ value }) =>
    `${value} is from an example. Replace its beginning with the address of your RoomieRadar.`,
  'origin-several': ({ value, allowed }) =>
    `The page takes scripts from ${value}, but rooms from ${allowed}. Only the first script counts, and it shows rooms of its own RoomieRadar.`,
  policy: ({ name, value }) => `Your Content-Security-Policy refuses ${value} (${name}). Allow it.`,
  'policy-inline': ({ name }) =>
    `Your Content-Security-Policy refuses scripts inside the page (${name}). Load it by its address.`,
  'policy-nonce': ({ name }) =>
    `Your Content-Security-Policy runs only scripts that your server signs (${name}). Give this one your nonce.`,
  'policy-style': ({ name }) =>
    `Your Content-Security-Policy refuses styles inside the page (${name}), so what your server includes is bare until the script runs.`,
  'size-narrow': ({ value, allowed }) =>
    `There are ${value} pixels for the card, and it needs ${allowed}.`,
  'size-none': () => 'Visitors cannot see it: it is hidden, or has no width or height.',
  theme: ({ value }) =>
    `The card is ${value}, but the page around it is not. Say which scheme your page has.`,
  contrast: ({ name, value, allowed }) =>
    `The text of the card (${name}) is hard to read: its contrast is ${value}, and at least ${allowed} is needed.`,
  'room-unknown': ({ value }) => `There is no room ${value}.`,
  'room-closed': ({ value }) =>
    `Room ${value} is not offered at the moment. Visitors are told so, and get a link to rooms nearby.`,
  'rooms-none': () => 'The list shows no rooms at the moment.',
  'data-failed': ({ value }) => `The data of the rooms did not come: ${value}.`,
};
