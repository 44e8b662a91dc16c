import { parseArgs } from 'node:util';
import { alertsPart } from './alerts/measure-alerts.ts';
import { apiPart } from './api/measure-api.ts';
import { applicantsPart } from './applicants/measure-applicants.ts';
import { embedPart } from './embed/measure-embed.ts';
import { fairnessPart } from './fairness/measure-fairness.ts';
import { currenciesPart } from './growth/measure-currencies.ts';
import { growthPart } from './growth/measure-growth.ts';
import { versionsPart } from './growth/measure-versions.ts';
import { listingsPart } from './matching/measure-listings.ts';
import { mapPart } from './matching/measure-map.ts';
import { rewritingPart } from './matching/measure-rewriting.ts';
import { matchingPart } from './matching/measure-matching.ts';
import { importsPart } from './imports/measure-imports.ts';
import { describeMachine, formatMachine } from './machine.ts';
import { packages } from './packages.ts';
import { languagesPart } from './pages/measure-languages.ts';
import { pagesPart } from './pages/measure-pages.ts';
import { shellsPart } from './pages/measure-shells.ts';
import { isMet, type Part, type PartResult } from './part.ts';
import { placesPart } from './places/measure-places.ts';
import { lookupPart } from './photos/measure-lookup.ts';
import { photosPart } from './photos/measure-photos.ts';
import { qaPart } from './qa/measure-qa.ts';
import { scalePart } from './scale/measure-scale.ts';
import { figureLine, writeReport } from './report.ts';
import { readResults, writeResult } from './results.ts';
import { ensureTool } from './tools.ts';

const parts: Record<string, Part> = {
  pages: pagesPart,
  shells: shellsPart,
  languages: languagesPart,
  api: apiPart,
  growth: growthPart,
  versions: versionsPart,
  currencies: currenciesPart,
  matching: matchingPart,
  listings: listingsPart,
  map: mapPart,
  rewriting: rewritingPart,
  alerts: alertsPart,
  applicants: applicantsPart,
  photos: photosPart,
  'photo-lookup': lookupPart,
  embed: embedPart,
  imports: importsPart,
  scale: scalePart,
  places: placesPart,
  fairness: fairnessPart,
  qa: qaPart,
};
/** Parts that take long and whose figures rarely change. */
const onlyByName = new Set(['languages']);
const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `npm run bench -- [${Object.keys(parts).join(' | ')} ...] [--seconds 4] [--rounds 3] [--prepare]`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      // So that a quiet machine is needed only for the figures.
      prepare: { type: 'boolean', default: false },
    },
  });
  const options = { seconds: Number(values.seconds), rounds: Number(values.rounds), say };
  const chosen =
    positionals.length > 0
      ? positionals
      : Object.keys(parts).filter((name) => !onlyByName.has(name));
  const areWhole = [options.seconds, options.rounds].every((n) => Number.isInteger(n) && n >= 1);
  if (!areWhole || chosen.some((name) => !parts[name])) {
    say(usage);
    return 2;
  }
  if (values.prepare) {
    for (const name of chosen) await parts[name]?.prepare?.(say);
    return 0;
  }
  const machine = describeMachine();
  say(formatMachine(machine));

  packages.install();
  let shortfalls = 0;
  for (const name of chosen) {
    const part = parts[name] as Part;
    say(`\n${part.title}`);
    for (const tool of part.tools) await ensureTool(tool, say);
    const measured = await part.measure(options);
    const measuredAt = new Date().toISOString();
    const result: PartResult = { title: part.title, measuredAt, machine, ...measured };
    for (const figure of result.figures) say(figureLine(figure));
    shortfalls += result.figures.filter((figure) => isMet(figure) === false).length;
    await writeResult(name, result);
  }
  await writeReport(await readResults(Object.keys(parts)));
  say(`\nWritten to .tmp/bench/report.md. Goals not met: ${shortfalls}`);
  return shortfalls > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
