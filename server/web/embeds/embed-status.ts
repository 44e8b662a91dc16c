import { Hono } from 'hono';
import { cardsPerRequest, embedCacheSeconds, listLimits } from '#contract/embeds/card.ts';
import {
  embedChangeDays,
  embedVersions,
  embedVersionYears,
  type EmbedVersion,
} from '#contract/embeds/versions.ts';
import { retention } from '#contract/retention.ts';
import { embedRateLimits } from '../rate-limits.ts';
import { readElementManifest } from './embed-files.ts';
import { roomsPerDay } from './partner-counts.ts';

interface Deps {
  publicUrl: string;
  /** Where the scripts for partners are. */
  folder: string;
  /** Multiplies every limit. */
  rateLimitFactor: number;
}

const pinnedSeconds = 31_536_000;

/** /embed/status.json: what partners may rely on, in numbers and dates. */
export function embedStatus({ publicUrl, folder, rateLimitFactor }: Deps): Hono {
  return new Hono().get('/embed/status.json', async (c) => {
    const [card, list, elements] = await Promise.all(
      ['manifest.json', 'listings-manifest.json', 'elements-manifest.json'].map((name) =>
        readElementManifest(folder, name),
      ),
    );
    return c.json(
      {
        versions: embedVersions.map(describeVersion),
        last_change: embedChangeDays[0],
        scripts: { card, list },
        package: elements && { ...elements, url: `${publicUrl}/embed/v1/${elements.file}` },
        rate_limits: Object.entries(embedRateLimits).map(([name, { requests, seconds }]) => ({
          name,
          requests: requests * rateLimitFactor,
          seconds,
          counted_by: 'network of the visitor',
        })),
        cards_per_request: cardsPerRequest,
        cards_in_list: listLimits.cards,
        cache_seconds: {
          data: embedCacheSeconds,
          newest_script: embedCacheSeconds,
          pinned_script: pinnedSeconds,
        },
        counts: {
          kept_days: retention.embedCounts.days,
          counted: ['seen', 'followed'],
          by: ['day', 'room'],
          rooms_per_day: roomsPerDay,
          file: `${publicUrl}/embed/counts.csv?partner=…&key=…`,
        },
        documentation: `${publicUrl}/partners`,
        contact: `${publicUrl}/about`,
      },
      200,
      { 'Cache-Control': `public, max-age=${embedCacheSeconds}` },
    );
  });
}

function describeVersion({ version, since, deprecated, sunset }: EmbedVersion) {
  return {
    version,
    status: deprecated === null ? 'current' : 'deprecated',
    since,
    deprecated,
    sunset,
    years_after_deprecation: embedVersionYears,
  };
}
