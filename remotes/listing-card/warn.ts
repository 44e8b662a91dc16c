import type { EmbedNote } from '#contract/embeds/embed.ts';
import { cardThemes } from '#contract/embeds/card.ts';
import { languages } from '#contract/languages.ts';

type Named = Pick<Element, 'localName'>;

/** Tells the developer of a page what is wrong on it, each once, in the console. */
export interface Adviser {
  /** A value of one of these attributes was left out. */
  warn(element: Named, attribute: keyof typeof allowedValues, value: string): void;
  /** What the server left out of a request of this element. */
  pass(element: Named, notes: readonly EmbedNote[] | undefined): void;
  /** Checks what no request depends on: the names of attributes, and those of every element. */
  check(element: Element, attributes: readonly string[]): void;
}

/** Attributes of HTML that are no properties of elements under the same name. */
const htmlAttributes =
  /^(class|is|part|slot|exportparts|item\w+|xmlns)$|[^a-z-]|^(data|aria|ng|v|on)-|^ng/;
const unsetValue = /^(null|undefined)?$/;

/** What may stand in attributes that only the elements read. */
const allowedValues = {
  listing: 'the number of a room',
  listings: 'numbers of rooms, with commas between them',
  'search-box': 'true or false',
};

export function createAdviser(origin: string): Adviser {
  const passed = new Set<string>();
  const say = ({ localName }: Named, attribute: string, value: string, allowed: string) => {
    const text = `<${localName} ${attribute}="${value}">: use ${allowed}. See ${origin}/partners`;
    if (passed.has(text)) return;
    passed.add(text);
    console.warn(text);
  };
  return {
    warn: (element, attribute, value) => say(element, attribute, value, allowedValues[attribute]),
    pass(element, notes = []) {
      for (const { attribute, parameter, value, allowed } of notes) {
        say(element, attribute, attribute === 'search' ? `${parameter}=${value}` : value, allowed);
      }
    },
    check(element, attributes) {
      for (const { name, value } of element.attributes) {
        if (
          !attributes.includes(name) &&
          !htmlAttributes.test(name) &&
          !hasProperty(element, name)
        ) {
          say(element, name, value, `one of ${attributes.join(', ')}`);
        }
      }
      const theme = element.getAttribute('theme') ?? '';
      if (!unsetValue.test(theme) && !cardThemes.some((each) => each === theme)) {
        say(element, 'theme', theme, cardThemes.join(', '));
      }
      const lang = element.getAttribute('lang') ?? '';
      if (lang && !languages.some((each) => each === lang.split('-')[0]?.toLowerCase())) {
        say(element, 'lang', lang, `one of ${languages.join(', ')}; now English`);
      }
      const partner = element.getAttribute('partner') ?? '';
      if (!unsetValue.test(partner) && !/^[\w-]{24}$/.test(partner)) {
        say(element, 'partner', partner, `the name that ${origin}/partners gives`);
      }
    },
  };
}

/** Is it an attribute of every element, such as `tabindex`? */
function hasProperty(element: Element, name: string): boolean {
  for (const property in element) if (property.toLowerCase() === name) return true;
  return false;
}
