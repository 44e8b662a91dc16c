import { Hono, type Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { readId } from '#contract/primitives.ts';
import { noticeReasons } from '#contract/vocabulary.ts';
import {
  confirmNotice,
  keepNotice,
  readNoticedTitle,
  readNotice,
  readNoticeForm,
} from '#domain/safety/public.ts';
import type { Locales } from '#get-locales';
import { html, Html } from '#platform/http/html.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import { visitorNetwork } from '#platform/http/visitor-network.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import { openPlainPage, type PlainPageDeps } from './open-plain-page.ts';

interface Deps extends PlainPageDeps, QuotaDeps {
  trustedProxies: number;
  noticeIds: SignedIds;
}

type Form = ReturnType<typeof readNoticeForm>;
type Texts = Locales['notices'];

/**
 * /notice reports a listing without an account: pages of the server, so that they work from any card
 * and without scripts. /confirm-notice is the target of the link in the mail that follows. Its GET
 * changes nothing, because mail programs open links by themselves; only its button does.
 */
export function noticeRoutes(deps: Deps): Hono {
  const { sql, quotas, trustedProxies, noticeIds } = deps;

  function reader(c: Context, chosen: Language | null = null) {
    const { locales, ...opened } = openPlainPage(c, deps, chosen);
    return { ...opened, t: locales.notices, mails: locales.mails };
  }

  /** The listing that the address names; null when it is not public. */
  async function readNoticedListing(c: Context) {
    const id = readId(c.req.query('listing') ?? '');
    const title = id === null ? null : await readNoticedTitle(sql, id);
    return id === null || title === null ? null : { id, title };
  }

  async function openLink(c: Context) {
    const id = await noticeIds.read(c.req.query('token') ?? '');
    const notice = id === null ? null : await readNotice(sql, id);
    const { t, mails, show, say } = reader(c, notice?.language);
    const badLink = () => say(404, mails.badLink, mails.badLinkHint);
    return { opened: id === null || !notice ? null : { id, notice }, t, show, say, badLink };
  }

  return new Hono()
    .get('/notice', async (c) => {
      const { t, show, say } = reader(c);
      const listing = await readNoticedListing(c);
      if (!listing) return say(404, t.notPublic, t.notPublicHint);
      const source = c.req.query('from') === 'card' ? 'card' : 'visitor';
      return show(200, t.noticeTitle, noticeForm(t, { ...listing, source }, null));
    })
    .post('/notice', async (c) => {
      const { language, t, show, say } = reader(c);
      const listing = await readNoticedListing(c);
      const form = readNoticeForm(await c.req.parseBody());
      if (!listing) return show(404, t.notPublic, noListing(t, form));
      const source = c.req.query('from') === 'card' ? 'card' : 'visitor';
      const { reason, ...values } = form.values;
      const isWrong = form.wrong.reason || form.wrong.details !== null || form.wrong.email;
      if (reason === null || isWrong) {
        return show(422, t.noticeTitle, noticeForm(t, { ...listing, source }, form));
      }
      const network = visitorNetwork(c, trustedProxies);
      const notice = { ...values, reason, listing_id: listing.id, source, language } as const;
      try {
        await keepNotice(sql, quotas, notice, network);
      } catch (error) {
        if (!(error instanceof ProblemError && error.code === 'rate_limited')) throw error;
        const problem = `${t.tooMany}. ${t.tooManyHint}`;
        return show(429, t.tooMany, noticeForm(t, { ...listing, source }, form, problem));
      }
      return say(200, t.checkMail, t.checkMailHint);
    })
    .get('/confirm-notice', async (c) => {
      const { opened, t, show, say, badLink } = await openLink(c);
      if (!opened) return badLink();
      const { notice } = opened;
      if (notice.is_confirmed) return say(200, t.confirmedBefore, t.confirmedHint);
      const action = `/confirm-notice?token=${encodeURIComponent(c.req.query('token') ?? '')}`;
      const content = html`<h1>${t.askConfirm}</h1>
        <p><bdi>${notice.title}</bdi></p>
        <p>${t.reasons[notice.reason]}</p>
        ${notice.details === '' ? [] : [html`<p class="said" dir="auto">${notice.details}</p>`]}
        <form method="post" action="${action}">
          <button class="main">${t.confirmButton}</button>
        </form>`;
      return show(200, t.askConfirm, content);
    })
    .post('/confirm-notice', async (c) => {
      const { opened, t, say, badLink } = await openLink(c);
      if (!opened) return badLink();
      const isFirst = await confirmNotice(sql, opened.id);
      return say(200, isFirst ? t.confirmed : t.confirmedBefore, t.confirmedHint);
    });
}

/** The text about a listing that is no longer public, to be copied. */
function noListing(t: Texts, { values }: Form): Html {
  return html`<h1>${t.notPublic}</h1>
    <p>${t.notPublicHint}</p>
    ${values.details === '' ? [] : [html`<p class="said" dir="auto">${values.details}</p>`]}`;
}

/**
 * The form about a listing; `form` is what was sent and has to be corrected, or, with a `failure`,
 * sent again later.
 */
function noticeForm(
  t: Texts,
  listing: { id: number; title: string; source: string },
  form: Form | null,
  failure: string | null = null,
): Html {
  const { values, wrong } = form ?? { values: null, wrong: null };
  const problem = (id: string, isWrong: boolean | undefined, message: string) =>
    isWrong ? [html`<p class="problem" id="${id}" role="alert">${message}</p>`] : [];
  const detailsMessage = wrong?.details === 'unstorable' ? t.cannotBeStored : t.detailsTooLong;
  const reasons = noticeReasons.map(
    (reason) =>
      html`<label class="choice"
        ><input
          type="radio"
          name="reason"
          value="${reason}"
          required
          ${new Html(values?.reason === reason ? 'checked' : '')}
        />
        ${t.reasons[reason]}</label
      >`,
  );
  return html`<h1>${t.noticeTitle}</h1>
    <p><bdi>${listing.title}</bdi></p>
    <p>${t.noticeLede}</p>
    ${failure === null ? [] : [html`<p class="problem" role="alert">${failure}</p>`]}
    <form
      class="fields"
      method="post"
      action="/notice?listing=${String(listing.id)}&from=${listing.source}"
    >
      <fieldset>
        <legend>${t.reasonQuestion}</legend>
        ${problem('reason-problem', wrong?.reason, t.chooseReason)} ${reasons}
      </fieldset>
      <div>
        <label for="details">${t.details}</label>
        <p class="soft" id="details-hint">${t.detailsHint}</p>
        ${problem('details-problem', Boolean(wrong?.details), detailsMessage)}
        <textarea
          id="details"
          name="details"
          rows="5"
          maxlength="${String(limits.report.details)}"
          dir="auto"
          aria-describedby="details-hint"
        >
${values?.details ?? ''}</textarea>
      </div>
      <div>
        <label for="email">${t.email}</label>
        <p class="soft" id="email-hint">${t.emailHint}</p>
        ${problem('email-problem', wrong?.email, t.enterEmail)}
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          maxlength="254"
          required
          dir="ltr"
          value="${values?.email ?? ''}"
          aria-describedby="email-hint"
        />
      </div>
      <p><button class="main">${t.sendNotice}</button></p>
    </form>
    <p class="soft"><a href="/transparency">${t.inNumbers}</a></p>`;
}
