import type { Language } from '#contract/languages.ts';
import { streetsPolicy } from '#contract/streets.ts';

/** The policy of JSON: a browser that shows it as a page runs and loads nothing. */
export const jsonPolicy = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * The headers of every answer; documents add their Content-Security-Policy. What other sites may
 * load says so itself (Cross-Origin-Resource-Policy).
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

export interface DocumentPolicy {
  /** Origins of images and uploads, when they are not on our own origin. */
  storage?: { media: string; uploads: string } | null;
  /** Streets on the map, with the origins of what they are drawn from. */
  streets?: { origins: string[] } | null;
  /** `sha256-...` of the page's inline styles. */
  styleHashes?: string[];
  /** `sha256-...` of the page's inline scripts. */
  scriptHashes?: string[];
}

/**
 * The style element that sonner inserts when it is imported: at first empty, then with its styles.
 * A test compares them with the installed version.
 */
export const sonnerStyleHashes = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
];

/** Content-Security-Policy of the app's pages: only our own files, no framing, Trusted Types. */
export function documentPolicy({
  storage,
  streets,
  styleHashes = [],
  scriptHashes = [],
}: DocumentPolicy): string {
  const media = storage ? ` ${storage.media}` : '';
  const uploads = storage ? ` ${storage.uploads}` : '';
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted([...styleHashes, ...sonnerStyleHashes])}`,
    `img-src 'self' blob:${media}`,
    `connect-src 'self'${uploads}${streets?.origins.map((origin) => ` ${origin}`).join('') ?? ''}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // Only what is below /embed lets itself be framed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types boot worker${streets ? ` ${streetsPolicy}` : ''}`,
  ].join('; ');
}

/** Headers of every HTML page of the app, which is in this language. */
export function documentHeaders(policy: string | null, language: Language): Record<string, string> {
  return {
    'Content-Language': language,
    ...(policy !== null && { 'Content-Security-Policy': policy }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), interest-cohort=()',
    'Cache-Control': 'no-cache',
  };
}

/**
 * Other sites may open our pages from a sandboxed frame. The tab is then sandboxed too, and with a
 * policy for its opener it would show an error instead.
 */
export function forOpener(
  headers: Record<string, string>,
  fetchSite: string | undefined,
): Record<string, string> {
  if (fetchSite !== 'cross-site' || !('Cross-Origin-Opener-Policy' in headers)) return headers;
  return { ...headers, 'Cross-Origin-Opener-Policy': 'unsafe-none' };
}
