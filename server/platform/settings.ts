import path from 'node:path';
import { type } from 'arktype';
import { streetsPath } from '#contract/streets.ts';
import { offeredLanguages, type Language, type SiteLanguages } from '#contract/languages.ts';
import type { TracesSettings } from './traces/traces.ts';
import {
  currency,
  folderUrl,
  geocoder,
  isWebUrl,
  language,
  languageList,
  oneAllowed,
  origin,
  origins,
  postgresUrl,
  postgresUrls,
  webUrl,
  wholeNumber,
  type GeocoderSettings,
} from './setting-values.ts';

export interface Settings {
  /** True with NODE_ENV=production, which refuses the local sign-in provider. */
  production: boolean;
  port: number;
  host: string;
  /** The origin that browsers use, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** The same database as its owner, when the server runs as another role. */
  databaseOwnerUrl: string | null;
  /** Standbys of that database, which answer public reads. */
  databaseReplicaUrls: string[];
  /** A replica that is further behind is left out. */
  databaseReplicaLagMs: number;
  /** The longest that a request waits for a lock or a connection. */
  databaseWaitMs: number;
  seed: 'demo' | 'none';
  google: { clientId: string; clientSecret: string } | null;
  /** An S3-compatible service; null stores files in the local folder. */
  s3: S3Settings | null;
  /** The server that sends mails; null writes them to the outbox folder. */
  smtp: { url: string; from: string } | null;
  /** Finds street addresses; null searches only the towns of the gazetteer. */
  geocoder: GeocoderSettings | null;
  /** The currency (ISO 4217) of what has no place whose country is known. */
  defaultCurrency: string;
  /** Those that people can choose; the first is that of addresses without a language. */
  languages: SiteLanguages;
  /** Path of a file with exchange rates; null compares amounts only within a currency. */
  ratesFile: string | null;
  /** Streets on the map; null draws water and land alone. */
  streets: StreetsSettings | null;
  /** Push services besides those of the public internet: your own, or one of a test. */
  trustedPushOrigins: string[];
  allowedOrigins: string[];
  /** The number of proxies in front: as many entries of X-Forwarded-For are trusted. */
  trustedProxies: number;
  /** Multiplies every rate limit by visitor address; load tests raise it. */
  rateLimitFactor: number;
  /** Multiplies what one person may do; tests raise it. */
  quotaFactor: number;
  /** Megabytes below which writes are refused; 0 for none. */
  minFreeMegabytes: number;
  /** Memory for finished answers of hot reads. */
  cacheMegabytes: number;
  /** How long a stopping server still takes requests, so that load balancers notice. */
  drainSeconds: number;
  /** Allows imports from URLs on this machine, for development; refused in production. */
  importFromLoopback: boolean;
  /** Whether the local sign-in, where anyone may be anyone, may be reached from other machines. */
  localSignIn: 'this-machine' | 'on-the-network';
  /** Milliseconds from which a statement gets a line in the log; 0 for none. */
  slowQueryMs: number;
  /** Whoever asks for /metrics with it gets them; null for nobody. */
  metricsToken: string | null;
  /** Where traces of requests are sent; null for nowhere. */
  traces: TracesSettings | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** `on` lets pages record what their machines do, for bug reports (docs/qa.md). */
  machineRecorder: 'on' | 'off';
}

export interface S3Settings {
  /** Origin of the service, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Public address of the bucket's `media/`, ending with a slash. */
  mediaUrl: string;
}

export interface StreetsSettings {
  /** The address of the style, or of the file as the server serves it. */
  address: string;
  /** The path of a file of vector tiles; null with a style. */
  file: string | null;
  /** Other origins of the style, its tiles and its fonts. */
  origins: string[];
  /** Whom to thank, as plain text. */
  attribution: string;
}

