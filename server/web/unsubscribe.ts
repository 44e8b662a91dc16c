import { Hono, type Context } from 'hono';
import type { SiteLanguages } from '#contract/languages.ts';
import { getLocales, type Locales } from '#get-locales';
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

/** Mails that a link turns off and on again, and what the pages say about them. */
interface MailKind {
  /** The part of the address that names them. */
  query: string;
  /** Titles of the pages, each with a hint. */
  ask: readonly [string, string];
  stopped: readonly [string, string];
  started: readonly [string, string];
  stopLabel: string;
  startLabel: string;
  turn(isOn: boolean): Promise<unknown>;
}

type Texts = Locales['mails'];

/**
 * /unsubscribe, the target of the links in mails. A GET changes nothing, because mail programs open
 * links by themselves. A POST unsubscribes, from the page's button or by one click (RFC 8058).
 */
export function unsubscribeRoutes({ sql, languages, publicUrl, links }: Deps): Hono {
  const messages = (t: Texts, userId: number): MailKind => ({
    query: '',
    ask: [t.askUnsubscribe, t.askUnsubscribeHint],
    stopped: [t.unsubscribed, t.unsubscribedHint],
    started: [t.subscribed, t.subscribedHint],
    stopLabel: t.stopMails,
    startLabel: t.sendMailsAgain,
    turn: (isOn) => (isOn ? resubscribe : unsubscribe)(sql, userId),
  });
  const alerts = (t: Texts, userId: number): MailKind => ({
    query: '&from=alerts',
    ask: [t.askStopAlerts, t.askStopAlertsHint],
    stopped: [t.alertsStopped, t.alertsStoppedHint],
    started: [t.alertsStarted, t.alertsStartedHint],
    stopLabel: t.stopAllAlerts,
    startLabel: t.sendMailsAgain,
    turn: (isOn) => switchMails(sql, userId, 'alert_mails', isOn),
  });
  const favorites = (t: Texts, userId: number): MailKind => ({
    query: '&from=favorites',
    ask: [t.askStopFavorites, t.askStopFavoritesHint],
    stopped: [t.favoritesStopped, t.favoritesStoppedHint],
    started: [t.favoritesStarted, t.favoritesStartedHint],
    stopLabel: t.stopFavorites,
    startLabel: t.sendMailsAgain,
    turn: (isOn) => switchMails(sql, userId, 'favorite_mails', isOn),
  });
  const rooms = (t: Texts, userId: number): MailKind => ({
    query: '&from=rooms',
    ask: [t.askStopConfirm, t.stoppedConfirmHint],
    stopped: [t.confirmStopped, t.stoppedConfirmHint],
    started: [t.confirmStarted, t.confirmStartedHint],
    stopLabel: t.stopConfirm,
    startLabel: t.sendMailsAgain,
    turn: (isOn) => switchMails(sql, userId, 'confirm_mails', isOn),
  });
  const kinds = new Map([
    ['alerts', alerts],
    ['favorites', favorites],
    ['rooms', rooms],
  ]);
  /** The mails of one saved search; null when it is gone. */
  async function findSearch(t: Texts, userId: number, text: string): Promise<MailKind | null> {
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
    const savedName = id && (await nameOfSavedSearch(sql, userId, id));
    if (!id || !savedName) return null;
    const name = isolate(savedName);
    return {
      query: `&from=alerts&search=${id}`,
      ask: [t.askStopSearch({ name }), t.askStopSearchHint],
      stopped: [t.searchStopped({ name }), t.searchStoppedHint],
      started: [t.searchStarted({ name }), t.searchStartedHint],
      stopLabel: t.stopThisSearch,
      startLabel: t.goOnWithSearch,
      turn: (isOn) => pauseSavedSearch(sql, userId, { id, isPaused: !isOn }),
    };
  }

  const renderForm = (token: string, label: string, query: string, look = 'main') =>
    html`<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}${query}">
      <button class="${look}">${label}</button>
    </form>`;
  const renderMessage = ([title, hint]: readonly [string, string], ...buttons: Html[]) =>
    html`<h1>${inHtml(title)}</h1>
      <p>${hint}</p>
      ${buttons}`;

  /** Shows what the link is about, or turns it on or off and says so. */
  async function answer(c: Context, turnTo?: 'on' | 'off') {
    const token = c.req.query('token') ?? '';
    const userId = await links.userOf(token);
    const chosen = userId === null ? null : await chosenLanguage(sql, userId);
    const language = chosen ?? languageOfReader((name) => c.req.header(name), languages);
    const t = getLocales(language).mails;
    const show = (title: string, content: Html, status: 200 | 404 = 200) =>
      c.body(page(language, title, content), status, pageHeaders(publicUrl, language));
    if (userId === null) return show(t.mailsTitle, renderMessage([t.badLink, t.badLinkHint]), 404);

    const search = c.req.query('search');
    const all = (kinds.get(c.req.query('from') ?? '') ?? messages)(t, userId);
    const target = search === undefined ? all : await findSearch(t, userId, search);
    // Whoever stops one search may rather want to stop all.
    const besides = target === all ? [] : [renderForm(token, all.stopLabel, all.query, 'plain')];
    if (!target)
      return show(t.mailsTitle, renderMessage([t.searchGone, t.searchGoneHint], ...besides));
    const { query, stopLabel, startLabel } = target;
    const stop = renderForm(token, stopLabel, query);
    if (!turnTo) return show(t.mailsTitle, renderMessage(target.ask, stop, ...besides));
    await target.turn(turnTo === 'on');
    if (turnTo === 'on') {
      return show(
        target === all ? t.subscribedTitle : t.mailsTitle,
        renderMessage(target.started, stop),
      );
    }
    const again = renderForm(token, startLabel, `${query}&again=yes`);
    const title = target === all ? t.unsubscribedTitle : t.mailsTitle;
    return show(title, renderMessage(target.stopped, again, ...besides));
  }

  return new Hono()
    .get('/unsubscribe', (c) => answer(c))
    .post('/unsubscribe', (c) => answer(c, c.req.query('again') === undefined ? 'off' : 'on'));
}
