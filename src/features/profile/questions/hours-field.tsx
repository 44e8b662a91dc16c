import { useId } from 'react';
import { halfHoursPerDay, formatHalfHour } from '#contract/questionnaire/hours.ts';
import type { Hours } from '#contract/questionnaire/questions.ts';
import * as t from '#locales/questions.ts';
import { formatClock } from '#src/shared/fit/answer-labels.ts';
import { FieldError } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import styles from './questionnaire.module.css';

const times = Array.from({ length: halfHoursPerDay }, (_, index) => ({
  value: formatHalfHour(index),
  label: formatClock(formatHalfHour(index)),
}));

interface HoursFieldProps {
  hours: Hours;
  onChange: (hours: Hours) => void;
  labels: { from: string; until: string };
  /** The id of the first picker, so that others can move the focus there. */
  id: string;
}

/** Two clock times on the half hour; the second may be on the next day. */
export function HoursField({ hours, onChange, labels, id }: HoursFieldProps) {
  const errorId = useId();
  const isEmpty = hours.from === hours.until;
  return (
    <div>
      <div className={styles.hours}>
        <SelectField
          id={id}
          label={labels.from}
          options={times}
          value={hours.from}
          onChange={(event) => onChange({ ...hours, from: event.currentTarget.value })}
        />
        <SelectField
          id={`${id}-until`}
          label={labels.until}
          options={times}
          value={hours.until}
          onChange={(event) => onChange({ ...hours, until: event.currentTarget.value })}
        />
      </div>
      <FieldError id={errorId} error={isEmpty ? t.differentTimes : undefined} />
    </div>
  );
}
