import { Hono, type Context } from 'hono';
import { answerDays, ratings } from '#contract/outcomes/outcome-terms.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import { formatName, inHtml } from '#domain/notifications/public.ts';
import type { UnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import {
  answerSurvey,
  createSurveyLinks,
  readOpenSurvey,
  readSurveyForm,
  type OpenSurvey,
} from '#domain/outcomes/public.ts';
import { readChosenLanguage } from '#domain/users/public.ts';
import type { Locales } from '#get-locales';
import { html, Html } from '#platform/http/html.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import { openPlainPage, type PlainPageDeps } from './open-plain-page.ts';

interface Deps extends PlainPageDeps, QuotaDeps {
  links: UnsubscribeLinks;
}

/**
 * /outcomes, the target of the links to surveys: two questions about living together, and more for who
 * wishes. A GET changes nothing, and the page never shows what was answered before, because mails are
 * passed on. A new answer replaces the one before.
 */
export function outcomeRoutes(deps: Deps): Hono {
  const { sql, quotas, links } = deps;
  const surveyLinks = createSurveyLinks(sql);

  async function open(c: Context) {
    c.header('X-Robots-Tag', 'noindex');
    // The token stays out of the logs of a proxy. Without any referrer, the form would have no origin.
    c.get('answerHeaders')['Referrer-Policy'] = 'strict-origin';
    const id = await surveyLinks.read(c.req.query('token') ?? '');
    const survey = id === null ? null : await readOpenSurvey(sql, id);
    const language = survey && (await readChosenLanguage(sql, survey.user_id));
    const { locales, show, say } = openPlainPage(c, deps, language);
    const { outcomePages: t } = locales;
    const isOver = () => say(404, t.surveyOver, t.surveyOverHint({ count: answerDays }));
    return { survey, locales, show, isOver };
  }

  /** The form of a survey, again with what was just chosen when a part of it is missing. */
  async function renderSurvey(
    locales: Locales,
    survey: OpenSurvey,
    chosen: Record<string, unknown> | null,
  ): Promise<Html> {
    const { outcomePages: t, mails } = locales;
    const name = formatName(survey.other_name) || mails.someone;
    const action = await surveyLinks.pathFor(survey.id);
    const leaveUrl = await links.urlFor(survey.user_id, 'outcomes');
    const isChosen = (field: string, value: string) => chosen?.[field] === value;
    const radio = (field: string, value: string, label: string) =>
      html`<label class="choice">
        <input
          type="radio"
          name="${field}"
          value="${value}"
          required
          ${new Html(isChosen(field, value) ? 'checked' : '')}
        />
        ${label}
      </label>`;
    const options = (field: string) =>
      [
        ['', t.noRating] as const,
        ...ratings.map((each) => [String(each), t.ratingLabels[each]] as const),
      ].map(
        ([value, label]) =>
          html`<option value="${value}" ${new Html(isChosen(field, value) ? 'selected' : '')}>
            ${label}
          </option>`,
      );
    return html`<h1>${inHtml(t.heading({ name }))}</h1>
      ${survey.is_answered ? [html`<p class="note">${t.thanks}</p>`] : []}
      <p>${inHtml(t.lede({ name }))}</p>
      ${chosen ? [html`<p class="problem" role="alert">${t.answerBoth}</p>`] : []}
      <form class="fields" method="post" action="${action}">
        <fieldset>
          <legend>${t.stillTogether}</legend>
          ${radio('lives_together', 'yes', t.yes)} ${radio('lives_together', 'no', t.no)}
        </fieldset>
        <fieldset>
          <legend>${t.howIsIt}</legend>
          ${ratings.map((each) => radio('rating', String(each), t.ratingLabels[each]))}
        </fieldset>
        <details>
          <summary>${t.habitByHabit}</summary>
          <p class="soft">${t.habitHint}</p>
          <div class="rows">
            ${questionIds.map(
              (id) =>
                html`<label>
                  ${locales.questions.questions[id].topic}
                  <select name="${id}">
                    ${options(id)}
                  </select>
                </label>`,
            )}
          </div>
        </details>
        <p><button class="main">${t.send}</button></p>
      </form>
      <p><a class="plain" href="${leaveUrl}">${mails.leaveOutcomes}</a></p>`;
  }

  return new Hono()
    .get('/outcomes', async (c) => {
      const { survey, locales, show, isOver } = await open(c);
      if (!survey) return isOver();
      return show(200, locales.outcomePages.title, await renderSurvey(locales, survey, null));
    })
    .post('/outcomes', async (c) => {
      const { survey, locales, show, isOver } = await open(c);
      if (!survey) return isOver();
      await quotas.count(sql, 'outcomes', { identity_key: `survey:${survey.id}` });
      const form = await c.req.parseBody();
      const answer = readSurveyForm(form);
      if (!answer) {
        return show(422, locales.outcomePages.title, await renderSurvey(locales, survey, form));
      }
      if (!(await answerSurvey(sql, survey.id, answer))) return isOver();
      // Reloading the page then sends nothing again.
      return c.redirect(await surveyLinks.pathFor(survey.id), 303);
    });
}
