import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import * as t from '#locales/ui.ts';
import { Announcement } from './announcement.tsx';
import { classes } from './classes.ts';
import control from './control.module.css';
import { Counter } from './counter.tsx';
import { Field, splitFieldText, type FieldText } from './field.tsx';
import styles from './text-area.module.css';
import { useGrowingArea } from './use-growing-area.ts';

export interface TextAreaProps
  extends FieldText, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  value: string;
  /** Counted down, not cut off: the form says what is wrong. */
  limit?: number;
  /** One line high until more is written; counts only near the limit. */
  compact?: boolean;
}

const announceFrom = 20;
/** Where a compact field begins to count. */
const countFrom = 200;

export function TextArea(props: TextAreaProps) {
  const { text, control: rest } = splitFieldText(props);
  const { limit, compact = false, ref, ...area } = rest;
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => element.current,
  );
  useGrowingArea(element);
  const left = limit === undefined ? undefined : limit - Array.from(area.value).length;
  return (
    <Field {...text}>
      {(wiring) => (
        <>
          <textarea
            dir="auto"
            {...area}
            {...wiring}
            ref={element}
            className={classes(control.control, styles.area, compact && styles.compact)}
            rows={compact ? 1 : area.rows}
          />
          {left !== undefined && (
            <>
              {(!compact || left <= countFrom) && (
                <span className={classes(styles.count, left < 0 && styles.over)} aria-hidden="true">
                  <Counter at={(limit ?? 0) - left} of={limit} />
                </span>
              )}
              <Announcement>
                {left <= announceFrom ? t.charactersLeft({ count: left }) : ''}
              </Announcement>
            </>
          )}
        </>
      )}
    </Field>
  );
}
