import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type } from 'arktype';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { type AnyPathModel, UsageError, computeFingerprint } from '#xstate-paths';
import { chartStyles } from '#xstate-paths/chart/chart-styles.ts';
import { drawChart } from '#xstate-paths/chart/draw-chart.ts';
import { layOut } from '#xstate-paths/chart/lay-out.ts';
import { RunResults } from '../results.ts';
import { appTokens } from './app-tokens.ts';
import { type ChapterProps, listShown } from './model-section.tsx';
import { countOutcomes } from './outcomes.ts';
import { Page } from './page.tsx';
import { pathOnChart } from './path-on-chart.ts';

/** Wide enough for screenshots side by side; more would only make the file larger. */
const screenshotWidth = 480;

/**
 * Renders the report as HTML from the results in `folder`, which has a folder for each model.
 * Throws a UsageError if there are none.
 */
export async function makeReport(
  models: readonly AnyPathModel<never>[],
  folder: string,
): Promise<string> {
  const sections = await Promise.all(models.map((model) => makeChapter(model, folder)));
  if (sections.every(({ results }) => results === null)) {
    throw new UsageError('There are no results yet. Create some with npm run qa -- run <model>');
  }
  const own = await readFile(path.resolve(import.meta.dirname, 'report.css'), 'utf8');
  const styles = [appTokens(), own, chartStyles].join('\n');
  const page = <Page sections={sections} styles={styles} madeAt={new Date().toISOString()} />;
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

async function makeChapter(model: AnyPathModel<never>, folder: string): Promise<ChapterProps> {
  const own = path.join(folder, model.name);
  const results = await readResults(path.join(own, 'results.json'));
  const outcomes = countOutcomes(model, results);
  const layout = await layOut(model.machine);
  return {
    model,
    results,
    isOutdated:
      results !== null && results.machine.fingerprint !== computeFingerprint(model.machine),
    outcomes,
    chart: drawChart(layout, {
      name: model.name,
      states: outcomes.states,
      transitions: new Map(outcomes.transitions.map(({ name, outcome }) => [name, outcome])),
    }),
    pathStyles: (results ? listShown(results) : [])
      .map(({ path }) => pathOnChart(model.name, path, layout))
      .join('\n'),
    screenshots: results ? await readScreenshots(own) : new Map(),
  };
}

async function readResults(file: string): Promise<RunResults | null> {
  if (!existsSync(file)) return null;
  const results = RunResults(JSON.parse(await readFile(file, 'utf8')));
  if (results instanceof type.errors) {
    throw new UsageError(`${file} holds no results that can be read: ${results.summary}`);
  }
  return results;
}

async function readScreenshots(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/.test(name));
  const screenshots = new Map<string, string>();
  for (const name of names) {
    const small = await sharp(path.join(folder, name))
      .resize({ width: screenshotWidth, withoutEnlargement: true })
      .webp({ quality: 60 })
      .toBuffer();
    screenshots.set(name, `data:image/webp;base64,${small.toString('base64')}`);
  }
  return screenshots;
}
