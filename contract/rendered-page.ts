/** What the app's renderer (src/entry-server.tsx) promises the server that sends its pages. */
export interface RenderedPage {
  status: number;
  /** Inside of head and of the app's root element, as HTML. */
  head: string;
  body: string;
  /** What the page was made of, for the browser to continue with; JSON. */
  data: unknown;
  /** Routes on the page, for the scripts and styles it needs. */
  routeIds: string[];
  /** Where to go instead, on this site. */
  redirect: string | null;
}

/** Renders the page that `request` asks for; it reads its data by `fetchApi`, as nobody in particular. */
export type RenderPage = (request: Request, fetchApi: typeof fetch) => Promise<RenderedPage>;

/** Does the app have a page at this path? */
export type HasPage = (pathname: string) => boolean | Promise<boolean>;

/** What src/entry-server.tsx exports. */
export interface ServerEntry {
  renderPage: RenderPage;
  createPageIndex(): HasPage;
}

/** The element that carries a page's data as JSON. */
export const appDataId = 'app-data';

/** Name of the meta element that pages with the recorder of machines carry. */
export const machineRecorderMark = 'machine-recorder';
