import { surveyDays } from '#contract/outcomes/outcome-terms.ts';
import {
  leastPairs,
  type OutcomeCell,
  type OutcomeKind,
  type OutcomeRange,
} from '#domain/outcomes/public.ts';
import type { Locales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';

/** How outcomes go with the score: for each of both questions a table, and a chart of the same. */
export function renderOutcomes(
  locales: Locales,
  figures: Record<OutcomeKind, OutcomeRange[]>,
): Html {
  const { transparency: t, format } = locales;
  return html`<section class="fields" id="score">
    <h2>${t.outcomesTitle}</h2>
    <p>${t.outcomesLede}</p>
    <p class="soft">${t.outcomesFew({ least: format.formatNumber(leastPairs) })}</p>
    ${renderTable(locales, t.stillTogether, figures.together)}
    ${renderChart(locales, t.stillTogether, figures.together)}
    ${renderTable(locales, t.isGood, figures.good)} ${renderChart(locales, t.isGood, figures.good)}
  </section>`;
}

function renderTable(locales: Locales, caption: string, ranges: OutcomeRange[]): Html {
  const { transparency: t, format } = locales;
  const days = surveyDays.map(
    (each) => html`<th scope="col">${t.afterDays({ days: format.formatNumber(each) })}</th>`,
  );
  const rows = ranges.map(({ from, to, cells }) => {
    const range = t.scoreRange({ from: format.formatNumber(from), to: format.formatNumber(to) });
    return html`<tr>
      <th scope="row">${range}</th>
      ${cells.map((cell) => html`<td>${describeCell(locales, cell)}</td>`)}
    </tr>`;
  });
  return html`<table class="figures">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t.score}</th>
        ${days}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function describeCell(
  { transparency: t, format }: Locales,
  { share, missing }: OutcomeCell,
): string {
  if (!share) return t.missingPairs({ count: missing });
  const percent = (value: number) => format.formatNumber(Math.round(100 * value));
  return t.shareRange({
    share: percent(share.share),
    low: percent(share.low),
    high: percent(share.high),
  });
}

/** Sizes of the chart, in the units of its drawing. */
const [left, top, wide, high] = [32, 12, 300, 180];
const rangeWide = wide / 6;
const toHeight = (share: number) => top + high * (1 - share);

/** The shares of a table with their intervals; nothing while none is shown. */
function renderChart(locales: Locales, caption: string, ranges: OutcomeRange[]): Html {
  const { transparency: t, format } = locales;
  if (!ranges.some(({ cells }) => cells.some(({ share }) => share))) return html``;
  const ticks = [...ranges.map(({ from }) => from), 100];
  const points = ranges.flatMap(({ cells }, range) =>
    cells.map((cell, series) =>
      renderPoint(cell, series, left + rangeWide * (range + (series + 1) / 4)),
    ),
  );
  const lines = [0, 0.5, 1].map(
    (share) =>
      html`<line
          x1="${text(left)}"
          x2="${text(left + wide)}"
          y1="${text(toHeight(share))}"
          y2="${text(toHeight(share))}"
        />
        <text x="${text(left - 5)}" y="${text(toHeight(share) + 4)}" text-anchor="end">
          ${format.formatNumber(100 * share)}
        </text>`,
  );
  const labels = ticks.map(
    (score, position) =>
      html`<text
        x="${text(left + rangeWide * position)}"
        y="${text(top + high + 16)}"
        text-anchor="middle"
      >
        ${format.formatNumber(score)}
      </text>`,
  );
  const legend = surveyDays.map(
    (days, series) =>
      html`<span>
        <svg viewBox="0 0 12 12" aria-hidden="true">${renderMark(series, 6, 6)}</svg>
        ${t.afterDays({ days: format.formatNumber(days) })}
      </span>`,
  );
  return html`<figure>
    <svg
      class="chart"
      viewBox="0 0 350 214"
      direction="ltr"
      role="img"
      aria-label="${caption}: ${t.chartLabel}"
    >
      ${lines} ${labels} ${points}
    </svg>
    <figcaption class="soft legend">${t.chartLabel} ${legend}</figcaption>
  </figure>`;
}

function renderPoint({ share }: OutcomeCell, series: number, x: number): Html {
  if (!share) return html``;
  return html`<line
      class="series-${text(series)}"
      x1="${text(x)}"
      x2="${text(x)}"
      y1="${text(toHeight(share.low))}"
      y2="${text(toHeight(share.high))}"
    />
    ${renderMark(series, x, toHeight(share.share))}`;
}

/** A mark has the shape of its series as well as the color. */
function renderMark(series: number, x: number, y: number): Html {
  const name = `series-${series}`;
  if (series === 0) return html`<circle class="${name}" cx="${text(x)}" cy="${text(y)}" r="4" />`;
  const turn = series === 1 ? '' : `rotate(45 ${text(x)} ${text(y)})`;
  return html`<rect
    class="${name}"
    x="${text(x - 3.5)}"
    y="${text(y - 3.5)}"
    width="7"
    height="7"
    transform="${turn}"
  />`;
}

const text = (value: number) => String(Math.round(value * 10) / 10);
