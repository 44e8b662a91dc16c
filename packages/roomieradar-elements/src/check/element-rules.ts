import {
  elements,
  isGlobalAttribute,
  isPageParameter,
  isUnset,
  searchNames,
  type AttributeRule,
} from './elements.ts';
import { makeFinding, type Finding } from './finding.ts';
import { findNearest } from './nearest.ts';
import { renameAttribute, writeTag, type Tag } from './read-html.ts';

const names = Object.keys(elements);

/** What is wrong with one of our elements as it is written, whatever it shows. */
export function checkElement(tag: Tag, origin: string): Finding[] {
  const at = { line: tag.line, source: tag.source };
  const attributes = elements[tag.name];
  if (!attributes) {
    const nearest = findNearest(tag.name, names) ?? guessName(tag);
    return [
      makeFinding({
        ...at,
        code: 'element-name',
        value: tag.name,
        allowed: names.join(', '),
        write: writeTag({ ...tag, name: nearest }),
      }),
    ];
  }
  return [
    ...(tag.isSelfClosing ? [checkEnd(tag)] : []),
    ...[...tag.attributes].flatMap(([name, value]) => checkAttribute(tag, name, value, attributes)),
    ...checkSearch(tag),
    ...checkListing(tag),
    ...checkStyle(tag),
    ...(/<a\s[^>]*href/i.test(tag.text)
      ? []
      : [
          makeFinding({
            ...at,
            code: 'link-missing',
            level: 'warning',
            write: `${writeTag(tag)}${ownLink(tag, origin)}</${tag.name}>`,
          }),
        ]),
  ];
}

/** `<roomie-list>` and `<roomie-rooms>` are lists, all else is a card. */
const guessName = (tag: Tag) =>
  /s$|list$/.test(tag.name) && !tag.attributes.has('listing')
    ? 'roomie-listings'
    : 'roomie-listing-card';

function ownLink({ name, attributes }: Tag, origin: string): string {
  const path = name === 'roomie-listings' ? '' : `listings/${attributes.get('listing') ?? 42}`;
  return `<a href="${origin}/${path}">RoomieRadar</a>`;
}

const checkEnd = (tag: Tag) =>
  makeFinding({
    code: 'self-closing',
    line: tag.line,
    source: tag.source,
    write: `${writeTag(tag)}…</${tag.name}>`,
  });

function checkAttribute(
  tag: Tag,
  name: string,
  value: string,
  attributes: Record<string, AttributeRule>,
): Finding[] {
  const at = { line: tag.line, source: tag.source, name, value };
  const rule = attributes[name];
  if (rule) {
    // Without a value, the field of a list is there.
    if (isUnset(value) || rule.isPossible(value)) return [];
    const isRoom = name === 'listing' || name === 'listings' || name === 'owner';
    return [
      makeFinding({
        ...at,
        code: 'attribute-value',
        level: isRoom ? 'error' : 'warning',
        allowed: rule.allowed,
        write: mend(tag, name, value, rule),
      }),
    ];
  }
  if (isGlobalAttribute(name)) return [];
  const nearest = findNearest(name, Object.keys(attributes));
  const isNeeded = nearest === 'listing' || nearest === 'search' || nearest === 'listings';
  return [
    makeFinding({
      ...at,
      code: 'attribute-name',
      level: isNeeded ? 'error' : 'warning',
      allowed: nearest ?? Object.keys(attributes).join(', '),
      write:
        nearest === null || tag.attributes.has(nearest)
          ? writeTag(tag, { [name]: null })
          : renameAttribute(tag, name, nearest),
    }),
  ];
}

/** The tag with a value that can be, as near to what stands there as we can tell. */
function mend(tag: Tag, name: string, value: string, rule: AttributeRule): string | null {
  const [digits] = /\d+/.exec(value) ?? [];
  const guesses = [value.trim().toLowerCase(), digits, value.match(/\d+/g)?.join(',')];
  if (name === 'count' && Number(value) > 24) guesses.push('24');
  const guess = guesses.find((each) => each !== undefined && rule.isPossible(each));
  if (guess !== undefined) return writeTag(tag, { [name]: guess });
  const isRoom = name === 'listing' || name === 'listings' || name === 'owner';
  return isRoom ? null : writeTag(tag, { [name]: null });
}

/** Of a list's search, the names: what may stand in each is the server's to say. */
function checkSearch(tag: Tag): Finding[] {
  const search = tag.name === 'roomie-listings' ? tag.attributes.get('search') : undefined;
  if (search === undefined || isUnset(search)) return [];
  const query = search.slice(search.indexOf('?') + 1).replace(/#.*/, '');
  const written = [...new URLSearchParams(query)];
  return written.flatMap(([name, value]) => {
    if (searchNames.includes(name) || isPageParameter(name)) return [];
    const nearest = findNearest(name, searchNames);
    const mended = new URLSearchParams(
      written.flatMap(([each, its]) =>
        each === name ? (nearest === null ? [] : [[nearest, its]]) : [[each, its]],
      ),
    );
    return makeFinding({
      code: 'search-name',
      line: tag.line,
      source: tag.source,
      name,
      value,
      allowed: nearest ?? searchNames.join(', '),
      write: writeTag(tag, { search: mended.toString() }),
    });
  });
}

/** A card needs a room, unless its attribute is misspelled, which is said already. */
function checkListing(tag: Tag): Finding[] {
  if (tag.name !== 'roomie-listing-card' || !isUnset(tag.attributes.get('listing') ?? ''))
    return [];
  const isMisspelled = [...tag.attributes.keys()].some(
    (name) => !isGlobalAttribute(name) && findNearest(name, ['listing']) && name !== 'listing',
  );
  if (isMisspelled) return [];
  return [
    makeFinding({
      code: 'listing-missing',
      line: tag.line,
      source: tag.source,
      write: writeTag(tag, { listing: '42' }),
    }),
  ];
}

/** The narrowest card that can be read, in CSS pixels. */
export const minWidth = 160;

/** Styles that stand in the tag itself. */
function checkStyle(tag: Tag): Finding[] {
  const style = tag.attributes.get('style') ?? '';
  const at = { line: tag.line, source: tag.source };
  const [, width] = /(?:^|;)\s*(?:max-)?(?:width|inline-size)\s*:\s*([\d.]+)px/i.exec(style) ?? [];
  const isGone =
    tag.attributes.has('hidden') ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:max-)?(?:height|block-size|width|inline-size)\s*:\s*0(?:px|%)?\s*(?:;|$|!))/i.test(
      style,
    );
  if (isGone) {
    return [
      makeFinding({
        ...at,
        code: 'size-none',
        write: writeTag(tag, { style: null, hidden: null }),
      }),
    ];
  }
  if (width === undefined || Number(width) >= minWidth) return [];
  const wider = style.replaceAll(`${width}px`, `${minWidth}px`);
  return [
    makeFinding({
      ...at,
      code: 'size-narrow',
      value: width,
      allowed: String(minWidth),
      write: writeTag(tag, { style: wider }),
    }),
  ];
}
