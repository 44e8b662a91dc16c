import { useRef, useState, type ComponentType } from 'react';
import * as t from '#locales/browse.ts';
import type { PlaceComboboxProps, PlaceFieldProps } from './place-combobox.tsx';

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
  if (arrived) {
    return <arrived.Combobox search={search} control={control} typed={arrived.typed} />;
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
        {...control}
        ref={input}
        type="text"
        name="place"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={t.townOrNeighborhood}
        maxLength={120}
        defaultValue={search.place}
        // Without the suggestions it is still a field.
        onFocus={() => void bringSuggestions().catch(() => undefined)}
      />
      {search.lat !== undefined && <input type="hidden" name="lat" value={search.lat} />}
      {search.lng !== undefined && <input type="hidden" name="lng" value={search.lng} />}
    </>
  );
}
