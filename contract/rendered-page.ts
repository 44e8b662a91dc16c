import type { Language, SiteLanguages } from './languages.ts';

/** A page that the app's renderer (src/entry-server.tsx) gives to the server. */
export interface RenderedPage {
  status: number;
  /** The content of head and of the app's root element, as HTML. */
  head: string;
  body: string;
  /** The data of the page as JSON, with which the browser hydrates it. */
  data: unknown;
  /** The routes of the page, which decide its scripts and styles. */
  routeIds: string[];
  /** A path on this site to redirect to; null for no redirect. */
  redirect: string | null;
}

/** The language of a page, and those of the site. */
export interface PageLanguages {
  language: Language;
  languages: SiteLanguages;
}

/**
 * Renders the page at the address of `request`; reads its data by `fetchApi`, as a signed-out
 * visitor.
 */
export type RenderPage = (
  request: Request,
  fetchApi: typeof fetch,
  languages: PageLanguages,
) => Promise<RenderedPage>;

/** Does the app have a page at this path? */
export type HasPage = (pathname: string) => boolean | Promise<boolean>;

/** The exports of src/entry-server.tsx. */
export interface ServerEntry {
  renderPage: RenderPage;
  createPageIndex(): HasPage;
}

/** The id of the element that contains a page's data as JSON. */
export const appDataId = 'app-data';

/** The name of the meta element in pages that load the machine recorder. */
export const machineRecorderMark = 'machine-recorder';
