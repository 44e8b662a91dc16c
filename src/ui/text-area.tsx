import type { ComponentProps } from 'react';
import * as t from '#locales/ui.ts';
import { Announcement } from './announcement.tsx';
import { classes } from './classes.ts';
import control from './control.module.css';
import { Field, splitFieldText, type FieldText } from './field.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends FieldText, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  value: string;
  /** Counted down, not cut off: the form says what is wrong. */
  limit?: number;
  leftLabel?: (left: number) => string;
}

const announceFrom = 20;

export function TextArea(props: TextAreaProps) {
  const { text, control: rest } = splitFieldText(props);
  const { limit, leftLabel = (count: number) => t.charactersLeft({ count }), ...area } = rest;
  const left = limit === undefined ? undefined : limit - Array.from(area.value).length;
  return (
    <Field {...text}>
      {(wiring) => (
        <>
          <textarea
            dir="auto"
            {...area}
            {...wiring}
            className={classes(control.control, styles.area)}
          />
          {left !== undefined && (
            <>
              <span className={classes(styles.count, left < 0 && styles.over)} aria-hidden="true">
                {(limit ?? 0) - left} / {limit}
              </span>
              <Announcement>{left <= announceFrom ? leftLabel(left) : ''}</Announcement>
            </>
          )}
        </>
      )}
    </Field>
  );
}
