import { Hono, type Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { writeCalendarFeed } from '#domain/viewings/calendar-feed.ts';
import { formatMoment } from '#domain/viewings/format-moment.ts';
import { readSharedViewing, type SharedViewing } from '#domain/viewings/secret-links.ts';
import type { Locales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import { openPlainPage, type PlainPageDeps } from './open-plain-page.ts';

interface Deps extends PlainPageDeps {
  /** The address that mails come from: that of no user. */
  organizer: string;
}

/**
 * What a secret address opens without signing in: /calendar.ics for calendar programs, and
 * /shared-viewing for a friend. The secret is in the query, which no log and no trace has.
 */
export function secretPageRoutes(deps: Deps): Hono {
  const { sql } = deps;
  return new Hono()
    .get('/calendar.ics', async (c) => {
      hideAddress(c);
      const calendar = await writeCalendarFeed(deps, c.req.query('token') ?? '');
      c.header('Cache-Control', 'private, no-cache');
      if (calendar === null) return c.text('Not Found', 404);
      return c.body(calendar, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="viewings.ics"',
      });
    })
    .get('/shared-viewing', async (c) => {
      hideAddress(c);
      const { language, locales, show } = openPlainPage(c, deps);
      const { mails: t } = locales;
      const viewing = await readSharedViewing(sql, c.req.query('token') ?? '');
      if (viewing) return show(200, t.sharedTitle, renderViewing(t, viewing, language));
      const ended = html`<h1>${t.sharedEnded}</h1>
        <p>${t.sharedEndedHint}</p>`;
      return show(404, t.sharedEnded, ended);
    });
}

/** What a friend sees of a viewing, by the clocks of its place. */
function renderViewing(t: Locales['mails'], viewing: SharedViewing, language: Language): Html {
  const { address, first_name: name, time_zone: zone, mode } = viewing;
  const where = mode === 'video' ? t.sharedByVideo : (address ?? '');
  const meets =
    name === null || name === ''
      ? []
      : [
          html`<dt>${t.sharedWith}</dt>
            <dd><bdi>${name}</bdi></dd>`,
        ];
  return html`<h1>${t.sharedTitle}</h1>
    <dl>
      <dt>${t.sharedWhen}</dt>
      <dd>${formatMoment(viewing.starts_at, zone, language)}</dd>
      <dd class="soft">${t.viewingZone({ zone })}</dd>
      <dt>${t.sharedWhere}</dt>
      <dd><bdi>${where}</bdi></dd>
      ${meets}
    </dl>
    <p class="soft">${t.sharedHint}</p>`;
}

/** No page that is opened from here learns the address, and no search engine lists it. */
function hideAddress(c: Context): void {
  c.get('answerHeaders')['Referrer-Policy'] = 'no-referrer';
  c.get('answerHeaders')['X-Robots-Tag'] = 'noindex, nofollow';
}
