/** The address as a URL that a link may lead to; null for anything but http and https. */
export function toHttpUrl(href: string | null | undefined): URL | null {
  if (!href || !URL.canParse(href)) return null;
  const url = new URL(href);
  return /^https?:$/.test(url.protocol) ? url : null;
}
