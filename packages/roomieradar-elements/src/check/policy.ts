/** A content security policy: its directives by name. */
export type Policy = Map<string, string[]>;

/** Reads policies as headers and `<meta>` have them; a comma separates two of them. */
export const readPolicies = (text: string): Policy[] =>
  text
    // A header's name may be pasted along.
    .replaceAll(/^\s*content-security-policy\s*:/gim, '')
    .split(/,|\n\s*\n/)
    .map(readPolicy)
    .filter((policy) => policy.size > 0);

function readPolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (/^[a-z-]+$/i.test(name) && !policy.has(name.toLowerCase())) {
      policy.set(name.toLowerCase(), sources);
    }
  }
  return policy;
}

export type Fetching = 'script' | 'connect' | 'img' | 'frame' | 'style';

/** The first of these directives that a policy has decides. */
const directives: Record<Fetching, readonly string[]> = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  img: ['img-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
};

/** The directive that decides, and what it allows; null when the policy allows everything. */
export function findDirective(
  policy: Policy,
  fetching: Fetching,
): { name: string; sources: string[] } | null {
  const name = directives[fetching].find((each) => policy.has(each));
  return name === undefined ? null : { name, sources: policy.get(name) ?? [] };
}

/** Does a policy let a page of `page` fetch from this origin? */
export function isAllowed(
  policy: Policy,
  fetching: Fetching,
  origin: string,
  page: string | null,
): boolean {
  const directive = findDirective(policy, fetching);
  return directive === null || directive.sources.some((source) => matches(source, origin, page));
}

function matches(source: string, origin: string, page: string | null): boolean {
  if (source === "'self'") return origin === page;
  const { protocol, hostname, port } = new URL(origin);
  if (source === '*') return /^https?:$/.test(protocol);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), protocol);
  const parts = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme, host = '', sourcePort] = parts;
  if (scheme && !isScheme(scheme.toLowerCase(), protocol)) return false;
  const isHost = host.startsWith('*.')
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : hostname === host.toLowerCase();
  if (!isHost) return false;
  return sourcePort === '*' || (sourcePort ?? '') === port || isUsualPort(sourcePort, protocol);
}

/** `http:` in a policy also allows `https:`. */
const isScheme = (allowed: string, protocol: string) =>
  allowed === protocol || (allowed === 'http:' && protocol === 'https:');

const isUsualPort = (port: string | undefined, protocol: string) =>
  port === (protocol === 'https:' ? '443' : '80');

/** The directive with one more source, as it has to stand in the policy. */
export function addSource(policy: Policy, fetching: Fetching, source: string): string {
  const directive = findDirective(policy, fetching);
  const kept = (directive?.sources ?? []).filter((each) => each !== "'none'");
  // What `default-src` allows must stay allowed, but only this may become more.
  const name = directive && directive.name !== 'default-src' ? directive.name : `${fetching}-src`;
  return [name, ...kept, source].join(' ');
}
