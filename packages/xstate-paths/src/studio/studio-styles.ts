/** The colors and sizes, under the names that apps can set to their own. */
export const studioTokens = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f7f7f8, #131416);
  --surface: light-dark(#ffffff, #1c1d20);
  --raised: light-dark(#ffffff, #242529);
  --sunken: light-dark(#eeeef0, #26272b);
  --line: light-dark(#dedfe3, #35363c);
  --edge: light-dark(#c9cad1, #4a4b53);
  --line-strong: light-dark(#83858f, #80828c);
  --ink: light-dark(#1c1d21, #f1f1f4);
  --ink-soft: light-dark(#565862, #b4b6bf);
  --accent: light-dark(#0b6a58, #63c7b0);
  --accent-strong: light-dark(#07503f, #8bdcc9);
  --accent-wash: light-dark(#e0f1ec, #16322b);
  --on-accent: light-dark(#ffffff, #06231c);
  --warm: light-dark(#b03c1f, #ff9a7d);
  --warm-strong: light-dark(#8c2c14, #ffb59f);
  --warm-wash: light-dark(#fbe9e2, #3a1e15);
  --gold: light-dark(#855600, #f0c36a);
  --gold-wash: light-dark(#fbf0d9, #33280f);
  --focus: light-dark(#1554d1, #8ab4ff);
  --sans: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  --text-s: 0.875rem;
  --text-m: 1rem;
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-6: 1.5rem;
  --touch: 2.75rem;
  --round-s: 0.5rem;
  --round-m: 0.875rem;
  --round-full: 999px;
}
`;

/** The layout of the studio. */
export const studioStyles = `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: var(--text-m) / 1.5 var(--sans);
}
header, main { max-width: 110rem; margin: 0 auto; padding: var(--space-3) var(--space-4); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-6); }
h1 { font-size: 1.375rem; margin: 0; }
h2 { font-size: 1.125rem; line-height: 1.2; margin: 0 0 var(--space-3); }
.bar h2 { margin: 0; }
h3 { font-size: var(--text-m); margin: var(--space-4) 0 var(--space-2); }
nav { display: flex; flex-wrap: wrap; gap: var(--space-2); }
nav a, button, .button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--touch);
  min-width: var(--touch);
  padding: var(--space-2) var(--space-4);
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--edge);
  border-radius: var(--round-full);
  font: inherit;
  text-decoration: none;
  cursor: pointer;
}
nav a[aria-current], button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:disabled { color: var(--ink-soft); background: var(--sunken); cursor: default; }
button:hover:enabled, .button:hover, nav a:hover { border-color: var(--line-strong); }
:focus-visible, .button:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
.button { position: relative; }
.button input { position: absolute; inset: 0; opacity: 0; cursor: pointer; width: 100%; }
.buttons { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); margin-bottom: var(--space-3); }
main { display: grid; gap: var(--space-4); }
.desk { display: grid; gap: var(--space-4); align-content: start; min-width: 0; }
.desk > section {
  min-width: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--round-m);
  padding: var(--space-4);
}
.stage { min-width: 0; }
.scroller {
  overflow: auto;
  max-height: 45vh;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--round-m);
}
@media (width >= 64rem) {
  main { grid-template-columns: minmax(0, 1fr) minmax(22rem, 30rem); align-items: start; }
  .stage { position: sticky; top: var(--space-3); }
  .scroller { max-height: calc(100vh - 6rem); }
}
.choices, .steps { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--space-2); }
.choices button, .steps button {
  width: 100%;
  display: block;
  text-align: start;
  border-radius: var(--round-s);
  overflow-wrap: anywhere;
}
.choices small, .steps small { display: block; color: var(--ink-soft); }
.choices b { color: var(--gold); font-size: var(--text-s); }
.steps { position: relative; max-height: 24rem; overflow: auto; margin-bottom: var(--space-3); padding: 3px; }
.steps li { border-inline-start: 4px solid var(--line); }
.steps button { border-color: transparent; background: none; }
.steps .passed { border-color: var(--accent); }
.steps .failed { border-color: var(--warm); background: var(--warm-wash); }
.steps .running { border-color: var(--gold); background: var(--gold-wash); }
.steps [aria-current] { background: var(--sunken); }
#now p { margin: var(--space-1) 0; overflow-wrap: anywhere; }
#now strong { font-size: 1.0625rem; }
.soft { color: var(--ink-soft); }
code, pre { font-family: var(--mono); font-size: var(--text-s); overflow-wrap: anywhere; }
pre { white-space: pre-wrap; max-height: 16rem; overflow: auto; }
.problem { background: var(--warm-wash); padding: var(--space-3); border-radius: var(--round-s); margin: var(--space-2) 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: var(--space-3); margin: var(--space-4) 0 0; }
dt { color: var(--ink-soft); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
meter { display: block; width: 100%; height: var(--space-4); }
select { font: inherit; min-height: var(--touch); max-width: 100%; width: 100%; color: inherit; background: var(--raised); border: 1px solid var(--line-strong); border-radius: var(--round-s); padding: 0 var(--space-2); }
#path-of:not(:empty) { margin: var(--space-2) 0; }
.table { overflow-x: auto; margin-top: var(--space-3); }
table { border-collapse: collapse; width: 100%; font-size: var(--text-s); font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: var(--space-1) var(--space-2); border-bottom: 1px solid var(--line); }
td, th:not(:first-child) { text-align: end; white-space: nowrap; }
td[colspan] { text-align: start; }
th button { min-height: 2.25rem; padding: var(--space-1) var(--space-2); justify-content: start; text-align: start; border-radius: var(--round-s); }
summary { cursor: pointer; min-height: var(--touch); padding: var(--space-2) 0; }
.shots { display: grid; gap: var(--space-2); grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); margin-top: var(--space-3); }
.shots figure { margin: 0; }
.shots img { width: 100%; height: auto; border: 1px solid var(--line); border-radius: var(--round-s); }
.shots figcaption { font-size: var(--text-s); color: var(--ink-soft); overflow-wrap: anywhere; }
.unseen { position: absolute; clip-path: inset(50%); }
.chart { padding: var(--space-3); }
.chart .line.possible { cursor: pointer; text-decoration: underline; font-weight: 700; }
.state.seen > rect { stroke: var(--accent); }
.state.seen:not(.group):not(.here) > rect { fill: var(--accent-wash); }
.state.here > rect { stroke: var(--gold); stroke-width: 4; fill: var(--gold-wash); }
.state.group.here > rect { fill: var(--sunken); stroke-width: 2.5; }
.arrow.passed { stroke-width: 2.5; }
.arrow.latest { stroke: var(--gold); stroke-width: 4; }
@media (prefers-reduced-motion: no-preference) {
  .state > rect, .arrow { transition: stroke 200ms, fill 200ms, stroke-width 200ms; }
}
`;
