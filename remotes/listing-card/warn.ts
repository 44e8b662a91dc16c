import type { EmbedNote } from '#contract/embeds/embed.ts';
import { cardThemes } from '#contract/embeds/card.ts';
import { languages } from '#contract/languages.ts';

/** What may stand in the attribute of a card. */
export const roomNumber = 'the number of a room';

type Named = Pick<Element, 'localName'>;

/** Tells the developer of a page what is wrong on it, each once, in the console. */
export interface Adviser {
  /** A value of an attribute was left out. `allowed` is what may stand there. */
  warn(element: Named, attribute: string, value: string, allowed: string): void;
  /** What the server left out of a request of this element. */
  pass(element: Named, notes: readonly EmbedNote[] | undefined): void;
  /** Checks what no request depends on: the names of attributes, and those of every element. */
  check(element: Element, attributes: readonly string[]): void;
}

/** Attributes of HTML that are no properties of elements under the same name. */
const htmlAttributes = /^(class|is|exportparts|xmlns|item.*|ng.*|(data|aria|v|on)-.*)$|[^a-z-]/;

export function createAdviser(origin: string): Adviser {
  /** What may stand in the attributes of every element, and how this is said. */
  const rules = new Map<string, readonly [possible: RegExp, allowed: string]>([
    ['theme', [new RegExp(`^(${cardThemes.join('|')}|null|undefined)?$`), cardThemes.join(', ')]],
    [
      'lang',
      [
        new RegExp(`^((${languages.join('|')})(-.*)?)?$`, 'i'),
        `one of ${languages.join(', ')}; now English`,
      ],
    ],
    ['partner', [/^([\w-]{24}|null|undefined)?$/, `the name that ${origin}/partners gives`]],
  ]);
  const passed = new Set<string>();
  const warn: Adviser['warn'] = ({ localName }, attribute, value, allowed) => {
    const text = `<${localName} ${attribute}="${value}">: use ${allowed}. See ${origin}/partners`;
    if (passed.has(text)) return;
    passed.add(text);
    console.warn(text);
  };
  return {
    warn,
    pass(element, notes = []) {
      for (const { attribute, parameter, value, allowed } of notes) {
        warn(element, attribute, attribute === 'search' ? `${parameter}=${value}` : value, allowed);
      }
    },
    check(element, attributes) {
      for (const { name, value } of element.attributes) {
        const rule = rules.get(name);
        if (rule) {
          const [possible, allowed] = rule;
          if (!possible.test(value)) warn(element, name, value, allowed);
        } else if (
          !attributes.includes(name) &&
          !htmlAttributes.test(name) &&
          !hasProperty(element, name)
        ) {
          warn(element, name, value, `one of ${attributes.join(', ')}`);
        }
      }
    },
  };
}

/** Is it an attribute of every element, such as `tabindex`? */
function hasProperty(element: Element, name: string): boolean {
  for (const property in element) if (property.toLowerCase() === name) return true;
  return false;
}
