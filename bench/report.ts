import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatMachine } from './machine.ts';
import { isMet, figureRatio, type Figure, type PartResult } from './part.ts';

const file = path.join(import.meta.dirname, '../.tmp/bench/report.md');

const introduction = `# Figures of npm run bench

Times depend on the machine, so most goals compare a figure with a reference that the same run measures.

In the tables, "Measured" is RoomieRadar's figure, "Reference" what it is compared with, and "Ratio"
the first divided by the second. A goal limits the ratio, or the figure itself when there is no
reference.
`;

/** Writes a report with one section for each part. docs/performance.md has what readers need of it. */
export async function writeReport(results: PartResult[]): Promise<void> {
  await writeFile(file, [introduction, ...results.map(section)].join('\n'));
}

function section({ title, measuredAt, machine, method, figures, notes }: PartResult): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${amount(figure.value, figure.unit)} | ${
        figure.against ? amount(figure.against.value, figure.unit) : ''
      } | ${figure.against ? ratio(figure) : ''} | ${goal(figure)} | ${verdict(figure)} |`,
  );
  return [
    `## ${title}\n`,
    `Measured ${measuredAt.slice(0, 10)} on ${formatMachine(machine)}.\n`,
    ...method.map((sentence) => `- ${sentence}`),
    '\n| Figure | Measured | Reference | Ratio | Goal | |\n|---|---:|---:|---:|---|---|',
    ...rows,
    ...notes.map((note) => `\n${note}`),
    '',
  ].join('\n');
}

/** Formats one figure for the terminal, the ratio last. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, against } = figure;
  const beside = against ? ` | ${against.name} ${amount(against.value, unit)}` : '';
  const outcome = [goal(figure), verdict(figure)].filter(Boolean).join(', ');
  const share = against ? ` | ${ratio(figure)}` : '';
  return `${name}: ${amount(value, unit)}${beside}${outcome && ` | ${outcome}`}${share}`;
}

const ratio = (figure: Figure) => figureRatio(figure).toFixed(2);

function goal(figure: Figure): string {
  if (!figure.goal) return '';
  const unit = figure.against ? '' : ` ${figure.unit}`;
  const limit = (value: number) => `${value.toLocaleString('en')}${unit}`.trim();
  if ('atLeast' in figure.goal) return `at least ${limit(figure.goal.atLeast)}`;
  return `at most ${limit(figure.goal.atMost)}`;
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === null) return '';
  return met ? 'met' : 'NOT MET';
}

function amount(value: number, unit: string): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : 1;
  const text = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit.startsWith('/') ? text + unit : `${text} ${unit}`.trim();
}
