import { postLoginRedirectKey } from './keys.ts';

export interface PostLoginRedirect {
  remember(target: string): void;
  /** The remembered target, which stays remembered; null without one. */
  peek(): string | null;
  /** The remembered target, once; / without one or with one that leads elsewhere. */
  take(): string;
}

/**
 * Where a person was going when they were asked to sign in, or to finish onboarding; survives leaving
 * for the sign-in service.
 */
export function createPostLoginRedirect(
  origin: string,
  storage: Storage = window.sessionStorage,
): PostLoginRedirect {
  return {
    remember: (target) => storage.setItem(postLoginRedirectKey, safeRedirect(target, origin)),
    peek() {
      const target = storage.getItem(postLoginRedirectKey);
      return target === null ? null : safeRedirect(target, origin);
    },
    take() {
      const target = storage.getItem(postLoginRedirectKey) ?? '/';
      storage.removeItem(postLoginRedirectKey);
      return safeRedirect(target, origin);
    },
  };
}

/**
 * `target` as path, search and hash when it stays inside this site, else `/`. Judged by what the
 * URL parser makes of it: `//evil`, `/\evil` and tab-split forms leave the origin, and `/.//evil`
 * stays but its pathname would leave when used again. A `blob:` address has this site's origin too.
 * The sign-in page stands for the page that it leads to.
 */
export function safeRedirect(target: string, origin: string): string {
  if (!URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  if (url.origin !== origin || !/^\/(?!\/)/.test(url.pathname)) return '/';
  if (url.pathname === '/login')
    return safeRedirect(url.searchParams.get('redirect') ?? '/', origin);
  return url.pathname.startsWith('/auth/') ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
