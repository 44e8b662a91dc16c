import { useState } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/partners.ts';
import { useListingOptions } from './api/listing-options.ts';
import { Combobox } from '#src/ui/combobox.tsx';

export interface RoomPickerProps {
  /** Title of the room that is shown, if it is known. */
  title: string;
  onPick: (id: number) => void;
}

/** Finds the room to show by words of its title, place or description. */
export function RoomPicker({ title, onPick }: RoomPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { options, status, onRetry } = useListingOptions(typed ?? '');
  return (
    <Combobox
      label={common.room}
      hint={t.roomHint}
      icon="search"
      query={typed ?? title}
      onQueryChange={setTyped}
      options={options}
      status={status}
      onRetry={onRetry}
      minLength={0}
      onSelect={({ id }) => {
        setTyped(null);
        onPick(id);
      }}
      onBlur={() => setTyped(null)}
      texts={{ none: t.roomsNone, loading: t.roomsLoading }}
    />
  );
}
