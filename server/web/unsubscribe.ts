import { Hono, type Context } from 'hono';
import type { SiteLanguages } from '#contract/languages.ts';
import { localesOf, type Locales } from '#locales-of';
import type { Sql } from '#platform/database/sql.ts';
import { html, type Html } from '#platform/http/html.ts';
import {
  resubscribe,
  unsubscribe,
  type UnsubscribeLinks,
} from '#domain/notifications/unsubscribe.ts';
import { switchAlertMails } from '#domain/notifications/notification-settings.ts';
import { chosenLanguage } from '#domain/users/public.ts';
import { languageOfReader } from '#platform/http/reader-language.ts';
import { page, pageHeaders } from '#platform/http/plain-page.ts';

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

  const form = (token: string, label: string, more: string) =>
    html`<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}${more}">
      <button class="main">${label}</button>
    </form>`;

  async function showInvalid(c: Context) {
    const { t, show } = await inLanguageOf(null, c);
    const content = html`<h1>${t.badLink}</h1>
      <p>${t.badLinkHint}</p>`;
    return show(404, t.mailsTitle, content);
  }

  /** Which mails the link is of, and what the pages say about them. */
  function mailsOf(c: Context, t: Locales['mails']) {
    if (c.req.query('from') !== 'alerts') {
      const texts = {
        ask: [t.askUnsubscribe, t.askUnsubscribeHint],
        stopped: [t.unsubscribed, t.unsubscribedHint],
        started: [t.subscribed, t.subscribedHint],
      };
      return { from: '', texts, start: resubscribe, stop: unsubscribe };
    }
    return {
      from: '&from=alerts',
      texts: {
        ask: [t.askStopAlerts, t.askStopAlertsHint],
        stopped: [t.alertsStopped, t.alertsStoppedHint],
        started: [t.alertsStarted, t.alertsStartedHint],
      },
      start: (own: Sql, userId: number) => switchAlertMails(own, userId, true),
      stop: (own: Sql, userId: number) => switchAlertMails(own, userId, false),
    };
  }

  const said = ([title = '', hint = '']: string[], button: Html) =>
    html`<h1>${title}</h1>
      <p>${hint}</p>
      ${button}`;

  return new Hono()
    .get('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      const userId = await links.userOf(token);
      if (userId === null) return showInvalid(c);
      const { t, show } = await inLanguageOf(userId, c);
      const { from, texts } = mailsOf(c, t);
      return show(200, t.mailsTitle, said(texts.ask, form(token, t.stopMails, from)));
    })
    .post('/unsubscribe', async (c) => {
      const token = c.req.query('token') ?? '';
      const userId = await links.userOf(token);
      if (userId === null) return showInvalid(c);
      const { t, show } = await inLanguageOf(userId, c);
      const { from, texts, start, stop } = mailsOf(c, t);
      if (c.req.query('again') === undefined) {
        await stop(sql, userId);
        const again = form(token, t.sendMailsAgain, `${from}&again=yes`);
        return show(200, t.unsubscribedTitle, said(texts.stopped, again));
      }
      await start(sql, userId);
      return show(200, t.subscribedTitle, said(texts.started, form(token, t.stopMails, from)));
    });
}
