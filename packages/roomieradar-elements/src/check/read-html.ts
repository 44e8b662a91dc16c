/** A start tag of a page, as it is written or as a script has made it. */
export interface Tag {
  name: string;
  attributes: Map<string, string>;
  /** From 1; null for what a script has made. */
  line: number | null;
  /** As it is written. */
  source: string;
  /** What is in a script or a style sheet; for one of our elements, the HTML in it. */
  text: string;
  isSelfClosing: boolean;
}

/** Elements whose content has no tags. */
const rawElements = /^(script|style|textarea|title|xmp|noembed|noframes|iframe)$/;

/**
 * Reads the start tags of HTML with their lines. A scanner of our own, because it runs in the
 * command as well as on a page, has to say lines, and the package depends on nothing.
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const start = /<!--[^]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
  let line = 1;
  let counted = 0;
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const [source, written, rest = ''] = match;
    if (written === undefined) continue;
    line += html.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    const name = written.toLowerCase();
    const isOurs = name.startsWith('roomie');
    const end = isOurs || rawElements.test(name) ? findEnd(html, name, start.lastIndex) : null;
    tags.push({
      name,
      attributes: readAttributes(rest),
      line,
      source,
      text: end === null ? '' : html.slice(start.lastIndex, end),
      isSelfClosing: /\/\s*$/.test(rest) && !/=[^\s"']*\/$/.test(rest),
    });
    if (end !== null && !isOurs) start.lastIndex = end;
  }
  return tags;
}

/** Where an element ends: at its end tag, or else at the end of the HTML. */
function findEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  )) {
    const key = name.toLowerCase();
    // The first of two counts, as in browsers.
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, entity: string) => entities[entity] ?? '');

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The start tag with other attributes; `null` leaves one out. */
export function writeTag(
  { name, attributes }: Pick<Tag, 'name' | 'attributes'>,
  changes: Record<string, string | null> = {},
): string {
  const all = new Map<string, string | null>([...attributes, ...Object.entries(changes)]);
  const written = [...all].flatMap(([attribute, value]) => {
    if (value === null) return [];
    return value === '' ? attribute : `${attribute}="${encode(value)}"`;
  });
  return `<${[name, ...written].join(' ')}>`;
}

/** The start tag with another name for one attribute, at the same place. */
export const renameAttribute = (tag: Tag, from: string, to: string): string =>
  writeTag({
    name: tag.name,
    attributes: new Map(
      Array.from(tag.attributes, ([name, value]) => [name === from ? to : name, value]),
    ),
  });
