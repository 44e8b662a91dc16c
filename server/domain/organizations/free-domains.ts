import freeEmailDomains from 'free-email-domains';

/** Known to give anyone an address, and not in the package. */
const others = ['hey.com', 'mailbox.org', 'tuta.com', 'tuta.io', 'tutanota.com', 'tutanota.de'];

/** Domains where anyone gets an e-mail address, with everything below them. */
export function createFreeDomains(): { has(domain: string): boolean } {
  const free = new Set([...freeEmailDomains, ...others]);
  return {
    has(domain) {
      const labels = domain.split('.');
      return labels.some((_, nth) => free.has(labels.slice(nth).join('.')));
    },
  };
}
