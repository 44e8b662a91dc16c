import { useState } from 'react';
import { usePlaceOptions } from '#src/queries/place-options.ts';
import { Combobox } from '#src/ui/combobox.tsx';
import type { RoomieSearch } from './roomie-search.ts';

interface AreaFilterProps {
  search: RoomieSearch;
  error: string | undefined;
}

/** Where people look for a place. A picked town brings its coordinates along. */
export function AreaFilter({ search, error }: AreaFilterProps) {
  const { place, lat, lng } = search;
  const [typed, setTyped] = useState(place ?? (lat === undefined ? '' : 'This place'));
  const [centre, setCentre] = useState(
    lat === undefined || lng === undefined ? null : { lat, lng },
  );
  const places = usePlaceOptions(centre ? '' : typed);
  return (
    <div>
      <Combobox
        {...places}
        label="Area"
        name="place"
        icon="pin"
        placeholder="Town or neighborhood"
        error={error}
        query={typed}
        // A town that was picked needs no suggestions.
        minLength={centre ? Number.POSITIVE_INFINITY : 1}
        onQueryChange={(next) => {
          setTyped(next);
          setCentre(null);
        }}
        onSelect={({ label, detail, latitude, longitude }) => {
          setTyped(detail ? `${label}, ${detail}` : label);
          setCentre({ lat: latitude, lng: longitude });
        }}
        texts={{ none: 'No town begins like this' }}
      />
      {centre && <input type="hidden" name="lat" value={centre.lat} />}
      {centre && <input type="hidden" name="lng" value={centre.lng} />}
    </div>
  );
}
