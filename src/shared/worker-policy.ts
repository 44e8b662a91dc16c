interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** A policy can be made only once in a page. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Lets the browser start a worker from this file of ours. The content security policy lets
 * addresses of workers come only from here.
 */
export function trustWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL });
  return policy?.createScriptURL(url) ?? url;
}

function createScriptURL(url: string): string {
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin) throw new Error(`${origin} is another origin than ours`);
  return url;
}
