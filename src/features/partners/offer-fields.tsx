import { useState } from 'react';
import * as t from '#locales/partners.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { offers, readPastedSearch, type Choice } from './choice.ts';
import styles from './partners.module.css';
import { RoomPicker } from './room-picker.tsx';

interface OfferFieldsProps {
  choice: Choice;
  /** Title of the room that is shown, if it is known. */
  title: string;
  onChange: (change: Partial<Choice>) => void;
}

/** One room, or a list: which. */
export function OfferFields({ choice, title, onChange }: OfferFieldsProps) {
  return (
    <div className={styles.look}>
      <ChipGroup legend={t.offer}>
        {offers.map((offer) => (
          <ChipToggle
            key={offer}
            type="radio"
            name="offer"
            checked={choice.offer === offer}
            onChange={() => onChange({ offer })}
          >
            {t.offerLabels[offer]}
          </ChipToggle>
        ))}
      </ChipGroup>
      {choice.offer === 'room' ? (
        <RoomPicker title={title} onPick={(listing) => onChange({ listing })} />
      ) : (
        <ListFields {...{ choice, onChange }} />
      )}
    </div>
  );
}

function ListFields({ choice, onChange }: Omit<OfferFieldsProps, 'title'>) {
  const [pasted, setPasted] = useState(choice.search ?? '');
  return (
    <>
      <TextField
        label={t.searchAddress}
        hint={t.searchAddressHint}
        value={pasted}
        dir="ltr"
        inputMode="url"
        onChange={({ target }) => {
          setPasted(target.value);
          onChange({ search: readPastedSearch(target.value) });
        }}
      />
      <div>
        <ChipToggle checked={choice.field} onChange={() => onChange({ field: !choice.field })}>
          {t.withField}
        </ChipToggle>
      </div>
    </>
  );
}
