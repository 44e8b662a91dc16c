import type { Problem } from '#contract/problem.ts';
import { roundWait } from '#contract/wait.ts';
import { fillIn } from '#catalogs/format-message.ts';
import { formatNumber } from '#locales/format.ts';
import * as t from '#locales/refusals.ts';
import { asSentence } from './errors.ts';

/**
 * Why the server refused, in the language of the page: what it says, where that has a code, else by
 * the code of the problem. What has neither stays in English, for those who operate the site.
 */
export function translateProblem(
  { detail, detail_code: said, detail_params: params = {}, code }: Partial<Problem>,
  retryAfterSeconds: number | null,
): string | undefined {
  // Another version of the server may have codes that this one does not know.
  const text = said && (t.refusals[said] as string | undefined);
  if (!text) return (code && t.byCode[code]) ?? detail;
  const filled = fillIn(text, params, formatNumber);
  if (retryAfterSeconds === null || !said.startsWith('quota.')) return filled;
  const { count, unit } = roundWait(retryAfterSeconds);
  return `${asSentence(filled)} ${t.tryAgainIn[unit]({ count })}`;
}
