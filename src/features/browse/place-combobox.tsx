import { useState, type ComponentProps } from 'react';
import * as t from '#locales/browse-later.ts';
import { placeLabel, usePlaceOptions } from '#src/shared/api/places.ts';
import { ComboboxInput } from '#src/ui/combobox-input.tsx';
import type { ListingSearch } from './listing-search.ts';

export interface PlaceComboboxProps {
  search: ListingSearch;
  /** The attributes of the field that it replaces. */
  input: ComponentProps<'input'>;
  /** What was typed before this component was loaded. */
  typed: string;
}

/** Where to look: free text with towns to pick from. A picked town sends its coordinates along. */
export function PlaceCombobox({ search, input, typed }: PlaceComboboxProps) {
  const { place = '', lat, lng } = search;
  const [text, setText] = useState(typed);
  const [center, setCenter] = useState(
    lat === undefined || lng === undefined || typed !== place ? null : { lat, lng },
  );
  const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const places = usePlaceOptions(center ? '' : text, near);

  return (
    <>
      <ComboboxInput
        {...places}
        label={t.places}
        query={text}
        onQueryChange={(next) => {
          setText(next);
          setCenter(null);
        }}
        onSelect={({ label, detail, latitude, longitude }) => {
          setText(placeLabel({ name: label, detail }));
          setCenter({ lat: latitude, lng: longitude });
        }}
        // A picked town needs no suggestions.
        minLength={center ? Number.POSITIVE_INFINITY : 1}
        texts={{ none: isPostalCode(text) ? t.noPostalCodes : t.noTown }}
        // The field that it replaces had the focus.
        input={{ ...input, autoFocus: true }}
      />
      {center && <input type="hidden" name="lat" value={center.lat} />}
      {center && <input type="hidden" name="lng" value={center.lng} />}
    </>
  );
}

const postalCodes =
  /^(\d{4,5}([ -]?\d{3,4})?( ?[a-z]{2})?|[a-z]{1,2}\d[a-z\d]?( ?\d[a-z][a-z\d])?)$/i;

/** Does it look like a postal code, such as 11216, 1100-148 or E8 3PN? The gazetteer has none. */
export const isPostalCode = (text: string) => postalCodes.test(text.trim());
