import { makeFinding, type Finding } from './finding.ts';
import { addSource, findDirective, isAllowed, type Fetching, type Policy } from './policy.ts';
import { writeTag, type Tag } from './read-html.ts';
import type { Loading } from './script-rules.ts';

interface Embedding {
  policies: readonly Policy[];
  loadings: readonly Loading[];
  /** Our elements, and frames of ours. */
  elements: readonly Tag[];
  frames: readonly Tag[];
  /** Of the RoomieRadar. */
  origin: string;
  /** Where its images are, if elsewhere. */
  imageOrigins: readonly string[];
  /** Of the page; null when nobody knows. */
  page: string | null;
}

/** What a page's policies refuse of what its rooms need. */
export function checkPolicies(embedding: Embedding): Finding[] {
  const { policies, loadings, elements, frames, origin, imageOrigins, page } = embedding;
  const hasElements = elements.length > 0 || loadings.length > 0;
  const needs: [Fetching, string][] = hasElements
    ? [
        ['connect', origin],
        ['img', origin],
        ...imageOrigins.map((each): [Fetching, string] => ['img', each]),
      ]
    : [];
  if (frames.length > 0) needs.push(['frame', origin]);
  return policies.flatMap((policy) => [
    ...(hasElements ? checkScripts(policy, loadings, origin, page) : []),
    ...needs
      .filter(([fetching, from]) => !isAllowed(policy, fetching, from, page))
      .map(([fetching, from]) => refuse(policy, fetching, from)),
    ...checkInlineStyle(policy, elements),
  ]);
}

/** A policy that refuses to fetch from an origin, with the directive as it has to be. */
export function refuse(policy: Policy, fetching: Fetching, origin: string): Finding {
  const directive = findDirective(policy, fetching);
  return makeFinding({
    code: 'policy',
    name: directive?.name ?? `${fetching}-src`,
    value: origin,
    source: directive ? [directive.name, ...directive.sources].join(' ') : '',
    write: addSource(policy, fetching, origin),
  });
}

function checkScripts(
  policy: Policy,
  loadings: readonly Loading[],
  origin: string,
  page: string | null,
): Finding[] {
  const directive = findDirective(policy, 'script');
  if (!directive) return [];
  const { name, sources } = directive;
  const isTrusting = sources.includes("'strict-dynamic'");
  const signed = sources.some((source) => /^'(nonce|sha(256|384|512))-/.test(source));
  const findings: Finding[] = [];
  for (const { tag, isInline, address } of loadings) {
    if (!tag) continue;
    const at = {
      line: tag.line,
      source: isInline ? tag.text.trim().split('\n', 1).join('') : tag.source,
    };
    // Whether a hash is that of this script, only the browser knows.
    const isSigned =
      (tag.attributes.has('nonce') || sources.some((source) => source.startsWith("'sha"))) &&
      signed;
    if (isTrusting) {
      if (!isSigned) {
        const write = writeTag(tag, { nonce: '…' });
        findings.push(makeFinding({ ...at, code: 'policy-nonce', name, value: address, write }));
      }
      continue;
    }
    const allowsInline = sources.includes("'unsafe-inline'") && !signed;
    if (isInline && !allowsInline && !isSigned) {
      const write = `<script async type="module" src="${address}"></script>`;
      findings.push(makeFinding({ ...at, code: 'policy-inline', name, value: address, write }));
    }
  }
  const isSignedOnly = loadings.every(
    ({ tag, isInline }) => tag?.attributes.has('nonce') && !isInline,
  );
  if (isTrusting || (signed && isSignedOnly && loadings.length > 0)) return findings;
  if (!isAllowed(policy, 'script', origin, page)) findings.push(refuse(policy, 'script', origin));
  return findings;
}

/** What a server has rendered brings its styles along, until the script has them too. */
function checkInlineStyle(policy: Policy, elements: readonly Tag[]): Finding[] {
  const directive = findDirective(policy, 'style');
  const rendered = elements.find(({ text }) => /shadowrootmode/i.test(text));
  if (!directive || !rendered || directive.sources.includes("'unsafe-inline'")) return [];
  return [
    makeFinding({
      code: 'policy-style',
      level: 'warning',
      line: rendered.line,
      source: [directive.name, ...directive.sources].join(' '),
      name: directive.name,
      write: addSource(policy, 'style', "'unsafe-inline'"),
    }),
  ];
}
