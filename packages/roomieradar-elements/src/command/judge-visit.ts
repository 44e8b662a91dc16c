import { checkPage, sortFindings, type Checked } from '../check/check-page.ts';
import { minWidth } from '../check/element-rules.ts';
import { makeFinding, type Finding } from '../check/finding.ts';
import { checkContrast, luminance } from '../check/look-rules.ts';
import { readPolicies, type Fetching } from '../check/policy.ts';
import { refuse } from '../check/policy-rules.ts';
import { readTags, writeTag, type Tag } from '../check/read-html.ts';
import { findLoadings, readOrigin } from '../check/script-rules.ts';
import type { LiveElement, LivePage } from './in-page.ts';
import type { Visit } from './visit-page.ts';

/** Says what is wrong on a page that was visited: as it is written, and as it became. */
export function judgeVisit(visit: Visit, givenOrigin: string | null): Checked {
  const [page] = visit.pages;
  if (!page) throw new Error('The page was not seen');
  const tags = locate(page, readTags(visit.html));
  const written = new Set(
    findLoadings(tags).map(({ address }) => new URL(address, page.origin).href),
  );
  const scripts = visit.requests.filter(({ url }) => url.includes('/embed/v1/'));
  const loadings = scripts
    .filter(({ url }) => !written.has(url))
    .map(({ url, failure }) => ({
      // A bundle that was built without an origin asks its own site.
      address: failure !== null && readOrigin(url) === page.origin ? new URL(url).pathname : url,
      tag: null,
      isInline: false,
    }));
  const works = scripts.find(({ failure }) => failure === null);
  const checked = checkPage({
    tags,
    policies: readPolicies(visit.policy),
    loadings,
    origin: givenOrigin ?? (works ? readOrigin(works.url) : null),
    imageOrigins: page.imageOrigins,
    page: page.origin,
  });
  const findings = [...checked.findings];
  const { origin } = checked;
  const has = (...codes: string[]) =>
    findings.some(
      ({ code, level }) => level === 'error' && codes.some((each) => code.startsWith(each)),
    );
  if (!has('policy')) findings.push(...judgeViolations(page, origin));
  if (!has('policy', 'script', 'origin', 'element-name'))
    findings.push(...judgeScripts(visit, tags, page));
  if (!has('policy', 'script', 'origin')) findings.push(...judgeData(visit, origin));
  findings.push(...judgeElements(visit, tags), ...judgeWarnings(visit.warnings, tags, findings));
  return { ...checked, findings: sortFindings(findings) };
}

/** The tags of the living page, with their lines in the HTML where they stand in it. */
function locate(page: LivePage, sources: Tag[]): Tag[] {
  const left = [...sources];
  return page.tags.map(({ name, attributes: pairs, text }) => {
    const attributes = new Map(pairs);
    const at = left.findIndex(
      (each) =>
        each.name === name &&
        (name === 'script' ? each.text === text : true) &&
        [...each.attributes].every(
          ([key, value]) => key === 'nonce' || key === 'style' || attributes.get(key) === value,
        ),
    );
    const [source] = at === -1 ? [] : left.splice(at, 1);
    return {
      name,
      attributes,
      line: source?.line ?? null,
      source: source?.source ?? writeTag({ name, attributes }),
      // What the server has rendered is no longer among the children.
      text: source && name.startsWith('roomie') ? source.text + text : text,
      isSelfClosing: source?.isSelfClosing ?? false,
    };
  });
}

const fetchings: Record<string, Fetching> = {
  'script-src-elem': 'script',
  'script-src': 'script',
  'connect-src': 'connect',
  'img-src': 'img',
  'frame-src': 'frame',
};

/** What the browser refused although the rules saw no reason, such as a wrong nonce. */
function judgeViolations({ violations }: LivePage, origin: string): Finding[] {
  return violations.flatMap(({ directive, blocked, policy }) => {
    const fetching = fetchings[directive];
    const [read] = readPolicies(policy);
    return fetching && read && readOrigin(blocked) === origin ? refuse(read, fetching, origin) : [];
  });
}

function judgeScripts({ requests }: Visit, tags: readonly Tag[], page: LivePage): Finding[] {
  const at = page.tags.findIndex(({ element }) => element && !element.isDefined);
  if (at === -1) return [];
  const failed = requests.find(
    ({ url, failure }) => url.includes('/embed/v1/') && failure !== null,
  );
  const tag = tags.find(({ attributes }) => attributes.get('src') === failed?.url) ?? tags[at];
  return [
    makeFinding({
      code: 'script-failed',
      line: tag?.line ?? null,
      source: tag?.source ?? '',
      value: failed ? `${failed.url} (${failed.failure})` : 'it has not run',
    }),
  ];
}

