import type { EmbedNote } from '#contract/embeds/embed.ts';
import { cardThemes } from '#contract/embeds/card.ts';
import { languages } from '#contract/languages.ts';

type Named = Pick<Element, 'localName'>;

/** Tells the developer of a page what is wrong on it, each once, in the console. */
export interface Adviser {
  /** `value` was left out; `allowed` says what may stand there. */
  warn(element: Named, attribute: string, value: string, allowed: string): void;
  /** What the server left out of a request of this element. */
  pass(element: Named, notes: readonly EmbedNote[] | undefined): void;
  /** Checks what no request depends on: the names of attributes, and those of every element. */
  check(element: Element, attributes: readonly string[]): void;
}

/** Attributes of HTML that are no properties of elements under the same name. */
const ofHtml = /^(class|is|part|slot|exportparts|item\w+|xmlns)$|[^a-z-]|^(data|aria|ng|v|on)-|^ng/;
const ofAnswers = /^(null|undefined)?$/;

export function createAdviser(origin: string): Adviser {
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
        if (!attributes.includes(name) && !ofHtml.test(name) && !hasProperty(element, name)) {
          warn(element, name, value, `one of ${attributes.join(', ')}`);
        }
      }
      const theme = element.getAttribute('theme') ?? '';
      if (!ofAnswers.test(theme) && !cardThemes.some((each) => each === theme)) {
        warn(element, 'theme', theme, cardThemes.join(', '));
      }
      const lang = element.getAttribute('lang') ?? '';
      if (lang && !languages.some((each) => each === lang.split('-')[0]?.toLowerCase())) {
        warn(element, 'lang', lang, `one of ${languages.join(', ')}; now English`);
      }
      const partner = element.getAttribute('partner') ?? '';
      if (!ofAnswers.test(partner) && !/^[\w-]{24}$/.test(partner)) {
        warn(element, 'partner', partner, `the name that ${origin}/partners gives`);
      }
    },
  };
}

/** Is it an attribute of every element, such as `tabindex`? */
function hasProperty(element: Element, name: string): boolean {
  for (const property in element) if (property.toLowerCase() === name) return true;
  return false;
}
