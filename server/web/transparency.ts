import { Hono } from 'hono';
import { reportReasons, reportSources, statementActions } from '#contract/vocabulary.ts';
import { countByYear, type YearlyCounts } from '#domain/moderation/public.ts';
import { readOutcomeFigures } from '#domain/outcomes/public.ts';
import type { Locales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import { openPlainPage, type PlainPageDeps } from './open-plain-page.ts';
import { renderOutcomes } from './outcome-figures.ts';

/** Counting reads all reports of two years and all outcomes; nobody needs the numbers of this minute. */
const countedForMs = 10 * 60_000;

/**
 * /transparency: how much was reported, decided and appealed, and how living together turned out by
 * score, in numbers that name nobody.
 */
export function transparencyRoutes(deps: PlainPageDeps): Hono {
  const years = keepFor(countedForMs, () => countByYear(deps.sql));
  const outcomes = keepFor(countedForMs, () => readOutcomeFigures(deps.sql));

  return new Hono().get('/transparency', async (c) => {
    const { locales, show } = openPlainPage(c, deps);
    const { transparency: t } = locales;
    const content = html`<h1>${t.pageTitle}</h1>
      <section class="fields">
        <h2>${t.title}</h2>
        <p>${t.lede}</p>
        ${(await years()).map((year) => section(locales, year))}
      </section>
      ${renderOutcomes(locales, await outcomes())}`;
    return show(200, t.pageTitle, content);
  });
}

/** Reads again once the answer is so old, or failed. */
function keepFor<Answer>(keptMs: number, read: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { atMs: number; answer: Promise<Answer> } | null = null;
  return () => {
    if (kept && performance.now() - kept.atMs < keptMs) return kept.answer;
    const now = { atMs: performance.now(), answer: read() };
    kept = now;
    now.answer.catch(() => {
      kept = null;
    });
    return now.answer;
  };
}

function section({ transparency: t, adminReports, format }: Locales, counts: YearlyCounts): Html {
  const row = (label: string, count: number, isPart = false): Html =>
    html`<tr>
      <th scope="row" class="${isPart ? 'part' : ''}">${label}</th>
      <td>${format.formatNumber(count)}</td>
    </tr>`;
  const group = (label: string): Html =>
    html`<tr>
      <th scope="rowgroup" colspan="2">${label}</th>
    </tr>`;
  const { median_hours: hours } = counts;
  const year = String(counts.year);
  if (counts.reports + counts.appeals + sum(counts.actions) === 0) {
    return html`<h3>${year}</h3>
      <p>${t.nothing}</p>`;
  }
  return html`<table>
    <caption>
      ${year}
    </caption>
    <tbody>
      ${row(t.reports, counts.reports)}
    </tbody>
    <tbody>
      ${group(t.bySource)}
      ${reportSources.map((name) => row(adminReports.sourceLabels[name], counts.sources[name], true))}
    </tbody>
    <tbody>
      ${group(t.byReason)}
      ${reportReasons.map((name) => row(adminReports.reasonLabels[name], counts.reasons[name], true))}
    </tbody>
    <tbody>
      ${row(t.resolved, counts.resolved)} ${row(t.dismissed, counts.dismissed)}
      ${hours === null ? [] : [row(t.medianHours, Math.ceil(hours))]}
      ${statementActions.map((name) => row(t.actions[name], counts.actions[name]))}
      ${row(t.appeals, counts.appeals)} ${row(t.upheld, counts.upheld, true)}
      ${row(t.reversed, counts.reversed, true)}
    </tbody>
  </table>`;
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);
