import type { Report } from '#contract/moderation/moderation.ts';
import { copies, foundByGuard, scamSigns, unnamedTargets } from '#locales/admin-reports.ts';
import { listingSigns, scamReasons } from '#guards/scams/rule.ts';

/** The title of the target, or its kind and id once it is deleted. */
export function targetTitle({ kind, target, target_id: id }: Report): string {
  return target.title || unnamedTargets[kind]({ id: String(id) });
}

/**
 * What the report says: written by who sent it, or the signs that the scam guard found, each on a
 * line of its own or with something else `between` them.
 */
export function reportDetails(
  { source, details }: Pick<Report, 'source' | 'details'>,
  between = '\n',
): string {
  if (source !== 'system') return details;
  const found = [...scamReasons, ...listingSigns].filter((sign) =>
    details.split(', ').includes(sign),
  );
  return found.length === 0 ? copies : found.map((sign) => scamSigns[sign]).join(between);
}

/** Names the sender of a report without an account. */
export const describeSource = ({ source }: Pick<Report, 'source'>, when: string): string | null =>
  source === 'system' ? foundByGuard({ when }) : null;
