import type { OwnStatement } from '#contract/moderation/statement.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/notices.ts';
import { isolate } from '#src/ui/isolate.tsx';

interface HiddenReasonsProps {
  /** What administrators found. */
  note: string;
  /** The decision that hides it; undefined until it is known. */
  statement: OwnStatement | undefined;
}

/** Tells the owner of a hidden room why, since when, what to change, and how to appeal. */
export function HiddenReasons({ note, statement }: HiddenReasonsProps) {
  return (
    <>
      {statement && (
        <p>
          {t.hiddenSince({ day: formatDay(statement.created_at) })}{' '}
          {t.ruleIs({ rule: t.rules[statement.rule] })}
        </p>
      )}
      {note && <p>{isolate(t.foundIs({ note }), note)}</p>}
      <p>{t.whatToChange}</p>
      {statement && (
        <p>
          {appealState(statement)} {/* A page of the server, which takes the appeal. */}
          <a href={statement.url}>{statement.can_appeal ? t.readReasons : t.showReasons}</a>
        </p>
      )}
    </>
  );
}

function appealState({ decision, appealed_at, can_appeal, appeal_until }: OwnStatement): string {
  if (decision !== null) return t.decisionLabels[decision];
  if (appealed_at !== null) return `${t.appealSent} ${t.appealSentHint}`;
  return can_appeal ? t.howToAppeal({ day: formatDay(appeal_until) }) : t.appealOver;
}
