import { useState } from 'react';
import * as t from '#locales/viewings.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { formatDay } from '#src/shared/viewings/slot-times.ts';
import styles from './viewings.module.css';

interface BlockedDaysProps {
  /** As `YYYY-MM-DD`, in order. */
  days: readonly string[];
  /** The days from which they are taken. */
  first: string;
  last: string;
  onChange: (days: string[]) => void;
}

/** Days on which no time is offered: one is typed and added, and taken off by a press. */
export function BlockedDays({ days, first, last, onChange }: BlockedDaysProps) {
  const [day, setDay] = useState('');
  const canAdd = day !== '' && day >= first && day <= last;
  return (
    <div className={styles.stack}>
      <div className={styles.addDay}>
        <TextField
          type="date"
          label={t.skipDay}
          min={first}
          max={last}
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
        <Button
          variant="quiet"
          disabled={!canAdd}
          onClick={() => {
            onChange([...new Set([...days, day])].toSorted());
            setDay('');
          }}
        >
          {t.addDay}
        </Button>
      </div>
      {days.length > 0 && (
        <ChipGroup legend={t.notOn} showLegend>
          {days.map((each) => (
            <ChipToggle
              key={each}
              checked
              onChange={() => onChange(days.filter((other) => other !== each))}
            >
              {formatDay(each)}
            </ChipToggle>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}
