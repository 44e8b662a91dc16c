import type { Context } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import type { Sql } from '#platform/database/sql.ts';
import { rateLimits, type RateLimit, type RequestLimits } from '#platform/http/rate-limit.ts';
import type { Settings } from '#platform/settings.ts';

/** Requests of one address within a number of seconds, before 429. */
const limits = {
  /** Protects a process against one visitor with many requests, without a query per read. */
  read: { requests: 3000, seconds: 60, countedIn: 'memory' },
  /** Losing a measurement costs nothing. */
  vitals: { requests: 30, seconds: 60, countedIn: 'memory' },
  /** Counted once a day and listing anyway. */
  views: { requests: 120, seconds: 60, countedIn: 'memory' },
  /** May call a third-party geocoder. */
  addresses: { requests: 120, seconds: 60, countedIn: 'memory' },
  /** Cards on other sites have their own limit, so they do not use up that of our pages. */
  embed: { requests: 600, seconds: 60, countedIn: 'memory' },
  /** Each visitor sends a few, and a site gets one name. */
  counts: { requests: 30, seconds: 60, countedIn: 'memory' },
  partners: { requests: 10, seconds: 60 * 60, countedIn: 'memory' },
  /** Drawing one takes a tenth of a second, in the process that also prepares uploads. */
  previews: { requests: 60, seconds: 60, countedIn: 'memory' },
  /** The services that read mails ask for many from one address; most are drawn already. */
  maps: { requests: 300, seconds: 60, countedIn: 'memory' },
  write: { requests: 120, seconds: 60, countedIn: 'database' },
  'sign-in': { requests: 60, seconds: 300, countedIn: 'database' },
} satisfies Record<string, RateLimit>;

/** Limits reads, writes, embeds, measurements and sign-in attempts, each by visitor address. */
export function limitRequests(
  sql: Sql,
  { trustedProxies, rateLimitFactor }: Pick<Settings, 'trustedProxies' | 'rateLimitFactor'>,
): RequestLimits<keyof typeof limits> {
  const { limit, count } = rateLimits({
    sql,
    trustedProxies,
    factor: rateLimitFactor,
    limits,
    limitOf,
  });
  // Pages too: each may render and search. Static files are too cheap to count.
  return { count, limit: (c, next) => (isFile(c.req.path) ? next() : limit(c, next)) };
}

function limitOf({ req: { path, method } }: Context): keyof typeof limits {
  if (path.startsWith('/auth/google')) return 'sign-in';
  if (path === endpoints.sendVitals.path) return 'vitals';
  if (path === endpoints.searchAddresses.path) return 'addresses';
  if (viewsPath.test(path)) return 'views';
  if (previewsPath.test(path)) return 'previews';
  if (mapsPath.test(path)) return 'maps';
  if (path === endpoints.createEmbedPartner.path) return 'partners';
  if (path === endpoints.countEmbeds.path && method === 'POST') return 'counts';
  if (isEmbedded(path)) return 'embed';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

const viewsPath = new RegExp(`^${endpoints.countListingView.path.replace('{id}', '[^/]+')}$`);

const previewsPath = /^\/listings\/\d+\/preview-/;
const mapsPath = /^\/listings\/\d+\/map-/;

/** Do other sites load this path: cards, frames and oEmbed? */
export const isEmbedded = (path: string) => /^\/((api\/)?embed\/|oembed$)/.test(path);

const isFile = (path: string) =>
  ['/assets/', '/media/', '/embed/v1/'].some((folder) => path.startsWith(folder));
