/** An address that leads out of this site, or null when it is not one for browsers. */
export function outsideAddress(link: string | null): { href: string; host: string } | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, href, hostname } = new URL(link);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return { href, host: hostname.replace(/^www\./, '') };
}
