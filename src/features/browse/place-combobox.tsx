/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native lists cannot hang on a text input and load while it is typed in */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { useListbox } from '#src/ui/use-listbox.ts';
import { placeLabel, placesQuery } from '#src/queries/places.ts';
import type { PlaceFieldProps } from './place-field.tsx';

const ComboboxList = lazy(async () => ({
  default: (await import('#src/ui/combobox-list.tsx')).ComboboxList,
}));

const pauseMs = 150;

export interface PlaceComboboxProps extends PlaceFieldProps {
  /** What was typed before this arrived. */
  typed: string;
}

/** Where to look: free text with towns to pick from. A picked town brings its coordinates along. */
export function PlaceCombobox({ search, control, typed }: PlaceComboboxProps) {
  const { place = '', lat, lng } = search;
  const [text, setText] = useState(typed);
  const [centre, setCentre] = useState(
    lat === undefined || lng === undefined || typed !== place ? null : { lat, lng },
  );
  const asked = useSettled(text.trim());
  const listId = useId();
  const isTyped = asked !== '' && centre === null;
  const places = useQuery({ ...placesQuery(useApi(), asked), enabled: isTyped });
  const options = (isTyped && places.data) || [];

  const list = useListbox({
    count: options.length,
    onChoose: (index) => {
      const chosen = options[index];
      if (!chosen) return;
      setText(placeLabel(chosen));
      setCentre({ lat: chosen.latitude, lng: chosen.longitude });
    },
    onClear: () => change(''),
  });
  const change = (next: string) => {
    setText(next);
    setCentre(null);
  };
  const open = list.open && isTyped && text.trim() !== '';
  const loaded = places.isError ? 'failed' : 'ready';

  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) list.close();
      }}
    >
      <input
        {...control}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of a field that someone has just gone into
        autoFocus
        type="text"
        name="place"
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder="Town or neighborhood"
        maxLength={120}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && list.active >= 0 ? `${listId}-${list.active}` : undefined}
        value={text}
        onChange={(event) => {
          change(event.currentTarget.value);
          list.show();
        }}
        onClick={() => list.show()}
        onKeyDown={list.onKeyDown}
      />
      {centre && <input type="hidden" name="lat" value={centre.lat} />}
      {centre && <input type="hidden" name="lng" value={centre.lng} />}
      {isTyped && (
        <Suspense>
          <ComboboxList
            id={listId}
            label="Places"
            open={open}
            options={options.map((option) => ({
              id: `${placeLabel(option)} ${option.latitude} ${option.longitude}`,
              label: option.name,
              detail: option.detail,
            }))}
            active={list.active}
            onPoint={list.setActive}
            onChoose={list.choose}
            status={places.isPending ? 'loading' : loaded}
            onRetry={() => void places.refetch()}
            texts={{ none: 'No town of that name. Search finds these words instead.' }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
