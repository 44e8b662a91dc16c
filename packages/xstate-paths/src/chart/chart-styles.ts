/** The styles of a chart and of the marks that stand for what became of its parts. */
export const chartStyles = `
.chart {
  display: block;
  box-sizing: border-box;
  padding: var(--space-3);
  height: auto;
}
.chart text {
  font: 13px var(--sans);
  fill: var(--ink);
}
.chart .line {
  font: 11px var(--mono);
}
.chart .label {
  fill: var(--surface);
  opacity: 0.9;
}
.state rect {
  fill: var(--raised);
  stroke: var(--line-strong);
  stroke-width: 1.5;
}
.state.group > rect {
  fill: var(--sunken);
}
.state.any rect {
  fill: none;
  stroke-dasharray: 3 3;
}
.state.any > text {
  font-style: italic;
}
.state.passed > rect {
  stroke: var(--accent);
  fill: var(--accent-wash);
}
.state.failed > rect {
  stroke: var(--warm);
  fill: var(--warm-wash);
  stroke-width: 3;
}
.state.open > rect {
  stroke-dasharray: 6 4;
}
.arrow {
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 1.6;
}
.arrow.passed {
  stroke: var(--accent);
}
.arrow.failed {
  stroke: var(--warm);
  stroke-width: 3;
}
.arrow.open {
  stroke: var(--gold);
  stroke-dasharray: 6 4;
}
.arrow.leftOut {
  stroke-dasharray: 1 4;
}
.chart .line.passed,
.mark.passed {
  fill: var(--accent-strong);
  color: var(--accent-strong);
}
.chart .line.failed,
.mark.failed {
  fill: var(--warm-strong);
  color: var(--warm-strong);
  font-weight: 700;
}
.chart .line.open,
.mark.open {
  fill: var(--gold);
  color: var(--gold);
}
.chart .line.leftOut,
.mark.leftOut {
  fill: var(--ink-soft);
  color: var(--ink-soft);
}
`;
