import type { Report } from '#contract/moderation/moderation.ts';
import { unnamedTargets } from '#locales/admin-reports.ts';

/** The title of the target, or its kind and id once it is deleted. */
export function targetTitle({ kind, target, target_id: id }: Report): string {
  return target.title || unnamedTargets[kind]({ id: String(id) });
}
