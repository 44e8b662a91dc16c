/** `address` with the utm_ parameters of `link`, whose other ones are a partner's own business. */
export function withUtm(address: string, link: URL | null): string {
  const url = new URL(address);
  for (const [name, value] of link?.searchParams ?? []) {
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  }
  return url.href;
}