/** Thrown with every problem of the settings, so that one start shows all of them. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Settings that stand alone. An empty variable counts as unset. */
const single = type({
  'NODE_ENV?': oneAllowed('production', 'development', 'test'),
  PORT: wholeNumber(65_535).default('3000'),
  HOST: "string = '127.0.0.1'",
  'PUBLIC_URL?': origin,
  DATA_DIR: "string = './data'",
  'DATABASE_URL?': postgresUrl,
  'DATABASE_OWNER_URL?': postgresUrl,
  DATABASE_REPLICA_URLS: postgresUrls.default(''),
  DATABASE_REPLICA_LAG_MS: wholeNumber(60_000).default('5000'),
  DATABASE_WAIT_MS: wholeNumber(60_000).default('1000'),
  'SEED?': oneAllowed('demo', 'none'),
  'GEOCODER_URL?': geocoder,
  DEFAULT_CURRENCY: currency.default('USD'),
  DEFAULT_LOCALE: language.default('en'),
  LANGUAGES: languageList.default(offeredLanguages.join()),
  'RATES_FILE?': 'string',
  'MAP_STYLE_URL?': webUrl,
  'MAP_PMTILES?': type(/\.pmtiles$/).describe('the path of a file that ends in .pmtiles'),
  MAP_ORIGINS: origins.default(''),
  MAP_ATTRIBUTION: "string = '© OpenStreetMap contributors'",
  ALLOWED_ORIGINS: origins.default(''),
  PUSH_ORIGINS: origins.default(''),
  TRUSTED_PROXIES: wholeNumber(10).default('0'),
  RATE_LIMIT_FACTOR: wholeNumber(1_000_000).default('1'),
  QUOTA_FACTOR: wholeNumber(1_000_000).default('1'),
  MIN_FREE_MB: wholeNumber(1_000_000).default('200'),
  CACHE_MB: wholeNumber(100_000).default('256'),
  DRAIN_SECONDS: wholeNumber(300).default('0'),
  IMPORT_FROM_LOOPBACK: oneAllowed('no', 'yes').default('no'),
  LOCAL_SIGN_IN: oneAllowed('this-machine', 'on-the-network').default('this-machine'),
  SLOW_QUERY_MS: wholeNumber(60_000).default('500'),
  'METRICS_TOKEN?': type('string >= 16').describe('at least 16 characters long'),
  'OTEL_EXPORTER_OTLP_ENDPOINT?': webUrl,
  TRACE_PERCENT: wholeNumber(100).default('10'),
  LOG_LEVEL: oneAllowed('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default(
    'info',
  ),
  MACHINE_RECORDER: oneAllowed('on', 'off').default('off'),
});

/** Settings that belong together: all of a group are set, or none. */
const googleGroup = type({ GOOGLE_CLIENT_ID: 'string', GOOGLE_CLIENT_SECRET: 'string' });
const s3Group = type({
  S3_ENDPOINT: origin,
  S3_REGION: 'string',
  S3_BUCKET: 'string',
  S3_ACCESS_KEY_ID: 'string',
  S3_SECRET_ACCESS_KEY: 'string',
  MEDIA_URL: folderUrl,
});
const smtpGroup = type({
  SMTP_URL: type(/^smtps?:\/\/./).describe('an address that begins with smtp:// or smtps://'),
  MAIL_FROM: type(/^[^@<>]+@[^@<>\s]+$|^[^<>]+<[^@<>\s]+@[^@<>\s]+>$/).describe(
    'an address, such as RoomieRadar <hello@rooms.example>',
  ),
});

