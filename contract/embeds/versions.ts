/** A version of what partners build on: addresses, attributes, events, fields of answers. */
export interface EmbedVersion {
  version: string;
  /** The day from which it is offered, in UTC. */
  since: string;
  /** The day from which a newer one should be used instead; null while there is none. */
  deprecated: string | null;
  /** The first day on which it is no longer there, at least two years after `deprecated`. */
  sunset: string | null;
}

/** The newest last. */
export const embedVersions: readonly EmbedVersion[] = [
  { version: 'v1', since: '2026-10-05', deprecated: null, sunset: null },
];

/** The day of each change that the page for partners lists, in the order of that list. */
export const embedChangeDays: readonly string[] = [
  '2026-12-01',
  '2026-12-01',
  '2026-12-01',
  '2026-11-30',
  '2026-11-30',
  '2026-11-30',
  '2026-11-24',
  ...Array.from({ length: 7 }, () => '2026-11-23'),
];

/** How long a version stays after a newer one was announced. */
export const embedVersionYears = 2;

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * What every answer of a version says of its end: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and
 * where to read about it. Nothing while it has none.
 */
export function versionHeaders(
  { deprecated, sunset }: Pick<EmbedVersion, 'deprecated' | 'sunset'>,
  publicUrl: string,
): Record<string, string> {
  if (deprecated === null) return {};
  const link = (relation: string) => `<${publicUrl}/partners>; rel="${relation}"; type="text/html"`;
  return {
    Deprecation: `@${atMidnight(deprecated).getTime() / 1000}`,
    ...(sunset !== null && { Sunset: atMidnight(sunset).toUTCString() }),
    Link: [link('deprecation'), ...(sunset === null ? [] : [link('sunset')])].join(', '),
  };
}
