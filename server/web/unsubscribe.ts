import { Hono, type Context } from 'hono';
import type { Locales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import { leaveOutcomes } from '#domain/outcomes/public.ts';
import { unsubscribe, type UnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import { inHtml } from '#domain/notifications/public.ts';
import { stopMails } from '#domain/notifications/notification-settings.ts';
import { pauseSavedSearch } from '#domain/saved-searches/public.ts';
import { readChosenLanguage } from '#domain/users/public.ts';
import { openPlainPage, type PlainPageDeps } from './open-plain-page.ts';

interface Deps extends PlainPageDeps {
  links: UnsubscribeLinks;
}

/** Mails that a link turns off, and what the pages say about them. */
interface MailKind {
  /** The part of the address that names them. */
  query: string;
  /** Titles of the pages, each with a hint. */
  ask: readonly [string, string];
  stopped: readonly [string, string];
  stopLabel: string;
  /** Where to turn them on again, signed in. */
  settings: { label: string; path: string };
  stop(): Promise<unknown>;
}

type Texts = Locales['mails'];

/**
 * /unsubscribe, the target of the links in mails. A GET changes nothing, because mail programs open
 * links by themselves. A POST unsubscribes, from the page's button or by one click (RFC 8058). The
 * links never end and mails are passed on, so they do nothing else: they name no search, and to get
 * mails again, one signs in.
 */
export function unsubscribeRoutes(deps: Deps): Hono {
  const { sql, publicUrl, links } = deps;
  const messages = (t: Texts, userId: number): MailKind => ({
    query: '',
    ask: [t.askUnsubscribe, t.askUnsubscribeHint],
    stopped: [t.unsubscribed, t.unsubscribedHint],
    stopLabel: t.stopMails,
    settings: mailSettings(t),
    stop: () => unsubscribe(sql, userId),
  });
  const alerts = (t: Texts, userId: number): MailKind => ({
    query: '&from=alerts',
    ask: [t.askStopAlerts, t.askStopAlertsHint],
    stopped: [t.alertsStopped, t.alertsStoppedHint],
    stopLabel: t.stopAllAlerts,
    settings: mailSettings(t),
    stop: () => stopMails(sql, userId, 'alert_mails'),
  });
  const favorites = (t: Texts, userId: number): MailKind => ({
    query: '&from=favorites',
    ask: [t.askStopFavorites, t.askStopFavoritesHint],
    stopped: [t.favoritesStopped, t.favoritesStoppedHint],
    stopLabel: t.stopFavorites,
    settings: mailSettings(t),
    stop: () => stopMails(sql, userId, 'favorite_mails'),
  });
  const rooms = (t: Texts, userId: number): MailKind => ({
    query: '&from=rooms',
    ask: [t.askStopConfirm, t.stoppedConfirmHint],
    stopped: [t.confirmStopped, t.stoppedConfirmHint],
    stopLabel: t.stopConfirm,
    settings: mailSettings(t),
    stop: () => stopMails(sql, userId, 'confirm_mails'),
  });
  const seekers = (t: Texts, userId: number): MailKind => ({
    query: '&from=seekers',
    ask: [t.askStopSeekers, t.stoppedSeekersHint],
    stopped: [t.seekersStopped, t.stoppedSeekersHint],
    stopLabel: t.stopSeekers,
    settings: mailSettings(t),
    stop: () => stopMails(sql, userId, 'seeker_mails'),
  });
  // Whoever takes part agreed to these mails and to what becomes of the answers: both end together.
  const outcomes = (t: Texts, userId: number): MailKind => ({
    query: '&from=outcomes',
    ask: [t.askLeaveOutcomes, t.askLeaveOutcomesHint],
    stopped: [t.outcomesLeft, t.outcomesLeftHint],
    stopLabel: t.leaveOutcomes,
    settings: { label: t.seePrivacy, path: '/profile/privacy' },
    stop: () => leaveOutcomes(sql, userId),
  });
  const kinds = new Map([
    ['alerts', alerts],
    ['favorites', favorites],
    ['rooms', rooms],
    ['seekers', seekers],
    ['outcomes', outcomes],
  ]);
  /** The mails of one saved search; null for what is no id. */
  function searchMails(t: Texts, userId: number, text: string): MailKind | null {
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
    if (!id) return null;
    return {
      query: `&from=alerts&search=${id}`,
      ask: [t.askStopSearch, t.askStopSearchHint],
      stopped: [t.searchStopped, t.searchStoppedHint],
      stopLabel: t.stopThisSearch,
      settings: { label: t.goOnWithSearch, path: '/saved-searches' },
      stop: () => pauseSavedSearch(sql, userId, id),
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

  /** Shows what the link is about, or stops it and says so. */
  async function answer(c: Context, stops: boolean) {
    const token = c.req.query('token') ?? '';
    const userId = await links.findUser(token);
    const language = userId === null ? null : await readChosenLanguage(sql, userId);
    const { locales, show } = openPlainPage(c, deps, language);
    const { mails: t } = locales;
    if (userId === null) return show(404, t.mailsTitle, renderMessage([t.badLink, t.badLinkHint]));

    const search = c.req.query('search');
    const all = (kinds.get(c.req.query('from') ?? '') ?? messages)(t, userId);
    const target = search === undefined ? all : searchMails(t, userId, search);
    // Whoever stops one search may rather want to stop all.
    const besides = target === all ? [] : [renderForm(token, all.stopLabel, all.query, 'plain')];
    if (!target) {
      return show(404, t.mailsTitle, renderMessage([t.badLink, t.badLinkHint], ...besides));
    }
    const { query, stopLabel, settings } = target;
    // Pages and mails of earlier versions have buttons that started mails again.
    if (c.req.query('again') !== undefined) return c.redirect(`${publicUrl}${settings.path}`, 303);
    if (!stops) {
      return show(
        200,
        t.mailsTitle,
        renderMessage(target.ask, renderForm(token, stopLabel, query), ...besides),
      );
    }
    await target.stop();
    const again = html`<p><a href="${publicUrl}${settings.path}">${settings.label}</a></p>`;
    const title = target === all ? t.unsubscribedTitle : t.mailsTitle;
    return show(200, title, renderMessage(target.stopped, again, ...besides));
  }

  return new Hono()
    .get('/unsubscribe', (c) => answer(c, false))
    .post('/unsubscribe', (c) => answer(c, true));
}

const mailSettings = (t: Texts) => ({ label: t.sendMailsAgain, path: '/profile/notifications' });
