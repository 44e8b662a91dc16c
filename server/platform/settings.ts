import path from 'node:path';

export interface Settings {
  /** True with NODE_ENV=production: the local sign-in provider is refused then. */
  production: boolean;
  port: number;
  host: string;
  /** Origin people use, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  seed: 'demo' | 'none';
  google: { clientId: string; clientSecret: string } | null;
  /** An S3-compatible service in the place of the local folder. */
  s3: S3Settings | null;
  /** Where mails are handed in; without it they stay in the outbox folder. */
  smtp: { url: string; from: string } | null;
  /** Finds street addresses; without it only the towns of the gazetteer are known. */
  geocoder: GeocoderSettings | null;
  allowedOrigins: string[];
  /** How many proxies in front of us may be believed about the visitor's address. */
  trustedProxies: number;
  /** Multiplies every rate limit; load tests raise it. */
  rateLimitFactor: number;
  /** Lets imports be fetched from this machine, for trying them out; refused in production. */
  importFromLoopback: boolean;
  logLevel: (typeof logLevels)[number];
  /** Pages keep what their machines did, for reports of bugs (docs/qa.md). */
  machineRecorder: 'on' | 'off';
}

export interface S3Settings {
  /** Origin of the service, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where the bucket's `media/` is public, ending with a slash. */
  mediaUrl: string;
}

export interface GeocoderSettings {
  kind: 'photon' | 'nominatim';
  /** Where it searches. */
  url: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Thrown once with everything that is wrong, so that nobody mends settings one at a time. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads every setting of the environment; throws {@link SettingsProblem} listing all that is wrong. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || null;
  const say = (problem: string) => void problems.push(problem);

  function oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = read(name) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (!found) say(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
    return found ?? fallback;
  }
  function wholeNumber(name: string, fallback: number, max: number): number {
    const value = read(name) ?? String(fallback);
    if (/^\d+$/.test(value) && Number(value) <= max) return Number(value);
    say(`${name} must be a whole number from 0 to ${max}, not "${value}"`);
    return fallback;
  }
  function origin(name: string, value: string): string {
    if (URL.canParse(value)) {
      const url = new URL(value);
      const isBare = url.pathname === '/' && url.search === '' && url.hash === '';
      if (['http:', 'https:'].includes(url.protocol) && isBare) return url.origin;
    }
    say(`${name} must be an origin like https://rooms.example, not "${value}"`);
    return value;
  }
  function folderUrl(name: string, value: string): string {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && ['http:', 'https:'].includes(url.protocol) && url.search + url.hash === '') {
      return url.href.replace(/\/?$/, '/');
    }
    say(`${name} must be an address like https://cdn.example/media, not "${value}"`);
    return value;
  }
  function together(names: string[]): string[] | null {
    const values = names.map(read);
    if (values.every((value) => value === null)) return null;
    const missing = names.filter((_, index) => values[index] === null);
    if (missing.length > 0)
      say(`${names.join(', ')} belong together; ${missing.join(', ')} missing`);
    return values.map((value) => value ?? '');
  }

  function readS3(values: string[]): S3Settings {
    const [endpoint = '', region = '', bucket = '', id = '', secret = '', mediaUrl = ''] = values;
    return {
      endpoint: endpoint && origin('S3_ENDPOINT', endpoint),
      region,
      bucket,
      accessKeyId: id,
      secretAccessKey: secret,
      mediaUrl: mediaUrl && folderUrl('MEDIA_URL', mediaUrl),
    };
  }

  function readSmtp([url = '', from = '']: string[]): NonNullable<Settings['smtp']> {
    if (url && !/^smtps?:\/\/./.test(url)) say('SMTP_URL must begin with smtp:// or smtps://');
    if (from && !/^[^@<>]+@[^@<>\s]+$|^[^<>]+<[^@<>\s]+@[^@<>\s]+>$/.test(from)) {
      say('MAIL_FROM must be an address, such as RoomieRadar <hello@rooms.example>');
    }
    return { url, from };
  }

  function readGeocoder(value: string): GeocoderSettings {
    const url = URL.canParse(value) ? new URL(value) : null;
    const path = url?.pathname.replace(/\/$/, '') ?? '';
    const isFine = url !== null && /^https?:$/.test(url.protocol) && /\/(api|search)$/.test(path);
    if (!isFine) {
      say(
        `GEOCODER_URL must be where a Photon searches, like https://photon.example/api, or a Nominatim, like https://nominatim.example/search, not "${value}"`,
      );
    }
    return { kind: path.endsWith('/search') ? 'nominatim' : 'photon', url: value };
  }

  const port = wholeNumber('PORT', 3000, 65_535);
  const production = env['NODE_ENV'] === 'production';
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    say('DATABASE_URL must begin with postgres:// or postgresql://');
  }
  const google = together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const s3 = together([
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'MEDIA_URL',
  ]);
  const smtp = together(['SMTP_URL', 'MAIL_FROM']);
  const geocoder = read('GEOCODER_URL');
  const settings: Settings = {
    production,
    port,
    host: read('HOST') ?? '127.0.0.1',
    publicUrl: origin('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`),
    dataDir: path.resolve(read('DATA_DIR') ?? './data'),
    databaseUrl,
    // Demo people have no place among real ones.
    seed: oneOf('SEED', ['demo', 'none'], production ? 'none' : 'demo'),
    google: google && { clientId: google[0] ?? '', clientSecret: google[1] ?? '' },
    s3: s3 && readS3(s3),
    smtp: smtp && readSmtp(smtp),
    geocoder: geocoder ? readGeocoder(geocoder) : null,
    allowedOrigins: (read('ALLOWED_ORIGINS') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value) => origin('ALLOWED_ORIGINS', value)),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', 0, 10),
    rateLimitFactor: Math.max(1, wholeNumber('RATE_LIMIT_FACTOR', 1, 1_000_000)),
    importFromLoopback: oneOf('IMPORT_FROM_LOOPBACK', ['no', 'yes'], 'no') === 'yes',
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    machineRecorder: oneOf('MACHINE_RECORDER', ['on', 'off'], 'off'),
  };
  if (production && settings.importFromLoopback) {
    say('IMPORT_FROM_LOOPBACK lets the server be asked for its own neighbours; not in production');
  }
  const isHere = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(settings.publicUrl);
  if (!google && (production || !isHere)) {
    say(
      `${production ? 'NODE_ENV=production' : `PUBLIC_URL ${settings.publicUrl}`} needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: the local sign-in lets anyone in as anyone`,
    );
  }
  if (problems.length > 0) throw new SettingsProblem(problems);
  return settings;
}
