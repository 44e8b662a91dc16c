/** What providers with other rules than most deliver to one mailbox. */
interface Provider {
  domains: readonly string[];
  /** Characters before the @ that it does not read. */
  ignored?: RegExp;
  /** What begins a tag, besides the plus of all providers. */
  tag?: string;
}

const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  {
    domains: ['yandex.com', 'yandex.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    ignored: /[.-]/g,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'], tag: '-' },
];

const providersByDomain = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/** Gives everybody a subdomain: anything@name.fastmail.com arrives at name@fastmail.com. */
const subdomainProvider = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * Returns the same text for all addresses of one mailbox, as far as providers say how they read them:
 * for counting, never for sending.
 *
 * @example
 * normalizeMailbox('E.v.e+Rooms@GoogleMail.com') // 'eve@gmail.com'
 */
export function normalizeMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name, written] = [address.slice(0, at), address.slice(at + 1)];
  const [, owner, parent] = subdomainProvider.exec(written) ?? [];
  if (owner !== undefined && parent !== undefined) return `${owner}@${parent}`;
  const provider = providersByDomain.get(written);
  const untagged = cutAt(name, ['+', ...(provider?.tag ? [provider.tag] : [])]);
  const mailbox = provider?.ignored ? untagged.replaceAll(provider.ignored, '') : untagged;
  // If only a tag is left, the address stays as written, so that mailboxes stay distinct.
  return `${mailbox || name}@${provider?.domains[0] ?? written}`;
}

function cutAt(text: string, separators: readonly string[]): string {
  // One at the very beginning tags nothing.
  const ends = separators.map((each) => text.indexOf(each)).filter((end) => end > 0);
  return text.slice(0, Math.min(text.length, ...ends));
}
