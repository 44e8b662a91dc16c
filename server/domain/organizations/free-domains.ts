import emailProviders from 'email-providers/all.json' with { type: 'json' };
import mailChecker from 'mailchecker';

/** Known to give anyone an address, and in neither package. */
const others = [
  'disroot.org',
  'duck.com',
  'fastmail.com',
  'hey.com',
  'mailbox.org',
  'mozmail.com',
  'posteo.de',
  'posteo.net',
  'riseup.net',
  'startmail.com',
  'telefonica.net',
  'tuta.com',
  'tuta.io',
  'tutanota.com',
  'tutanota.de',
];

/** Domains where anyone gets an e-mail address, for good or for minutes, with everything below them. */
export function createFreeDomains(): { has(domain: string): boolean } {
  const throwaway = mailChecker.blacklist();
  const free = new Set([...emailProviders, ...others]);
  return {
    has(domain) {
      const labels = domain.split('.');
      const parents = labels.map((_, nth) => labels.slice(nth).join('.'));
      return parents.some((each) => free.has(each) || throwaway.has(each));
    },
  };
}
