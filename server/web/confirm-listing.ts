import { Hono, type Context } from 'hono';
import {
  answerLink,
  confirmAnswers,
  readLinked,
  type ConfirmLinks,
  type LinkedListing,
} from '#domain/listings/public.ts';
import { readChosenLanguage } from '#domain/users/public.ts';
import type { Locales } from '#get-locales';
import { html } from '#platform/http/html.ts';
import { openPlainPage, type PlainPageDeps } from './open-plain-page.ts';

interface Deps extends PlainPageDeps {
  confirmLinks: ConfirmLinks;
  onListingsChanged: () => void;
}

/**
 * /confirm-listing, the target of the links in mails that ask whether a room is still available. A
 * GET changes nothing, because mail programs open links by themselves; only its buttons do, once.
 */
export function confirmListingRoutes(deps: Deps): Hono {
  const { sql, publicUrl, confirmLinks, onListingsChanged } = deps;

  /** The listing of a link, and how to show a page about it in the language of its owner. */
  async function open(c: Context) {
    const token = c.req.query('token') ?? '';
    const asked = await confirmLinks.read(token);
    const listing = asked && (await readLinked(sql, asked));
    const language = listing && (await readChosenLanguage(sql, listing.owner_id));
    const { locales, show } = openPlainPage(c, deps, language);
    return { token, asked, listing, t: locales.mails, show };
  }

  const toListings = (t: Locales['mails']) =>
    html`<p><a class="main" href="${publicUrl}/listings">${t.yourRooms}</a></p>`;

  /** The end of a way: what became of the room. */
  const ending = (t: Locales['mails'], listing: LinkedListing, [title, hint]: [string, string]) =>
    html`<h1>${title}</h1>
      <p><bdi>${listing.title}</bdi></p>
      <p>${hint}</p>
      ${toListings(t)}`;

  const badLink = ({ t, show }: Awaited<ReturnType<typeof open>>) =>
    show(
      404,
      t.badLink,
      html`<h1>${t.badLink}</h1>
        <p>${t.badLinkHint}</p>
        ${toListings(t)}`,
    );

  const closing = (
    t: Locales['mails'],
    state: 'answered' | 'closed',
  ): [title: string, hint: string] =>
    state === 'closed' ? [t.notOffered, t.notOfferedHint] : [t.answered, t.answeredHint];

  return new Hono()
    .get('/confirm-listing', async (c) => {
      const opened = await open(c);
      const { token, listing, t, show } = opened;
      if (!listing) return badLink(opened);
      const { state, title } = listing;
      if (state !== 'open') return show(200, t.askConfirm, ending(t, listing, closing(t, state)));
      const action = `/confirm-listing?token=${encodeURIComponent(token)}`;
      const content = html`<h1>${t.askConfirm}</h1>
        <p><bdi>${title}</bdi></p>
        <form method="post" action="${action}">
          <button class="main" name="answer" value="confirm">${t.confirmButton}</button>
        </form>
        <form method="post" action="${action}">
          <button class="plain" name="answer" value="pause">${t.pauseButton}</button>
        </form>`;
      return show(200, t.askConfirm, content);
    })
    .post('/confirm-listing', async (c) => {
      const opened = await open(c);
      const { asked, listing, t, show } = opened;
      if (!asked || !listing) return badLink(opened);
      const { answer } = await c.req.parseBody();
      const given = confirmAnswers.find((each) => each === answer);
      if (!given) return badLink(opened);
      if (!(await answerLink(sql, asked, given))) {
        const now = await readLinked(sql, asked);
        const state = now?.state === 'closed' ? 'closed' : 'answered';
        return show(200, t.askConfirm, ending(t, listing, closing(t, state)));
      }
      onListingsChanged();
      const said: [string, string] =
        given === 'confirm' ? [t.thanksConfirmed, t.thanksHint] : [t.pausedNow, t.pausedHint];
      return show(200, said[0], ending(t, listing, said));
    });
}
