import { checkElement } from './element-rules.ts';
import { makeFinding, type Finding } from './finding.ts';
import { checkColors } from './look-rules.ts';
import { readPolicies, type Policy } from './policy.ts';
import { checkPolicies } from './policy-rules.ts';
import { readTags, type Tag } from './read-html.ts';
import {
  checkLoading,
  findLoadings,
  isScriptOfList,
  readOrigin,
  type Loading,
} from './script-rules.ts';

export interface PageFacts {
  tags: readonly Tag[];
  /** Of its headers; those of its `<meta>` are read here. */
  policies: readonly Policy[];
  /** Scripts of ours that no tag names, because a bundle loads them. */
  loadings?: readonly Loading[];
  /** Of the RoomieRadar; without it, that of the first script. */
  origin: string | null;
  imageOrigins?: readonly string[];
  /** Of the page; null when nobody knows. */
  page: string | null;
}

export interface Checked {
  /** Where the rooms come from, as far as the page says. */
  origin: string;
  elements: Tag[];
  frames: Tag[];
  policies: Policy[];
  findings: Finding[];
}

/** Stands in lines to write where nobody knows the RoomieRadar. */
export const unknownOrigin = 'https://…';

/** Checks what a page says about its rooms, without running it. */
export function checkPage(facts: PageFacts): Checked {
  const { tags, page, imageOrigins = [] } = facts;
  const written = findLoadings(tags);
  const loadings = [...written, ...(facts.loadings ?? [])];
  const frames = tags.filter(
    ({ name, attributes }) =>
      name === 'iframe' && /\/embed\/(listings|search)/.test(attributes.get('src') ?? ''),
  );
  const elements = tags.filter(({ name }) => /^roomie(radar)?-/.test(name));
  const origins = findOrigins(loadings, frames);
  const origin = facts.origin ?? origins.find((each) => each !== page) ?? unknownOrigin;
  const policies = [...facts.policies, ...readMetaPolicies(tags)];
  if (elements.length + frames.length === 0) {
    return { origin, elements, frames, policies, findings: [makeFinding({ code: 'nothing' })] };
  }
  const isKnown = origin !== unknownOrigin;
  const findings = [
    ...elements.flatMap((tag) => checkElement(tag, origin)),
    ...loadings.flatMap((loading) => checkLoading(loading, origin)),
    ...checkMissing(elements, loadings, origin),
    ...checkOrigins(loadings, origin),
    ...(isKnown
      ? checkPolicies({ policies, loadings, elements, frames, origin, imageOrigins, page })
      : []),
    ...checkColors(tags),
  ];
  return { origin, elements, frames, policies, findings: sortFindings(findings) };
}

/** Checks pasted HTML, and the policy of its headers, if that is pasted too. */
export const checkHtml = (
  html: string,
  policy: string,
  { origin, imageOrigins = [] }: { origin: string; imageOrigins?: readonly string[] },
): Checked =>
  checkPage({
    tags: readTags(html),
    policies: readPolicies(policy),
    origin,
    imageOrigins,
    page: null,
  });

function findOrigins(loadings: readonly Loading[], frames: readonly Tag[]): string[] {
  const addresses = [
    ...loadings.map(({ address }) => address),
    ...frames.map(({ attributes }) => attributes.get('src') ?? ''),
  ];
  return [...new Set(addresses.flatMap((address) => readOrigin(address) ?? []))];
}

const readMetaPolicies = (tags: readonly Tag[]): Policy[] =>
  tags.flatMap(({ name, attributes }) =>
    name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'
      ? readPolicies(attributes.get('content') ?? '')
      : [],
  );

/** A page with elements needs the script that defines them. */
function checkMissing(
  elements: readonly Tag[],
  loadings: readonly Loading[],
  origin: string,
): Finding[] {
  const [first] = elements;
  if (!first) return [];
  const list = elements.find(({ name }) => name === 'roomie-listings');
  const file = list ? 'listings' : 'listing-card';
  const write = `<script async type="module" src="${origin}/embed/v1/${file}.js"></script>`;
  if (loadings.length === 0) {
    return [makeFinding({ code: 'script-missing', line: first.line, source: first.source, write })];
  }
  if (!list || loadings.some(({ address }) => isScriptOfList(address))) return [];
  return [makeFinding({ code: 'script-of-list', line: list.line, source: list.source, write })];
}

/** The first script defines the elements: one of another RoomieRadar changes nothing. */
function checkOrigins(loadings: readonly Loading[], origin: string): Finding[] {
  const other = loadings.find(({ address }) => {
    const from = readOrigin(address);
    if (from === null || from === 'https://roomieradar.example') return false;
    // That it lacks encryption is said already.
    return from !== origin && from.replace('http:', 'https:') !== origin;
  });
  if (!other || origin === unknownOrigin) return [];
  return [
    makeFinding({
      code: 'origin-several',
      line: other.tag?.line ?? null,
      source: other.tag?.source ?? other.address,
      value: readOrigin(other.address) ?? '',
      allowed: origin,
    }),
  ];
}

/** Errors first, then from the top of the page to its end; each once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((each) => [JSON.stringify(each), each]));
  return [...unique.values()].toSorted(
    (one, other) =>
      Number(one.level === 'warning') - Number(other.level === 'warning') ||
      (one.line ?? Infinity) - (other.line ?? Infinity) ||
      0,
  );
}
