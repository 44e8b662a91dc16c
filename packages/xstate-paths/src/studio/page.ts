import { escapeXml } from '../chart/draw-chart.ts';
import type { AnyPathModel } from '../model.ts';

export interface PageProps {
  models: readonly AnyPathModel<never>[];
  model: AnyPathModel<never>;
  /** The statechart as SVG. */
  chart: string;
  /** Allows the calls of the page. */
  token: string;
  script: string;
  /** Whether paths can be played. */
  canRun: boolean;
}

/** The page of the studio for one model; its script fills it. */
export function renderPage({ models, model, chart, token, script, canRun }: PageProps): string {
  const links = models.map(
    ({ name }) =>
      `<a href="/?model=${encodeURIComponent(name)}"${name === model.name ? ' aria-current="page"' : ''}>${escapeXml(name)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${token}">
<meta name="studio-model" content="${escapeXml(model.name)}">
<title>${escapeXml(model.name)} · Path studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/studio.css">
<script type="module" src="${script}"></script>
</head>
<body>
<header>
<h1>Path studio</h1>
<nav aria-label="Models">${links.join('')}</nav>
</header>
<main>
<section class="stage" aria-labelledby="chart-title">
<div class="bar">
<h2 id="chart-title">${escapeXml(model.title)}</h2>
<div class="buttons">
<button type="button" id="zoom-out" aria-label="Zoom out">−</button>
<button type="button" id="zoom-in" aria-label="Zoom in">+</button>
<button type="button" id="zoom-fit">Whole chart</button>
<button type="button" id="zoom-here">Where I am</button>
</div>
</div>
<div class="scroller" id="chart" tabindex="0" role="region" aria-label="Statechart of ${escapeXml(model.name)}, which the lists on this page say in words">${chart}</div>
</section>
<div class="desk">
<section aria-labelledby="now-title">
<h2 id="now-title">Now</h2>
<div id="now"></div>
<h3 id="possible-title">What can happen</h3>
<ul id="possible" class="choices" aria-labelledby="possible-title"></ul>
</section>
<section aria-labelledby="path-title">
<h2 id="path-title">Path</h2>
<p id="left" class="problem" hidden></p>
<div id="path-of"></div>
<ol id="steps" class="steps"></ol>
<div class="buttons">
<button type="button" id="undo">Undo</button>
<button type="button" id="redo">Redo</button>
<button type="button" id="restart">Start over</button>
<button type="button" id="save">Save</button>
<label class="button" for="file">Open<input type="file" id="file" accept=".json,application/json"></label>
</div>
<dl id="coverage" class="totals"></dl>
</section>
<section aria-labelledby="run-title">
<h2 id="run-title">Play</h2>
${
  canRun
    ? `<div class="buttons"><button type="button" id="run" class="main">Play this path</button><button type="button" id="cancel" hidden>Cancel</button></div>`
    : '<p>Set <code>run</code> in the config file to play paths on your app from here.</p>'
}
<div id="run-result"></div>
<div id="shots" class="shots"></div>
<details id="log-part" hidden><summary>Output of the player</summary><pre id="log"></pre></details>
</section>
<section aria-labelledby="compare-title">
<h2 id="compare-title">Strategies</h2>
<div class="buttons"><button type="button" id="compare">Compare</button></div>
<div id="compared"></div>
</section>
</div>
</main>
<p id="said" class="unseen" role="status" aria-live="polite"></p>
</body>
</html>
`;
}
