/** The address as a URL that a link may lead to; null for anything but http and https. */
export function toHttpUrl(href: string | null | undefined): URL | null {
  if (!href || !URL.canParse(href)) return null;
  const url = new URL(href);
  return /^https?:$/.test(url.protocol) ? url : null;
}

/** `address` with the utm_ parameters of the partner's own link. */
export function withUtm(address: string, link: URL | null): string {
  const url = new URL(address);
  for (const [name, value] of link?.searchParams ?? []) {
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  }
  return url.href;
}
