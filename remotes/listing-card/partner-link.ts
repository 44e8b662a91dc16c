/** The address as a URL; null unless it is http or https. */
export function toHttpUrl(href: string | null | undefined): URL | null {
  if (!href || !URL.canParse(href)) return null;
  const url = new URL(href);
  return /^https?:$/.test(url.protocol) ? url : null;
}
