import { Hono, type Context } from 'hono';
import type { Sql } from '#platform/database/sql.ts';
import { html, type Html } from '#platform/http/html.ts';
import type { UnsubscribeLinks } from '#domain/notifications/unsubscribe-links.ts';
import { page, pageHeaders } from '#domain/auth/local-provider/pages.ts';

interface Deps {
  sql: Sql;
  publicUrl: string;
  links: UnsubscribeLinks;
}

/**
 * /unsubscribe, where the links in mails lead. Looking changes nothing, for mail programs open
 * links on their own; a POST does it, from the page's button or by one click (RFC 8058).
 */
export function unsubscribeRoutes({ sql, publicUrl, links }: Deps): Hono {
  const show = (c: Context, status: 200 | 404, title: string, content: Html) =>
    c.body(page(title, content), status, pageHeaders(publicUrl));

  const form = (token: string, label: string, again = '') =>
    html`<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}${again}">
      <button class="main">${label}</button>
    </form>`;

  const unknown = (c: Context) =>
    show(
      c,
      404,
      'Mails from RoomieRadar',
      html`<h1>This link does not work</h1>
        <p>Perhaps a part of it got lost. Try the one in your newest mail from us.</p>`,
    );

  return new Hono()
    .get('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      if ((await links.readStoredAnswers(token)) === null) return unknown(c);
      const content = html`<h1>No more mails?</h1>
        <p>Then RoomieRadar tells you about messages and answers only when you open it.</p>
        ${form(token, 'Stop the mails')}`;
      return show(c, 200, 'Mails from RoomieRadar', content);
    })
    .post('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      const userId = await links.readStoredAnswers(token);
      if (userId === null) return unknown(c);
      if (c.req.query('again') === undefined) {
        // Of someone who left there is nothing to note.
        await sql`
          insert into mail_optouts (user_id) select id from users where id = ${userId}
          on conflict do nothing`;
        const content = html`<h1>No more mails</h1>
          <p>You find messages and answers under Inquiries.</p>
          ${form(token, 'Send me mails again', '&again=yes')}`;
        return show(c, 200, 'No more mails from RoomieRadar', content);
      }
      await sql`delete from mail_optouts where user_id = ${userId}`;
      const content = html`<h1>Mails are on again</h1>
        <p>RoomieRadar writes to you when someone sends you a message or an answer.</p>
        ${form(token, 'Stop the mails')}`;
      return show(c, 200, 'Mails from RoomieRadar are on', content);
    });
}
