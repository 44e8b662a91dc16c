import type { Place } from '#contract/places/place.ts';
import type { Log } from '#platform/log.ts';
import type { GeocoderSettings } from '#platform/settings.ts';
import { readNominatim } from './nominatim.ts';
import { readPhoton } from './photon.ts';

/** Finds addresses outside; null when the service does not answer well and in time. */
export type Geocoder = (text: string) => Promise<Place[] | null>;

/** Someone is typing: what comes later than this comes too late. */
const patienceMs = 2000;
const mostBytes = 1_000_000;
const mostSuggestions = 8;

const dialects = {
  photon: {
    query: (text: string) => ({ q: text, limit: String(mostSuggestions), lang: 'en' }),
    read: readPhoton,
  },
  nominatim: {
    query: (text: string) => ({
      q: text,
      limit: String(mostSuggestions),
      format: 'jsonv2',
      'accept-language': 'en',
    }),
    read: readNominatim,
  },
};

/** Asks the service of the settings; it is told what was typed, and nothing of who typed it. */
export function createGeocoder({ kind, url }: GeocoderSettings, log: Log): Geocoder {
  const { query, read } = dialects[kind];
  return async (text) => {
    const address = new URL(url);
    for (const [name, value] of Object.entries(query(text))) address.searchParams.set(name, value);
    try {
      const answer = await fetch(address, {
        // Services ask to be told who is asking.
        headers: { Accept: 'application/json', 'User-Agent': 'RoomieRadar' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`It answered ${answer.status}`);
      const places = read(parseJson(await readText(answer)));
      if (!places) throw new Error(`Its answer is none of ${kind}`);
      return places.slice(0, mostSuggestions);
    } catch (error) {
      // Not the error itself: it may hold the address, and with it what somebody typed.
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason }, 'The geocoder did not help');
      return null;
    }
  };
}

/** Undefined for what is no JSON: the error would quote it, and so perhaps what somebody typed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new Error('Its answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
