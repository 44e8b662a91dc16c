import type { Context, MiddlewareHandler } from 'hono';
import type { Call, RequestLimitName } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Sql } from '#platform/database/sql.ts';
import { rateLimits, type RateLimit, type RequestLimits } from '#platform/http/rate-limit.ts';
import type { Settings } from '#platform/settings.ts';

type LimitName = RequestLimitName | 'calendars' | 'embed' | 'maps' | 'previews' | 'read' | 'write';

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
  /** A visitor's sign-in page asks once for one place. */
  nearby: { requests: 30, seconds: 60, countedIn: 'memory' },
  partners: { requests: 10, seconds: 60 * 60, countedIn: 'memory' },
  /** Drawing one takes a tenth of a second, in the process that also prepares uploads. */
  previews: { requests: 60, seconds: 60, countedIn: 'memory' },
  /** The services that read mails ask for many from one address; most are drawn already. */
  maps: { requests: 300, seconds: 60, countedIn: 'memory' },
  /** Services read the calendars of many from one address, each once an hour or so. */
  calendars: { requests: 300, seconds: 60, countedIn: 'memory' },
  write: { requests: 120, seconds: 60, countedIn: 'database' },
  'sign-in': { requests: 60, seconds: 300, countedIn: 'database' },
} satisfies Record<LimitName, RateLimit>;

export interface WebsiteLimits extends RequestLimits<LimitName> {
  /** Also counts a static file: one that this process has to look for. */
  limitFile: MiddlewareHandler;
}

/** The limits of other sites, which `/embed/status.json` names. */
export const embedRateLimits = {
  embed: limits.embed,
  counts: limits.counts,
  partners: limits.partners,
};

/** Limits reads, writes, embeds, measurements and sign-in attempts, each by visitor address. */
export function limitRequests(
  sql: Sql,
  { trustedProxies, rateLimitFactor }: Pick<Settings, 'trustedProxies' | 'rateLimitFactor'>,
): WebsiteLimits {
  const { limit, count } = rateLimits({
    sql,
    trustedProxies,
    factor: rateLimitFactor,
    limits,
    chooseLimit,
    announced: Object.keys(embedRateLimits) as LimitName[],
  });
  // Pages too: each may render and search. Static files are too cheap to count.
  return {
    count,
    limit: (c, next) => (isFile(c.req.path) ? next() : limit(c, next)),
    limitFile: limit,
  };
}

/** The calls with a limit of their own. */
const limitedCalls = Object.values<Call>(calls).flatMap(({ method, path, requestLimit }) =>
  requestLimit
    ? [{ method, requestLimit, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }]
    : [],
);

function chooseLimit({ req: { path, method: sent } }: Context): LimitName {
  const method = sent === 'HEAD' ? 'GET' : sent;
  const call = limitedCalls.find((each) => each.method === method && each.path.test(path));
  if (call) return call.requestLimit;
  if (path === '/calendar.ics') return 'calendars';
  if (previewsPath.test(path)) return 'previews';
  if (mapsPath.test(path)) return 'maps';
  if (isEmbedded(path)) return 'embed';
  return method === 'GET' ? 'read' : 'write';
}

const previewsPath = /^\/listings\/\d+\/preview-/;
const mapsPath = /^\/listings\/\d+\/map-/;

/** Do other sites load this path: cards, frames and oEmbed? */
export const isEmbedded = (path: string) => /^\/((api\/)?embed\/|oembed$)/.test(path);

/** Is this a file as it is stored? */
export const isFile = (path: string) =>
  ['/assets/', '/media/', '/embed/v1/'].some((folder) => path.startsWith(folder));