const judgeData = ({ requests }: Visit, origin: string): Finding[] =>
  requests
    .filter(({ url, failure }) => failure !== null && url.startsWith(`${origin}/api/embed/`))
    .map(({ url, failure }) =>
      makeFinding({ code: 'data-failed', value: `${url.replace(/\?.*/, '')} (${failure})` }),
    );

function judgeElements({ pages }: Visit, tags: readonly Tag[]): Finding[] {
  return pages.flatMap((page, window) =>
    page.tags.flatMap(({ element }, index) => {
      // In another window, the page may show other things.
      const tag = tags[index];
      if (!element?.isDefined || !tag || tag.name !== page.tags[index]?.name) return [];
      return [
        ...(window === 0 ? judgeState(element, tag) : []),
        ...judgeSize(element, tag),
        ...judgeTheme(element, tag),
        ...element.inks.flatMap(({ property, ink, surface }) =>
          checkContrast(property, ink, surface, { line: tag.line, source: tag.source }),
        ),
      ];
    }),
  );
}

function judgeState({ state }: LiveElement, { line, source, attributes }: Tag): Finding[] {
  const at = { line, source, value: attributes.get('listing') ?? '' };
  if (state?.problem === 'unknown' && /^\d+$/.test(at.value)) {
    return [makeFinding({ ...at, code: 'room-unknown' })];
  }
  if (state?.problem && /^(paused|filled|deleted)$/.test(state.problem)) {
    return [makeFinding({ ...at, code: 'room-closed', level: 'warning' })];
  }
  if (state?.rooms === 0) return [makeFinding({ ...at, code: 'rooms-none', level: 'warning' })];
  return [];
}

function judgeSize({ isVisible, width, height }: LiveElement, tag: Tag): Finding[] {
  const at = { line: tag.line, source: tag.source };
  if (!isVisible) return [makeFinding({ ...at, code: 'size-none', level: 'warning' })];
  if (width < 1 || height < 1) return [makeFinding({ ...at, code: 'size-none' })];
  if (Math.round(width) >= minWidth) return [];
  return [
    makeFinding({
      ...at,
      code: 'size-narrow',
      value: String(Math.round(width)),
      allowed: String(minWidth),
      write: `${tag.name} { min-width: ${minWidth}px }`,
    }),
  ];
}

/** Below this, a surface is dark. */
const darkBelow = 0.18;

/** A light card on a dark page, or the other way round, where the page has not asked for it. */
function judgeTheme({ inks, backdrop }: LiveElement, tag: Tag): Finding[] {
  const surface = inks[0]?.surface;
  const theme = tag.attributes.get('theme') ?? 'auto';
  if (!surface || !backdrop || theme === 'light' || theme === 'dark') return [];
  const isDark = luminance(surface) < darkBelow;
  if (isDark === luminance(backdrop) < darkBelow) return [];
  return [
    makeFinding({
      code: 'theme',
      level: 'warning',
      line: tag.line,
      source: tag.source,
      value: isDark ? 'dark' : 'light',
      write: writeTag(tag, { theme: isDark ? 'light' : 'dark' }),
    }),
  ];
}

/** What the elements and the server say themselves, unless the rules have said it. */
function judgeWarnings(
  warnings: readonly string[],
  tags: readonly Tag[],
  findings: readonly Finding[],
): Finding[] {
  return warnings.flatMap((text) => {
    const [, element, name = '', value = '', allowed = ''] =
      /^<(roomie-[\w-]+) ([^=]+)="([^]*?)">: use ([^]*?)\. See /.exec(text) ?? [];
    if (element === undefined) return [];
    const [parameter = ''] = value.split('=');
    const isSaid = findings.some(
      (each) =>
        each.name === name ||
        (each.code === 'search-name' && each.name === parameter) ||
        (each.code === 'listing-missing' && name === 'listing'),
    );
    if (isSaid) return [];
    const tag = tags.find(
      (each) =>
        each.name === element && each.attributes.get(name)?.includes(value.split('=').at(-1) ?? ''),
    );
    return makeFinding({
      code: 'attribute-value',
      level: 'warning',
      line: tag?.line ?? null,
      source: tag?.source ?? '',
      name,
      value,
      allowed,
    });
  });
}
