import { Hono, type Context } from 'hono';
import { cardsPerRequest, withUtm } from '#contract/embeds/card.ts';
import { listPath } from '#contract/embeds/data-path.ts';
import type { EmbeddedList, FramedList, RenderList } from '#contract/embeds/embed.ts';
import { lookParameters, readAddressLook } from '#contract/embeds/look.ts';
import { readId } from '#contract/primitives.ts';
import { getLocales } from '#get-locales';
import { html, Html } from '#platform/http/html.ts';
import { cardLanguage } from './card-labels.ts';
import { listFrameScript, listFrameStyle } from './frame-parts.ts';
import {
  answerHtml,
  frameHeaders,
  readLanguage,
  readTheme,
  writeAttributes,
  writeData,
  writeFrame,
  type FrameDeps,
} from './framed-page.ts';

/** What stands in the address of a frame besides the search. */
const frameParameters = new Set<string>([
  ...lookParameters,
  'theme',
  'dir',
  'lang',
  'price_currency',
  'partner',
  'search_box',
  'owner',
  'count',
]);

/** The search in the address of a list's frame, as the attribute of the element has it. */
const readSearch = ({ searchParams }: URL) =>
  new URLSearchParams(
    [...searchParams].filter(
      ([name]) => !frameParameters.has(name) && !name.startsWith('utm_') && name !== 'page',
    ),
  ).toString();

/** The rooms of an address like `/embed/listings?ids=7,42`; null for that of a search. */
const readIds = ({ pathname, searchParams }: URL): number[] | null =>
  pathname.startsWith('/embed/listings')
    ? [
        ...new Set((searchParams.get('ids') ?? '').split(',').flatMap((id) => readId(id) ?? [])),
      ].slice(0, cardsPerRequest)
    : null;

/** Where the data of a list's frame are, after `/api/embed/`. */
export function readListPath(frame: URL): string {
  const { searchParams } = frame;
  const ids = readIds(frame);
  return listPath({
    ids,
    owner: searchParams.get('owner'),
    search: readSearch(frame),
    count: searchParams.get('count'),
    lang: readLanguage(frame),
    currency: searchParams.get(ids ? 'currency' : 'price_currency'),
  });
}

/**
 * /embed/search?place=Lisbon and /embed/listings?ids=7,42: a list rendered on the server, for a frame
 * on any site. The same with /element is for a page that another server renders.
 */
export function listFrame({
  publicUrl,
  fetchApi,
  renderList,
  storageOrigins,
}: FrameDeps & { renderList: RenderList }): Hono {
  async function readList(frame: URL): Promise<EmbeddedList> {
    const path = readListPath(frame);
    const answer = await fetchApi(`${publicUrl}/api/embed/${path}`);
    if (!answer.ok) throw new Error(`The list ${path} answered ${answer.status}`);
    const list = (await answer.json()) as Pick<EmbeddedList, 'items'> & Partial<EmbeddedList>;
    const items = list.items.filter(({ state }) => state === 'active');
    const language = cardLanguage(readLanguage(frame));
    const { embeds, browse, format } = getLocales(language);
    const total = format.formatNumber(items.length);
    const heading =
      items.length === 0 ? embeds.noRooms : browse.roomsFound({ count: items.length, total });
    // Rooms of a site's choice come without what stands around them.
    return {
      total: items.length,
      url: `${publicUrl}/`,
      labels: {
        lang: language,
        found: heading,
        all: embeds.otherRooms,
        words: embeds.words,
        search: embeds.search,
      },
      ...list,
      items,
    };
  }

  function frameList(list: EmbeddedList, frame: URL): FramedList {
    return {
      list,
      theme: readTheme(frame),
      withLink: (address) => withUtm(address, frame),
      searchAction: isTrue(frame.searchParams.get('search_box')) ? `${publicUrl}/` : null,
      isElement: false,
    };
  }

  async function answerFrame(c: Context): Promise<Response> {
    const frame = new URL(c.req.url);
    const list = await readList(frame);
    const framed = frameList(list, frame);
    const page = await renderList({ ...framed, target: '_blank' });
    const { lang, found } = list.labels;
    const css = page.css + listFrameStyle(framed.theme, readAddressLook(frame));
    const text = writeFrame({
      title: [frame.searchParams.get('place'), found].filter(Boolean).join(' · '),
      lang,
      dir: frame.searchParams.get('dir'),
      css,
      body: new Html(page.html),
      script: listFrameScript,
    });
    const headers = frameHeaders(
      { lang, css, script: listFrameScript },
      { publicUrl, storageOrigins },
      publicUrl,
    );
    return answerHtml(c, text, 200, headers);
  }

  /** The element with its shadow root and its data, which its script takes over. */
  async function answerElement(c: Context): Promise<Response> {
    const frame = new URL(c.req.url);
    const whole = await readList(frame);
    // The element shows rooms of a site's choice with that site's own link alone.
    const list =
      readIds(frame) === null
        ? whole
        : { ...whole, url: '', labels: { ...whole.labels, found: '', all: '' } };
    const framed = frameList(list, frame);
    const inner = await renderList({ ...framed, isElement: true });
    const state = { answer: list, at_ms: Date.now(), path: readListPath(frame) };
    const { text } = html`<roomie-listings
      ${writeWhich(frame)}
      theme="${framed.theme}"
      ${framed.searchAction === null ? '' : new Html('search-box')}
      ><template shadowrootmode="open"
        >${new Html(`<style>${inner.css}</style>`)}${new Html(inner.html)}${writeData(
          state,
        )}</template
      ><a href="${withUtm(whole.url, frame)}">${whole.labels.all}</a></roomie-listings
    >`;
    return answerHtml(c, text, 200, { 'Content-Language': list.labels.lang });
  }

  const answer = (respond: (c: Context) => Promise<Response>) =>
    async function (c: Context, next: () => Promise<void>) {
      const isComplete = c.req.path.startsWith('/embed/search') || c.req.query('ids') !== undefined;
      return isComplete ? respond(c) : next();
    };
  const app = new Hono();
  for (const path of ['/embed/search', '/embed/listings']) {
    app.get(path, answer(answerFrame)).get(`${path}/element`, answer(answerElement));
  }
  return app;
}

/** The attributes by which the element asks for the same. */
function writeWhich(frame: URL): Html {
  const ids = readIds(frame);
  const same = writeAttributes(frame, ['owner', 'count', 'lang', 'partner']).text;
  const currency = frame.searchParams.get(ids ? 'currency' : 'price_currency');
  const rooms = ids ? html`listings="${ids.join(',')}"` : html`search="${readSearch(frame)}"`;
  return html`${rooms} ${new Html(same)} ${currency === null ? '' : html`currency="${currency}"`}`;
}

const isTrue = (value: string | null) => value !== null && !/^(false|0)$/.test(value);
