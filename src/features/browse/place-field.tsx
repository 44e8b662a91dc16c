import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { searchParameters } from '#contract/search/filters.ts';
import * as t from '#locales/browse.ts';
import type { ListingSearch } from './listing-search.ts';
import type { PlaceComboboxProps } from './place-combobox.tsx';

interface PlaceFieldProps {
  search: ListingSearch;
  control: { id: string; className: string | undefined; dir?: 'auto' };
}

/**
 * Where to look: a plain field of the form until someone goes into it, then one that suggests
 * towns. Whatever was typed meanwhile is carried over.
 */
export function PlaceField({ search, control }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [arrived, setArrived] = useState<{
    Combobox: ComponentType<PlaceComboboxProps>;
    typed: string;
  } | null>(null);
  const attributes: ComponentProps<'input'> = {
    ...control,
    name: 'place',
    autoCapitalize: 'words',
    placeholder: t.townOrNeighborhood,
    maxLength: searchParameters.place.max,
  };
  if (arrived) {
    return <arrived.Combobox search={search} input={attributes} typed={arrived.typed} />;
  }

  async function bringSuggestions() {
    const { PlaceCombobox } = await import('./place-combobox.tsx');
    const field = input.current;
    // A user who has moved on keeps the plain field; the next visit is served from the cache.
    if (field && document.activeElement === field) {
      setArrived({ Combobox: PlaceCombobox, typed: field.value });
    }
  }

  return (
    <>
      <input
        {...attributes}
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        defaultValue={search.place}
        // Without the suggestions it is still a field.
        onFocus={() => void bringSuggestions().catch(() => undefined)}
      />
      {search.lat !== undefined && <input type="hidden" name="lat" value={search.lat} />}
      {search.lng !== undefined && <input type="hidden" name="lng" value={search.lng} />}
    </>
  );
}
