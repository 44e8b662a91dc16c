import { Hono, type Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { localesOf } from '#locales-of';
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

/** Accounts, which the links name, have no language yet. */
const language: Language = 'en';

/**
 * /unsubscribe, the target of the links in mails. A GET changes nothing, because mail programs open
 * links by themselves. A POST unsubscribes, from the page's button or by one click (RFC 8058).
 */
export function unsubscribeRoutes({ sql, publicUrl, links }: Deps): Hono {
  const t = localesOf(language).mails;
  const show = (c: Context, status: 200 | 404, title: string, content: Html) =>
    c.body(page(language, title, content), status, pageHeaders(publicUrl));

  const form = (token: string, label: string, again = '') =>
    html`<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}${again}">
      <button class="main">${label}</button>
    </form>`;

  const showInvalid = (c: Context) =>
    show(
      c,
      404,
      t.mailsTitle,
      html`<h1>${t.badLink}</h1>
        <p>${t.badLinkHint}</p>`,
    );

  return new Hono()
    .get('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      if ((await links.userOf(token)) === null) return showInvalid(c);
      const content = html`<h1>${t.askUnsubscribe}</h1>
        <p>${t.askUnsubscribeHint}</p>
        ${form(token, t.stopMails)}`;
      return show(c, 200, t.mailsTitle, content);
    })
    .post('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      const userId = await links.userOf(token);
      if (userId === null) return showInvalid(c);
      if (c.req.query('again') === undefined) {
        await unsubscribe(sql, userId);
        const content = html`<h1>${t.unsubscribed}</h1>
          <p>${t.unsubscribedHint}</p>
          ${form(token, t.sendMailsAgain, '&again=yes')}`;
        return show(c, 200, t.unsubscribedTitle, content);
      }
      await resubscribe(sql, userId);
      const content = html`<h1>${t.subscribed}</h1>
        <p>${t.subscribedHint}</p>
        ${form(token, t.stopMails)}`;
      return show(c, 200, t.subscribedTitle, content);
    });
}
