import emailProviders from 'email-providers/all.json' with { type: 'json' };
import mailChecker from 'mailchecker';
import freeProviders from './free-providers.json' with { type: 'json' };

/**
 * What both packages lack is kept in free-providers.json: add what is missing. `domains` are free
 * services, forwarders, and internet providers that give each customer an address.
 */
const others = freeProviders.domains;
/** Providers with a domain in many countries, such as gmx.ch, live.at and hotmail.com.br. */
const brands = new Set(freeProviders.brands);
/** What stands between the name and the country, as in hotmail.co.uk. */
const secondLevels = new Set(['co', 'com', 'net', 'org', 'ne', 'or']);

/** Domains where anyone gets an e-mail address, for good or for minutes, with everything below them. */
export function createFreeDomains(): { has(domain: string): boolean } {
  const throwaway = mailChecker.blacklist();
  const free = new Set([...emailProviders, ...others]);
  return {
    has(domain) {
      const labels = domain.toLowerCase().split('.');
      const parents = labels.map((_, nth) => labels.slice(nth).join('.'));
      return parents.some((each) => free.has(each) || throwaway.has(each) || isOfBrand(each));
    },
  };
}

function isOfBrand(domain: string): boolean {
  const [name = '', ...ending] = domain.split('.');
  if (!brands.has(name)) return false;
  return ending.length === 1 || (ending.length === 2 && secondLevels.has(ending[0] ?? ''));
}
