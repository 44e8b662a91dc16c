/**
 * Inline, so that these pages work without the app's build. Colors and sizes are those of the app.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf7f2, #15120f);
  --surface: light-dark(#ffffff, #1e1a16);
  --sunken: light-dark(#f1ece4, #29241e);
  --line: light-dark(#e6dfd4, #3a332b);
  --line-strong: light-dark(#8f8475, #83776a);
  --ink: light-dark(#221d17, #f4eee6);
  --ink-soft: light-dark(#5f564b, #b9ad9e);
  --accent: light-dark(#0c6b5a, #63c7b0);
  --accent-strong: light-dark(#08513f, #8bdcc9);
  --accent-wash: light-dark(#e1f0eb, #17322b);
  --on-accent: light-dark(#ffffff, #06231c);
  --warm: light-dark(#b03c1f, #ff9a7d);
  --gold: light-dark(#855600, #f0c36a);
  --gold-wash: light-dark(#fbf0d9, #33280f);
  --focus: light-dark(#1554d1, #8ab4ff);
}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--ground); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  color: var(--ink);
  font: 400 1rem/1.55 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  overflow-wrap: break-word;
}
main {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  max-inline-size: 44rem;
  margin-inline: auto;
  padding: 1.5rem 1rem 3rem;
}
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: clamp(1.875rem, 1.4rem + 2vw, 2.625rem); line-height: 1.15; letter-spacing: -0.02em; }
h2 { margin-block-end: 0.75rem; font-size: 1.25rem; line-height: 1.2; letter-spacing: -0.015em; }
h3 { font-size: 1.0625rem; }
dl { padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface); }
dt { color: var(--ink-soft); font-size: 0.875rem; }
dd + dt { margin-block-start: 1rem; }
dd:not(.soft) { font-weight: 540; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 0.5rem; list-style: none; }
button, input, textarea { font: inherit; color: inherit; }
a:not([class]) { color: var(--accent); }
button { cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.brand { display: flex; align-items: center; justify-self: start; gap: 0.6rem; min-block-size: 2.75rem; color: inherit; text-decoration: none; font-size: 1.125rem; font-weight: 720; letter-spacing: -0.025em; }
.brand svg { inline-size: 1.75rem; fill: none; stroke: var(--accent); stroke-width: 2.6; stroke-linecap: round; }
.brand path + path { opacity: 0.6; }
.brand circle { fill: var(--accent); stroke: none; }
.note { padding: 0.75rem 1rem; border-radius: 0.875rem; background: var(--gold-wash); color: var(--gold); }
.soft { color: var(--ink-soft); font-size: 0.875rem; }
.problem { margin-block: 0.25rem; color: var(--warm); }
.person {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  inline-size: 100%;
  block-size: 100%;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.875rem;
  background: var(--surface);
  text-align: start;
}
.person:hover { border-color: var(--accent); background: var(--accent-wash); }
.who { display: grid; min-inline-size: 0; line-height: 1.35; overflow-wrap: anywhere; }
.initial {
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 999px;
  background: var(--accent-wash);
  color: var(--accent-strong);
  font-weight: 640;
}
.other { padding: 1.25rem; border-radius: 1.25rem; background: var(--sunken); }
.other .soft { margin-block-start: 0.5rem; }
label { font-weight: 540; }
h2 label { font-weight: inherit; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 0.25rem; }
input {
  flex: 1 1 14rem;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: 0.875rem;
  background: var(--surface);
}
textarea {
  display: block;
  inline-size: 100%;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: 0.875rem;
  background: var(--surface);
  resize: vertical;
}
.fields { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
.fields .soft { margin-block: 0.125rem 0.375rem; }
.fields input:not([type='radio']) { inline-size: 100%; }
fieldset { display: grid; gap: 0.25rem; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 0.25rem; font-weight: 540; }
.choice { display: flex; align-items: center; gap: 0.625rem; min-block-size: 2.75rem; font-weight: 400; }
input[type='radio'] { flex: none; inline-size: 1.25rem; min-block-size: 1.25rem; margin: 0; accent-color: var(--accent); }
select {
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 0.875rem;
  background: var(--surface);
  color: inherit;
  font: inherit;
}
summary { padding-block: 0.625rem; color: var(--accent); font-weight: 540; cursor: pointer; }
.rows { display: grid; gap: 0.5rem; }
.rows label { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 0.25rem 1rem; align-items: center; font-weight: 400; }
table { border-collapse: collapse; inline-size: 100%; max-inline-size: 34rem; }
caption { padding-block: 0.5rem; font-size: 1.25rem; font-weight: 640; text-align: start; }
th, td { padding: 0.5rem 0; border-block-end: 1px solid var(--line); text-align: start; }
th { font-weight: 540; }
td { text-align: end; font-variant-numeric: tabular-nums; }
.figures td, .figures th + th { overflow-wrap: anywhere; }
.figures td { padding-inline-start: 0.75rem; font-size: 0.875rem; }
.figures thead th + th { padding-inline-start: 0.75rem; text-align: end; }
figure { margin: 0; }
.chart { inline-size: 100%; max-inline-size: 34rem; }
.chart text { fill: var(--ink-soft); font-size: 0.6875rem; }
.chart line { stroke: var(--line); }
.chart [class] { stroke-width: 2; }
.series-0, .chart .series-0 { fill: var(--accent); stroke: var(--accent); }
.series-1, .chart .series-1 { fill: var(--warm); stroke: var(--warm); }
.series-2, .chart .series-2 { fill: var(--gold); stroke: var(--gold); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
.legend svg { inline-size: 0.75rem; block-size: 0.75rem; vertical-align: middle; }
.part { padding-inline-start: 1.25rem; color: var(--ink-soft); font-weight: 400; }
.said { white-space: pre-line; overflow-wrap: anywhere; }
input[aria-invalid='true'] { border-color: var(--warm); box-shadow: inset 0 0 0 1px var(--warm); }
.main, .plain {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 2.75rem;
  padding-inline: 1.25rem;
  border: 0;
  border-radius: 999px;
  font-weight: 640;
  text-decoration: none;
}
.main { background: var(--accent); color: var(--on-accent); }
.main:hover { background: var(--accent-strong); }
.plain { background: transparent; color: var(--accent); text-align: start; }
.plain:hover { background: var(--accent-wash); color: var(--accent-strong); }
@media (forced-colors: active) { button, .main { border: 1px solid ButtonText; } }
`;
