import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/roomies.ts';
import { usePlaceOptions } from '#src/shared/api/places.ts';
import { Combobox } from '#src/ui/combobox.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { isAroundMe, type RoomieSearch } from './roomie-search.ts';

interface AreaFilterProps {
  search: RoomieSearch;
  /** The viewer's own area, where the list is around it. */
  ownArea: string | undefined;
  error: string | undefined;
}

/** Where users look for a place. A picked town brings its coordinates along. */
export function AreaFilter({ search, ownArea, error }: AreaFilterProps) {
  const { place, lat, lng } = search;
  const [written, setTyped] = useState(place ?? (lat === undefined ? undefined : common.thisPlace));
  // Until something is written; the area may arrive later than the form.
  const isOwn = written === undefined && isAroundMe(search);
  const typed = written ?? (isOwn ? (ownArea ?? '') : '');
  const [center, setCenter] = useState(
    lat === undefined || lng === undefined ? null : { lat, lng },
  );
  const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const places = usePlaceOptions(center || isOwn ? '' : typed, near);
  const field = useRef<HTMLDivElement>(null);
  useSelectOnFocus(field, isOwn ? ownArea : undefined);
  return (
    <div ref={field}>
      <Combobox
        {...places}
        label={common.area}
        name="place"
        icon={laterIcons.pin}
        placeholder={t.everywhere}
        error={error}
        query={typed}
        // A town that was picked needs no suggestions.
        minLength={center || isOwn ? Number.POSITIVE_INFINITY : 1}
        onQueryChange={(next) => {
          setTyped(next);
          setCenter(null);
        }}
        onSelect={({ label, detail, latitude, longitude }) => {
          setTyped(formatList([label, detail ?? '']));
          setCenter({ lat: latitude, lng: longitude });
        }}
        texts={{ none: t.noTown }}
      />
      {isOwn && <input type="hidden" name="own_area" value="true" />}
      {center && <input type="hidden" name="lat" value={center.lat} />}
      {center && <input type="hidden" name="lng" value={center.lng} />}
    </div>
  );
}

/**
 * Selects this text when the field gets the focus: who goes there to write does not want to delete
 * first, nor who was there before the text came: it is selected as it comes, before the next key.
 */
function useSelectOnFocus(field: RefObject<HTMLElement | null>, text: string | undefined) {
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    if (!input || text === undefined) return undefined;
    const select = () => {
      if (input === document.activeElement && input.value === text) input.select();
    };
    let later = 0;
    // Once more later: after the focus, a press puts the cursor where it was.
    const selectTwice = () => {
      select();
      later = requestAnimationFrame(() => {
        later = 0;
        select();
      });
    };
    // On a busy device the first key may come before that.
    const selectBeforeKey = () => {
      if (later !== 0) select();
    };
    select();
    input.addEventListener('focus', selectTwice);
    input.addEventListener('keydown', selectBeforeKey);
    return () => {
      input.removeEventListener('focus', selectTwice);
      input.removeEventListener('keydown', selectBeforeKey);
      cancelAnimationFrame(later);
    };
  }, [field, text]);
}