/** Their values are secret or may hold a password. */
const neverShown = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URLS',
  'SMTP_URL',
  'METRICS_TOKEN',
]);
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Can only this machine connect to this address? */
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** Reads every setting of the environment; throws {@link SettingsProblem} with all problems. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const given = (names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
    );

  function check<T>(names: string[], result: T | type.errors): T | null {
    if (!(result instanceof type.errors)) return result;
    for (const {
      path: [name],
      code,
      expected,
      data,
    } of result) {
      const value = neverShown.has(String(name)) ? '' : `, not "${String(data)}"`;
      problems.push(
        code === 'required'
          ? `${String(name)} missing: ${names.join(', ')} belong together`
          : `${String(name)} must be ${expected}${value}`,
      );
    }
    return null;
  }

  const read = <T>(names: string[], parse: (values: object) => T | type.errors) =>
    check(names, parse(given(names)));
  const group = <T>(names: string[], parse: (values: object) => T | type.errors) =>
    Object.keys(given(names)).length > 0 ? read(names, parse) : null;
  const listNames = (names: { props: readonly { key: string | symbol }[] }) =>
    names.props.map(({ key }) => String(key));

  const values = read(listNames(single), (found) => single(found));
  const google = group(listNames(googleGroup), (found) => googleGroup(found));
  const s3 = group(listNames(s3Group), (found) => s3Group(found));
  const smtp = group(listNames(smtpGroup), (found) => smtpGroup(found));

  const {
    NODE_ENV: mode,
    PUBLIC_URL: address,
    IMPORT_FROM_LOOPBACK: fromLoopback,
  } = given(['NODE_ENV', 'PUBLIC_URL', 'IMPORT_FROM_LOOPBACK']);
  const production = mode === 'production';
  if (production && fromLoopback === 'yes') {
    problems.push('IMPORT_FROM_LOOPBACK lets imports read from this machine: not in production');
  }
  if (values?.DATABASE_OWNER_URL && !values.DATABASE_URL) {
    problems.push('DATABASE_OWNER_URL needs DATABASE_URL: the embedded database has its own roles');
  }
  if (values && values.DATABASE_REPLICA_URLS.length > 0 && !values.DATABASE_URL) {
    problems.push(
      'DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas',
    );
  }
  if (values?.MAP_STYLE_URL && values.MAP_PMTILES) {
    problems.push(
      'MAP_STYLE_URL and MAP_PMTILES exclude each other: streets come from one of them',
    );
  }
  const isElsewhere =
    address !== undefined && isWebUrl(address) && !ownHosts.has(new URL(address).hostname);
  const hasGoogle = Object.keys(given(listNames(googleGroup))).length > 0;
  if (!hasGoogle && (production || isElsewhere)) {
    problems.push(
      `${production ? 'NODE_ENV=production' : `PUBLIC_URL ${address}`} needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: the local sign-in lets anyone in as anyone`,
    );
  }
  if (values && !hasGoogle && !isLoopback(values.HOST) && values.LOCAL_SIGN_IN === 'this-machine') {
    problems.push(
      `HOST ${values.HOST} lets other machines connect, and the local sign-in lets anyone in as anyone, as administrator too. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or keep HOST at 127.0.0.1. In a network where you trust everyone, set LOCAL_SIGN_IN=on-the-network`,
    );
  }
  if (!values || problems.length > 0) throw new SettingsProblem(problems);

  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
    databaseReplicaLagMs: values.DATABASE_REPLICA_LAG_MS,
    databaseWaitMs: values.DATABASE_WAIT_MS,
    // Real users must not meet demo users.
    seed: values.SEED ?? (production ? 'none' : 'demo'),
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      region: s3.S3_REGION,
      bucket: s3.S3_BUCKET,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
      mediaUrl: s3.MEDIA_URL,
    },
    smtp: smtp && { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
    geocoder: values.GEOCODER_URL ?? null,
    defaultCurrency: values.DEFAULT_CURRENCY,
    languages: withFirst(values.DEFAULT_LOCALE, values.LANGUAGES),
    ratesFile: values.RATES_FILE ?? null,
    streets: readStreets(values),
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustedPushOrigins: values.PUSH_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitFactor: Math.max(1, values.RATE_LIMIT_FACTOR),
    quotaFactor: Math.max(1, values.QUOTA_FACTOR),
    minFreeMegabytes: values.MIN_FREE_MB,
    cacheMegabytes: values.CACHE_MB,
    drainSeconds: values.DRAIN_SECONDS,
    importFromLoopback: values.IMPORT_FROM_LOOPBACK === 'yes',
    localSignIn: values.LOCAL_SIGN_IN,
    slowQueryMs: values.SLOW_QUERY_MS,
    metricsToken: values.METRICS_TOKEN ?? null,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, percent: values.TRACE_PERCENT }
      : null,
    logLevel: values.LOG_LEVEL,
    machineRecorder: values.MACHINE_RECORDER,
  };
}

function readStreets({
  MAP_STYLE_URL: style,
  MAP_PMTILES: file,
  MAP_ORIGINS: more,
  MAP_ATTRIBUTION: attribution,
}: typeof single.infer): StreetsSettings | null {
  if (style) {
    const origins = [...new Set([style.origin, ...more])];
    return { address: style.href, file: null, origins, attribution };
  }
  if (!file) return null;
  return { address: streetsPath, file: path.resolve(file), origins: [], attribution };
}

const withFirst = (main: Language, offered: readonly Language[]): SiteLanguages => [
  main,
  ...offered.filter((each) => each !== main),
];
