import type { ShownStatement } from '../statements/own-statements.ts';
import { isolate, oneLine } from '#domain/notifications/public.ts';
import type { Locales } from '#get-locales';

/** A statement of reasons in words: what was decided, what follows, why, and by whom. */
export function describeStatement({ notices: t, format }: Locales, statement: ShownStatement) {
  const { action, rule, note, target_kind, target_label, created_at, decision } = statement;
  const title = isolate(oneLine(target_label));
  const isRoom = (target_kind === 'listing' || target_kind === 'wanted') && target_label !== '';
  const headings = {
    listing_hidden: t.hidden({ title }),
    listing_deleted: t.deleted({ title }),
    wanted_hidden: t.wantedHidden({ title }),
    user_suspended: t.suspended,
    warned: isRoom ? t.warnedAbout({ title }) : t.warned,
  };
  // Only a deleted room does not come back.
  const isOver = decision === 'reversed' && action !== 'listing_deleted';
  return {
    heading: headings[action],
    paragraphs: [
      ...(isOver ? [] : [t.effects[action]]),
      t.ruleIs({ rule: t.rules[rule] }),
      ...(note === '' ? [] : [t.foundIs({ note: isolate(note) })]),
      t.decidedOn({ day: format.formatDay(created_at) }),
    ],
  };
}
