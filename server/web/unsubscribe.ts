import { Hono, type Context } from 'hono';
import type { SiteLanguages } from '#contract/languages.ts';
import { localesOf } from '#locales-of';
import type { Sql } from '#platform/database/sql.ts';
import { html, type Html } from '#platform/http/html.ts';
import {
  resubscribe,
  unsubscribe,
  type UnsubscribeLinks,
} from '#domain/notifications/unsubscribe.ts';
import { chosenLanguage } from '#domain/users/public.ts';
import { languageOfReader } from '#platform/http/reader-language.ts';
import { page, pageHeaders } from '#domain/auth/local-provider/pages.ts';

interface Deps {
  sql: Sql;
  languages: SiteLanguages;
  publicUrl: string;
  links: UnsubscribeLinks;
}

/**
 * /unsubscribe, the target of the links in mails. A GET changes nothing, because mail programs open
 * links by themselves. A POST unsubscribes, from the page's button or by one click (RFC 8058).
 */
export function unsubscribeRoutes({ sql, languages, publicUrl, links }: Deps): Hono {
  async function inLanguageOf(userId: number | null, c: Context) {
    const chosen = userId === null ? null : await chosenLanguage(sql, userId);
    const language = chosen ?? languageOfReader((name) => c.req.header(name), languages);
    return {
      t: localesOf(language).mails,
      show: (status: 200 | 404, title: string, content: Html) =>
        c.body(page(language, title, content), status, pageHeaders(publicUrl)),
    };
  }

  const form = (token: string, label: string, again = '') =>
    html`<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}${again}">
      <button class="main">${label}</button>
    </form>`;

  async function showInvalid(c: Context) {
    const { t, show } = await inLanguageOf(null, c);
    const content = html`<h1>${t.badLink}</h1>
      <p>${t.badLinkHint}</p>`;
    return show(404, t.mailsTitle, content);
  }

  return new Hono()
    .get('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      const userId = await links.userOf(token);
      if (userId === null) return showInvalid(c);
      const { t, show } = await inLanguageOf(userId, c);
      const content = html`<h1>${t.askUnsubscribe}</h1>
        <p>${t.askUnsubscribeHint}</p>
        ${form(token, t.stopMails)}`;
      return show(200, t.mailsTitle, content);
    })
    .post('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      const userId = await links.userOf(token);
      if (userId === null) return showInvalid(c);
      const { t, show } = await inLanguageOf(userId, c);
      if (c.req.query('again') === undefined) {
        await unsubscribe(sql, userId);
        const content = html`<h1>${t.unsubscribed}</h1>
          <p>${t.unsubscribedHint}</p>
          ${form(token, t.sendMailsAgain, '&again=yes')}`;
        return show(200, t.unsubscribedTitle, content);
      }
      await resubscribe(sql, userId);
      const content = html`<h1>${t.subscribed}</h1>
        <p>${t.subscribedHint}</p>
        ${form(token, t.stopMails)}`;
      return show(200, t.subscribedTitle, content);
    });
}
