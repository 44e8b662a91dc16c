import { Hono, type Context } from 'hono';
import type { Sql } from '#platform/database/sql.ts';
import { html, type Html } from '#platform/http/html.ts';
import {
  resubscribe,
  unsubscribe,
  type UnsubscribeLinks,
} from '#domain/notifications/unsubscribe.ts';
import { page, pageHeaders } from '#domain/auth/local-provider/pages.ts';

interface Deps {
  sql: Sql;
  publicUrl: string;
  links: UnsubscribeLinks;
}

/**
 * /unsubscribe, the target of the links in mails. A GET changes nothing, because mail programs open
 * links by themselves. A POST unsubscribes, from the page's button or by one click (RFC 8058).
 */
export function unsubscribeRoutes({ sql, publicUrl, links }: Deps): Hono {
  const show = (c: Context, status: 200 | 404, title: string, content: Html) =>
    c.body(page(title, content), status, pageHeaders(publicUrl));

  const form = (token: string, label: string, again = '') =>
    html`<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}${again}">
      <button class="main">${label}</button>
    </form>`;

  const showInvalid = (c: Context) =>
    show(
      c,
      404,
      'Mails from RoomieRadar',
      html`<h1>This link does not work</h1>
        <p>Part of it may be missing. Try the link in your newest mail from us.</p>`,
    );

  return new Hono()
    .get('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      if ((await links.userOf(token)) === null) return showInvalid(c);
      const content = html`<h1>Unsubscribe?</h1>
        <p>You will then see messages and answers only when you open RoomieRadar.</p>
        ${form(token, 'Stop the mails')}`;
      return show(c, 200, 'Mails from RoomieRadar', content);
    })
    .post('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      const userId = await links.userOf(token);
      if (userId === null) return showInvalid(c);
      if (c.req.query('again') === undefined) {
        await unsubscribe(sql, userId);
        const content = html`<h1>You are unsubscribed</h1>
          <p>You find messages and answers under Inquiries.</p>
          ${form(token, 'Send me mails again', '&again=yes')}`;
        return show(c, 200, 'Unsubscribed from RoomieRadar', content);
      }
      await resubscribe(sql, userId);
      const content = html`<h1>You get mails again</h1>
        <p>RoomieRadar writes to you when someone sends you a message or an answer.</p>
        ${form(token, 'Stop the mails')}`;
      return show(c, 200, 'Subscribed to RoomieRadar', content);
    });
}
