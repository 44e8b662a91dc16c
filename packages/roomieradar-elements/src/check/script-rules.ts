import { makeFinding, type Finding } from './finding.ts';
import { writeTag, type Tag } from './read-html.ts';

/** A script of a RoomieRadar that a page loads. */
export interface Loading {
  /** As it is written, or as the browser requested it. */
  address: string;
  tag: Tag | null;
  /** `import()` in a script that stands in the page. */
  isInline: boolean;
}

/** Any address that is meant to be one of our scripts. */
const meant = /\/embed\/|listing-card|(^|\/)listings[\w-]*\.js|roomie-?radar/i;
const scriptPath = /^\/embed\/v1\/(listing-card|listings)(-[\w-]+)?\.js$/;
const exampleOrigin = 'https://roomieradar.example';

/** The scripts of a RoomieRadar in the tags of a page. */
export function findLoadings(tags: readonly Tag[]): Loading[] {
  return tags.flatMap((tag): Loading[] => {
    if (tag.name !== 'script') return [];
    const address = tag.attributes.get('src');
    if (address !== undefined)
      return meant.test(address) ? [{ address, tag, isInline: false }] : [];
    return Array.from(
      tag.text.matchAll(/import\s*\(\s*(['"`])([^'"`]+)\1|import\s+(['"])([^'"]+)\3/g),
      ([, , called, , stated]) => called ?? stated ?? '',
    )
      .filter((each) => meant.test(each))
      .map((each) => ({ address: each, tag, isInline: true }));
  });
}

export const isScriptOfList = (address: string): boolean => /\/listings[\w-]*\.js/.test(address);

/** The origin of an address; null when it has none. */
export function readOrigin(address: string): string | null {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(absolute) ? new URL(absolute).origin : null;
}

/** What is wrong with how a page loads a script of ours. `origin` is that of RoomieRadar. */
export function checkLoading({ address, tag, isInline }: Loading, origin: string): Finding[] {
  const at = { line: tag?.line ?? null, source: shorten(tag, isInline), value: address };
  const name = isScriptOfList(address) ? 'listings' : 'listing-card';
  const right = `${origin}/embed/v1/${name}.js`;
  const write =
    isInline || tag === null
      ? `import("${right}").catch(() => {});`
      : `${writeTag(
          {
            name: 'script',
            attributes: new Map([
              ['async', ''],
              ['type', 'module'],
            ]),
          },
          { src: right },
        )}</script>`;
  const from = readOrigin(address);
  if (from === null) return [makeFinding({ ...at, code: 'origin-missing', write })];
  if (from === exampleOrigin) return [makeFinding({ ...at, code: 'origin-example', write })];
  const { protocol, hostname, pathname } = new URL(address, 'https://relative');
  const findings: Finding[] = [];
  if (!scriptPath.test(pathname))
    findings.push(makeFinding({ ...at, code: 'script-address', write }));
  if (protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
    const secure = write.replaceAll(`${from}/`, `${from.replace('http:', 'https:')}/`);
    findings.push(makeFinding({ ...at, code: 'script-insecure', write: secure }));
  }
  if (tag && tag.attributes.get('type') !== 'module' && !/import\s*\(/.test(tag.text)) {
    findings.push(
      makeFinding({
        ...at,
        code: 'script-type',
        write: `${writeTag(tag, { type: 'module' })}</script>`,
      }),
    );
  }
  if (tag?.attributes.has('integrity') && /\/(listing-card|listings)\.js$/.test(pathname)) {
    findings.push(
      makeFinding({
        ...at,
        code: 'script-integrity',
        allowed: `${from}/embed/v1/manifest.json`,
        write: `${writeTag(tag, { integrity: null })}</script>`,
      }),
    );
  }
  return findings;
}

/** Inline scripts may be long: the line with the address is what counts. */
function shorten(tag: Tag | null, isInline: boolean): string {
  if (!tag) return '';
  const [line = ''] = isInline ? tag.text.split('\n').filter((each) => meant.test(each)) : [];
  return isInline ? line.trim() : tag.source;
}
