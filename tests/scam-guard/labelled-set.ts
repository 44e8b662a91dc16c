import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scamReasons, type ScamReason } from '#guards/scams/rule.ts';

export interface Labelled {
  language: string;
  /** Empty for a harmless text; "any" where a scam has no reason of its own. */
  reasons: (ScamReason | 'any')[];
  text: string;
}

/** The folders. Those of others were written by somebody who had not seen the rules. */
export const labelledSets = [
  'messages',
  'listings',
  'fresh',
  'hard',
  'short',
  'topics',
  'others-a',
  'others-b',
  'others-d',
  'others-e',
  'everyday',
] as const;

/** The texts of a folder, a file for each language: "reason,reason | text", or "- | text". */
export function readLabelled(folder: (typeof labelledSets)[number]): Labelled[] {
  const place = path.join(import.meta.dirname, folder);
  return readdirSync(place).flatMap((file) =>
    readFileSync(path.join(place, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const at = line.indexOf(' | ');
        const names = line.slice(0, at);
        const reasons = names === '-' ? [] : names.split(',').map(parseReason);
        return { language: path.parse(file).name, reasons, text: line.slice(at + 3) };
      }),
  );
}

function parseReason(name: string): ScamReason | 'any' {
  if (name === 'any') return name;
  const reason = scamReasons.find((each) => each === name);
  if (!reason) throw new Error(`There is no reason "${name}"`);
  return reason;
}
