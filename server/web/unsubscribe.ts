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
import { inHtml, isolate } from '#domain/notifications/public.ts';
import { switchMails } from '#domain/notifications/notification-settings.ts';
import { nameOfSavedSearch, pauseSavedSearch } from '#domain/saved-searches/public.ts';
import { chosenLanguage } from '#domain/users/public.ts';
import { languageOfReader } from '#platform/http/reader-language.ts';
import { page, pageHeaders } from '#platform/http/plain-page.ts';

interface Deps {
  sql: Sql;
  languages: SiteLanguages;
  publicUrl: string;
  links: UnsubscribeLinks;
}

/** What a link stops, and what the pages say about it. */
interface Stoppable {
  /** Names it in an address. */
  query: string;
  /** Titles of the pages, each with a hint. */
  ask: readonly [string, string];
  stopped: readonly [string, string];
  started: readonly [string, string];
  stopLabel: string;
  startLabel: string;
  stop(): Promise<unknown>;
  start(): Promise<unknown>;
}

type Texts = Locales['mails'];

/**
 * /unsubscribe, the target of the links in mails. A GET changes nothing, because mail programs open
 * links by themselves. A POST unsubscribes, from the page's button or by one click (RFC 8058).
 */
export function unsubscribeRoutes({ sql, languages, publicUrl, links }: Deps): Hono {
  const messages = (t: Texts, userId: number): Stoppable => ({
    query: '',
    ask: [t.askUnsubscribe, t.askUnsubscribeHint],
    stopped: [t.unsubscribed, t.unsubscribedHint],
    started: [t.subscribed, t.subscribedHint],
    stopLabel: t.stopMails,
    startLabel: t.sendMailsAgain,
    stop: () => unsubscribe(sql, userId),
    start: () => resubscribe(sql, userId),
  });
  const alerts = (t: Texts, userId: number): Stoppable => ({
    query: '&from=alerts',
    ask: [t.askStopAlerts, t.askStopAlertsHint],
    stopped: [t.alertsStopped, t.alertsStoppedHint],
    started: [t.alertsStarted, t.alertsStartedHint],
    stopLabel: t.stopAllAlerts,
    startLabel: t.sendMailsAgain,
    stop: () => switchMails(sql, userId, 'alert_mails', false),
    start: () => switchMails(sql, userId, 'alert_mails', true),
  });
  const favorites = (t: Texts, userId: number): Stoppable => ({
    query: '&from=favorites',
    ask: [t.askStopFavorites, t.askStopFavoritesHint],
    stopped: [t.favoritesStopped, t.favoritesStoppedHint],
    started: [t.favoritesStarted, t.favoritesStartedHint],
    stopLabel: t.stopFavorites,
    startLabel: t.sendMailsAgain,
    stop: () => switchMails(sql, userId, 'favorite_mails', false),
    start: () => switchMails(sql, userId, 'favorite_mails', true),
  });
  const rooms = (t: Texts, userId: number): Stoppable => ({
    query: '&from=rooms',
    ask: [t.askStopConfirm, t.stoppedConfirmHint],
    stopped: [t.confirmStopped, t.stoppedConfirmHint],
    started: [t.confirmStarted, t.confirmStartedHint],
    stopLabel: t.stopConfirm,
    startLabel: t.sendMailsAgain,
    stop: () => switchMails(sql, userId, 'confirm_mails', false),
    start: () => switchMails(sql, userId, 'confirm_mails', true),
  });
  const kinds = new Map([
    ['alerts', alerts],
    ['favorites', favorites],
    ['rooms', rooms],
  ]);
  /** Null when there is none such any more. */
  async function oneSearch(t: Texts, userId: number, text: string): Promise<Stoppable | null> {
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
    const written = id && (await nameOfSavedSearch(sql, userId, id));
    if (!id || !written) return null;
    const name = isolate(written);
    return {
      query: `&from=alerts&search=${id}`,
      ask: [t.askStopSearch({ name }), t.askStopSearchHint],
      stopped: [t.searchStopped({ name }), t.searchStoppedHint],
      started: [t.searchStarted({ name }), t.searchStartedHint],
      stopLabel: t.stopThisSearch,
      startLabel: t.goOnWithSearch,
      stop: () => pauseSavedSearch(sql, userId, { id, isPaused: true }),
      start: () => pauseSavedSearch(sql, userId, { id, isPaused: false }),
    };
  }

  const form = (token: string, label: string, query: string, look = 'main') =>
    html`<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}${query}">
      <button class="${look}">${label}</button>
    </form>`;
  const said = ([title, hint]: readonly [string, string], ...buttons: Html[]) =>
    html`<h1>${inHtml(title)}</h1>
      <p>${hint}</p>
      ${buttons}`;

  async function answer(c: Context, does: 'ask' | 'stop' | 'start') {
    const token = c.req.query('token') ?? '';
    const userId = await links.userOf(token);
    const chosen = userId === null ? null : await chosenLanguage(sql, userId);
    const language = chosen ?? languageOfReader((name) => c.req.header(name), languages);
    const t = localesOf(language).mails;
    const show = (title: string, content: Html, status: 200 | 404 = 200) =>
      c.body(page(language, title, content), status, pageHeaders(publicUrl, language));
    if (userId === null) return show(t.mailsTitle, said([t.badLink, t.badLinkHint]), 404);

    const search = c.req.query('search');
    const all = (kinds.get(c.req.query('from') ?? '') ?? messages)(t, userId);
    const target = search === undefined ? all : await oneSearch(t, userId, search);
    // Who stops one search may rather want to stop all.
    const besides = target === all ? [] : [form(token, all.stopLabel, all.query, 'plain')];
    if (!target) return show(t.mailsTitle, said([t.searchGone, t.searchGoneHint], ...besides));
    const { query, stopLabel, startLabel } = target;
    const [stoppedTitle, startedTitle] =
      target === all ? [t.unsubscribedTitle, t.subscribedTitle] : [t.mailsTitle, t.mailsTitle];
    if (does === 'ask') {
      return show(t.mailsTitle, said(target.ask, form(token, stopLabel, query), ...besides));
    }
    if (does === 'stop') {
      await target.stop();
      const again = form(token, startLabel, `${query}&again=yes`);
      return show(stoppedTitle, said(target.stopped, again, ...besides));
    }
    await target.start();
    return show(startedTitle, said(target.started, form(token, stopLabel, query)));
  }

  return new Hono()
    .get('/unsubscribe', (c) => answer(c, 'ask'))
    .post('/unsubscribe', (c) => answer(c, c.req.query('again') === undefined ? 'stop' : 'start'));
}
