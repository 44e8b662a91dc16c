import { Hono, type Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { isStorable, storablePart } from '#contract/primitives.ts';
import { readStatement, describeStatement, sendAppeal } from '#domain/moderation/public.ts';
import { inHtml } from '#domain/notifications/public.ts';
import { readChosenLanguage } from '#domain/users/public.ts';
import type { Locales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import { openPlainPage, type PlainPageDeps } from './open-plain-page.ts';

interface Deps extends PlainPageDeps {
  statementIds: SignedIds;
}

type Shown = NonNullable<Awaited<ReturnType<typeof readStatement>>>;

/**
 * /statement, the target of the link in a statement of reasons: a page of the server, because
 * suspended users cannot sign in. It shows the reasons and takes the one appeal, by its button.
 */
export function statementRoutes(deps: Deps): Hono {
  const { sql, statementIds } = deps;

  async function open(c: Context) {
    const token = c.req.query('token') ?? '';
    const id = await statementIds.read(token);
    const statement = id === null ? null : await readStatement(sql, id);
    const language = statement && (await readChosenLanguage(sql, statement.user_id));
    const { locales, show: showPage } = openPlainPage(c, deps, language);
    const show = (status: 200 | 404 | 409 | 422, content: Html) =>
      showPage(status, locales.notices.statementTitle, content);
    const badLink = () =>
      show(
        404,
        html`<h1>${locales.mails.badLink}</h1>
          <p>${locales.mails.badLinkHint}</p>`,
      );
    return { token, statement, locales, show, badLink };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  /** The statement and what can be done about it, or was. */
  function view({ token, locales }: Opened, shown: Shown, problem: string | null, text = ''): Html {
    const { heading, paragraphs } = describeStatement(locales, shown);
    return html`<h1>${inHtml(heading)}</h1>
      ${renderDecision(locales, shown)}
      ${paragraphs.map((line) => html`<p class="said">${inHtml(line)}</p>`)}
      ${shown.can_appeal ? appealForm(locales, { token, shown, problem, text }) : state(locales, shown)}`;
  }

  return new Hono()
    .get('/statement', async (c) => {
      const opened = await open(c);
      const { statement, show, badLink } = opened;
      return statement ? show(200, view(opened, statement, null)) : badLink();
    })
    .post('/statement', async (c) => {
      const opened = await open(c);
      const { token, statement, locales, show, badLink } = opened;
      if (!statement) return badLink();
      const { text } = await c.req.parseBody();
      const appeal = typeof text === 'string' ? text.replaceAll('\r\n', '\n').trim() : '';
      const { notices: t } = locales;
      if (appeal === '') return show(422, view(opened, statement, t.writeAppeal));
      if (!isStorable(appeal)) {
        return show(422, view(opened, statement, t.cannotBeStored, storablePart(appeal)));
      }
      if (appeal.length > limits.appeal.max) {
        return show(422, view(opened, statement, t.appealTooLong, appeal));
      }
      // Reloading the page then sends nothing again.
      if (await sendAppeal(sql, statement.id, appeal)) {
        return c.redirect(`/statement?token=${encodeURIComponent(token)}`, 303);
      }
      const now = (await readStatement(sql, statement.id)) ?? statement;
      return show(
        409,
        html`${view(opened, now, null)}
          <div class="other">
            <h2>${t.notSent}</h2>
            <p class="said" dir="auto">${appeal}</p>
          </div>`,
      );
    });
}

interface AppealForm {
  token: string;
  shown: Shown;
  problem: string | null;
  text: string;
}

function appealForm({ notices: t, format }: Locales, { token, shown, problem, text }: AppealForm) {
  return html`<form
    class="fields"
    method="post"
    action="/statement?token=${encodeURIComponent(token)}"
  >
    <div>
      <h2><label for="text">${t.yourAppeal}</label></h2>
      <p class="soft" id="hint">${t.howToAppeal({ day: format.formatDay(shown.appeal_until) })}</p>
      ${problem === null ? [] : [html`<p class="problem" role="alert">${problem}</p>`]}
      <textarea
        id="text"
        name="text"
        rows="7"
        maxlength="${String(limits.appeal.max)}"
        required
        dir="auto"
        aria-describedby="hint"
      >
${text}</textarea>
    </div>
    <p><button class="main">${t.sendAppeal}</button></p>
  </form>`;
}

/** How the appeal was decided: the first thing to know. */
function renderDecision({ notices: t }: Locales, { decision, decision_note: note }: Shown): Html[] {
  if (decision === null) return [];
  return [
    html`<p><b>${t.decisionLabels[decision]}</b></p>
      ${note === null || note === '' ? [] : [html`<p class="said" dir="auto">${note}</p>`]}`,
  ];
}

/** The appeal, or that there can be none any more. */
function state({ notices: t }: Locales, shown: Shown): Html {
  const { decision, appeal_text: text } = shown;
  const quoted =
    text === null || text === ''
      ? []
      : [
          html`<div class="other">
            <h2>${t.yourAppeal}</h2>
            <p class="said" dir="auto">${text}</p>
          </div>`,
        ];
  if (decision !== null) return html`${quoted}`;
  if (shown.appealed_at === null) return html`<p>${t.appealOver}</p>`;
  return html`<p><b>${t.appealSent}</b> ${t.appealSentHint}</p>
    ${quoted}`;
}
