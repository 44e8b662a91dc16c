import { Hono } from 'hono';
import type { SiteLanguages } from '#contract/languages.ts';
import { reportReasons, reportSources, statementActions } from '#contract/vocabulary.ts';
import { countByYear, type YearlyCounts } from '#domain/moderation/public.ts';
import type { Locales } from '#get-locales';
import type { Sql } from '#platform/database/sql.ts';
import { html, type Html } from '#platform/http/html.ts';
import { openPlainPage } from './open-plain-page.ts';

interface Deps {
  sql: Sql;
  languages: SiteLanguages;
  publicUrl: string;
}

/** Counting reads all reports of two years, and nobody needs the number of this minute. */
const countedForMs = 10 * 60_000;

/** /transparency: how much was reported, decided and appealed, in numbers that name nobody. */
export function transparencyRoutes(deps: Deps): Hono {
  let counted: { atMs: number; years: Promise<YearlyCounts[]> } | null = null;

  function years(): Promise<YearlyCounts[]> {
    if (counted && performance.now() - counted.atMs < countedForMs) return counted.years;
    const now = { atMs: performance.now(), years: countByYear(deps.sql) };
    counted = now;
    now.years.catch(() => {
      counted = null;
    });
    return now.years;
  }

  return new Hono().get('/transparency', async (c) => {
    const { locales, show } = openPlainPage(c, deps);
    const { transparency: t } = locales;
    const content = html`<h1>${t.title}</h1>
      <p>${t.lede}</p>
      ${(await years()).map((year) => section(locales, year))}`;
    return show(200, t.title, content);
  });
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
    return html`<h2>${year}</h2>
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
