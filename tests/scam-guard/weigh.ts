/**
 * Makes guards/scams/weights.json from all labelled texts: how much each sign, and each two of
 * them in a sentence, speak for a scam or against it. A logistic regression, whose weights are kept
 * small so that no single text decides. Run it after every change of the texts, the words or the rules:
 *
 *     npx tsx tests/scam-guard/weigh.ts
 */
import { writeFileSync } from 'node:fs';
import { collectFeatures } from '#guards/scams/find-reasons.ts';
import { findSigns } from '#guards/scams/signs.ts';
import { labelledSets, readLabelled, type Labelled } from './labelled-set.ts';

const target = 'guards/scams/weights.json';
const steps = 600;
const stepSize = 0.3;
/** What a weight costs; more for two signs together, which learn single texts by heart. */
const shrinking = { one: 4, two: 15 };
/** Texts of others than the author of the rules are worth more. */
const setWeights: Record<(typeof labelledSets)[number], number> = {
  messages: 2,
  listings: 2,
  fresh: 4,
  hard: 2,
  short: 4,
  topics: 5,
  'others-a': 3,
  'others-b': 3,
  'others-d': 4,
  'others-e': 4,
  everyday: 3,
};
/** A smaller weight changes nothing. */
const minWeight = 0.05;

interface Example extends Labelled {
  worth: number;
  features: number[];
}

/** Weighs the features of texts; `without` are not learned from, to be measured. */
export function weigh(without: readonly string[] = []) {
  const numbers = new Map<string, number>();
  const featureNumber = (feature: string) => {
    const known = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, known);
    return known;
  };
  const texts = labelledSets
    .filter((name) => !without.includes(name))
    .flatMap((name) =>
      readLabelled(name).map((labelled) => ({ ...labelled, worth: setWeights[name] })),
    );
  const examples = [...texts, ...wrapped(texts)].flatMap((example): Example[] => {
    const features = [...collectFeatures(findSigns(example.text))];
    // The rules were made for some of these texts and know them too well: also without them.
    const known = features.filter((feature) => !/\b(rule|not|across|plain)-/.test(feature));
    return [features, known].map((some) => ({ ...example, features: some.map(featureNumber) }));
  });
  const { base, weights } = fit(examples, [...numbers.keys()]);
  const table = [...numbers]
    .map(([feature, number]): [string, number] => [
      feature,
      Math.round(weights[number]! * 100) / 100,
    ])
    .filter(([, weight]) => Math.abs(weight) >= minWeight)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { base: Math.round(base * 100) / 100, table };
}

/**
 * The same texts with a harmless one in front, because a scam that also says something kind is one
 * all the same. Each text has another of its language.
 */
function wrapped<Text extends Labelled>(texts: readonly Text[]): Text[] {
  return texts.map((each, nth) => {
    const harmless = texts.filter(
      ({ language, reasons }) => language === each.language && reasons.length === 0,
    );
    const before = harmless[(nth * 7919) % harmless.length]!;
    return { ...each, text: `${before.text}\n${each.text}` };
  });
}

/** AdaGrad: each weight has a step of its own, which gets smaller the more it was moved. */
function fit(examples: readonly Example[], names: readonly string[]) {
  const costs = names.map((name) => (name.includes(' ') ? shrinking.two : shrinking.one));
  const weights = new Float64Array(names.length);
  const moved = new Float64Array(names.length).fill(1e-8);
  let base = 0;
  let baseMoved = 1e-8;
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight, number) => costs[number]! * weight);
    let baseSlope = 0;
    for (const { features, reasons, worth } of examples) {
      const score = features.reduce((sum, number) => sum + weights[number]!, base);
      const wrong = (1 / (1 + Math.exp(-score)) - (reasons.length > 0 ? 1 : 0)) * worth;
      for (const number of features) slopes[number]! += wrong;
      baseSlope += wrong;
    }
    for (const [number, slope] of slopes.entries()) {
      moved[number]! += slope * slope;
      weights[number]! -= (stepSize * slope) / Math.sqrt(moved[number]!);
    }
    baseMoved += baseSlope * baseSlope;
    base -= (stepSize * baseSlope) / Math.sqrt(baseMoved);
  }
  return { base, weights };
}

function main(): void {
  const { base, table } = weigh();
  const text = JSON.stringify({ base, weights: Object.fromEntries(table) }, null, 2);
  writeFileSync(target, `${text}\n`);
  process.stdout.write(`${table.length} weights\n`);
}

if (process.argv[1] === import.meta.filename) main();
