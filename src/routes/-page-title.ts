import { withSiteName } from '#src/ui/site-name.ts';

/** The head of a page: its title, followed by the product's. */
export const pageTitle = (title: string) => () => ({ meta: [{ title: withSiteName(title) }] });
