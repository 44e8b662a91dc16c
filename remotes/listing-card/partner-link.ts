/** Is it the address of a page, as the browser or our server writes it? */
export const isAddress = (href: unknown): href is string => /^https?:\/\//.test(href as string);

/** The address as a URL; null unless it is http or https. */
export const toHttpUrl = (href: string | null | undefined): URL | null =>
  isAddress(href) && URL.canParse(href) ? new URL(href) : null;
