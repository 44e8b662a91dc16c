import type { Language } from '#contract/languages.ts';
import type { Log } from '#platform/log.ts';
import type { GeocoderSettings } from '#platform/setting-values.ts';
import type { FoundPlace } from './found-place.ts';
import { readNominatim } from './nominatim.ts';
import { readPhoton } from './photon.ts';

/**
 * Finds addresses with an outside service; null when the service does not answer well or in time.
 */
export type Geocoder = (text: string, language: Language) => Promise<FoundPlace[] | null>;

/** The user is typing, so a later answer is useless. */
const patienceMs = 2000;
const maxBytes = 1_000_000;
const maxSuggestions = 8;

const dialects = {
  photon: {
    query: (text: string, language: Language) => ({
      q: text,
      limit: String(maxSuggestions),
      // It knows few languages, and refuses all others; its default are local names.
      lang: language === 'en' || language === 'de' ? language : 'default',
    }),
    read: readPhoton,
  },
  nominatim: {
    query: (text: string, language: Language) => ({
      q: text,
      limit: String(maxSuggestions),
      format: 'jsonv2',
      'accept-language': [...new Set([language, 'en'])].join(),
    }),
    read: readNominatim,
  },
};

/** Queries the service in the settings. The service gets the typed text, but not who typed it. */
export function createGeocoder({ kind, url }: GeocoderSettings, log: Log): Geocoder {
  const { query, read } = dialects[kind];
  return async (text, language) => {
    const address = new URL(url);
    for (const [name, value] of Object.entries(query(text, language))) {
      address.searchParams.set(name, value);
    }
    try {
      const answer = await fetch(address, {
        // The usage policies of these services require it.
        headers: { Accept: 'application/json', 'User-Agent': 'RoomieRadar' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`It answered ${answer.status}`);
      const places = read(parseJson(await readText(answer)));
      if (!places) throw new Error(`Its answer does not have the format of ${kind}`);
      return places.slice(0, maxSuggestions);
    } catch (error) {
      // Not the error itself: it may contain the address, and so the typed text.
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason }, 'The geocoding service gave no answer');
      return null;
    }
  };
}

/** Returns undefined for invalid JSON, because the parser's error could quote the typed text. */
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
    if (length > maxBytes) throw new Error('Its answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
