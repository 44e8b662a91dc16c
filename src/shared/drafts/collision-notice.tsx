import { useEffect, useId, useRef } from 'react';
import * as t from '#locales/drafts.ts';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './collision-notice.module.css';
import type { Field } from './changes.ts';
import type { Merging, OpenCollision, Side } from './use-merging.ts';

interface CollisionNoticeProps<Values extends object> {
  /** The focus moves here when another save is held up by a question. */
  merging: Pick<Merging<Values>, 'collisions' | 'refusals' | 'isSaveBlocked'>;
  /** The name of what these fields hold, and its value; empty for none. */
  label: (fields: readonly Field<Values>[]) => string;
  format: (fields: readonly Field<Values>[], values: Values) => string;
  onChoose: (collision: OpenCollision<Values>, side: Side) => void;
}

/** The first answer of the first question without one. */
const firstOpen = 'fieldset:not(:has(:checked)) input';

/** Asks for each field that was saved elsewhere with another value which of the two counts. */
export function CollisionNotice<Values extends object>(props: CollisionNoticeProps<Values>) {
  const { label, format, onChoose } = props;
  const { collisions, refusals, isSaveBlocked } = props.merging;
  const area = useRef<HTMLDivElement>(null);
  const name = useId();
  useEffect(() => {
    if (refusals > 0) area.current?.querySelector<HTMLElement>(firstOpen)?.focus();
  }, [refusals]);
  if (collisions.length === 0) return null;
  return (
    <Notice tone="warning" title={t.changedElsewhere} live>
      <div ref={area} className={styles.questions}>
        <p>{t.changedElsewhereHint}</p>
        {collisions.map((collision) => {
          const { fields, mine, theirs, side } = collision;
          return (
            <ChoiceList
              key={fields[0]}
              name={`${name}-${fields[0]}`}
              legend={label(fields)}
              choices={[
                { value: 'mine', label: t.mine({ value: format(fields, mine) || t.nothing }) },
                {
                  value: 'theirs',
                  label: t.theirs({ value: format(fields, theirs) || t.nothing }),
                },
              ]}
              selected={side === null ? [] : [side]}
              error={isSaveBlocked && side === null ? t.chooseOne : undefined}
              onChange={([answer]) => onChoose(collision, answer === 'mine' ? 'mine' : 'theirs')}
            />
          );
        })}
      </div>
    </Notice>
  );
}
