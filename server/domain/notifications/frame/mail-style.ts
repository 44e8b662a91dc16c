import { Html } from '#platform/http/html.ts';

/** The colors of the app, in light and dark. */
const colors = {
  ground: ['#faf7f2', '#15120f'],
  surface: ['#ffffff', '#1e1a16'],
  sunken: ['#f1ece4', '#29241e'],
  line: ['#e6dfd4', '#3a332b'],
  ink: ['#221d17', '#f4eee6'],
  soft: ['#5f564b', '#b9ad9e'],
  accent: ['#0c6b5a', '#63c7b0'],
  onAccent: ['#ffffff', '#06231c'],
  warning: ['#855600', '#f0c36a'],
  warningWash: ['#fbf0d9', '#33280f'],
} as const;

type Color = keyof typeof colors;

/** The part of the frame that an element is, which is its class too. */
export type MailClass = keyof typeof looks;

/** Each part of the frame with what is colored. */
const looks = {
  ground: { 'background-color': 'ground', color: 'ink' },
  card: { 'background-color': 'surface', 'border-color': 'line', color: 'ink' },
  text: { color: 'ink' },
  soft: { color: 'soft' },
  link: { color: 'accent' },
  quote: { 'background-color': 'sunken', color: 'ink' },
  warning: { 'background-color': 'warningWash', color: 'warning' },
  button: { 'background-color': 'accent' },
  label: { color: 'onAccent' },
  image: { 'background-color': 'sunken', color: 'soft' },
} as const satisfies Record<string, Record<string, Color>>;

const declare = (part: MailClass, index: 0 | 1, end: string) =>
  Object.entries(looks[part])
    .map(([property, color]: [string, Color]) => `${property}: ${colors[color][index]}${end};`)
    .join(' ');

/**
 * Class and inline styles of an element: many programs read only these, and those that read the
 * sheet below need its `!important` to change them.
 */
export const styled = (part: MailClass, more = ''): Html =>
  new Html(`class="${part}" style="${declare(part, 0, '')}${more && ` ${more}`}"`);

const darkRules = (scope: string) =>
  Object.keys(looks)
    .map((part) => `${scope}.${part} { ${declare(part as MailClass, 1, ' !important')} }`)
    .join('\n');

/** The sheet of a mail. Outlook on the web marks what it shows dark by an attribute. */
export const mailSheet = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { td.card { padding: 20px 16px !important; } }
@media (prefers-color-scheme: dark) {
${darkRules('')}
}
${darkRules('[data-ogsc] ')}
</style>`);
