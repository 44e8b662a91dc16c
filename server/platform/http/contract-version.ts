import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { contractVersionHeader } from '#contract/contract-version.ts';
import { projectRoot } from '../project-root.ts';
import { ProblemError } from './problem.ts';

/** The contract itself refuses a request: the contract of another version may allow it. */
export class ContractRefusal extends ProblemError {}

/** A hash of the contract of this version. */
export async function readContractVersion(): Promise<string> {
  const hash = createHash('sha256');
  const folder = path.join(projectRoot, 'contract');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.ts')).toSorted()) {
    hash.update(`${name}\n`).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('base64url').slice(0, 12);
}

/** The problem for pages of another version, in place of what their own contract would not say. */
export function explainRefusal(c: Context, refusal: ContractRefusal, own: string): ProblemError {
  const sent = c.req.header(contractVersionHeader);
  if (sent === undefined || sent === own) return refusal;
  return new ProblemError('page_outdated', { detail: pageOutdated });
}

const pageOutdated =
  'RoomieRadar has been updated since this page was opened. Reload the page and try again';
