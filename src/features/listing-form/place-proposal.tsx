import { useQuery } from '@tanstack/react-query';
import type { Place } from '#contract/places/place.ts';
import * as t from '#locales/listing-form.ts';
import { useApi } from '#src/api/api-context.ts';
import { addressPlaceQuery, placeLabel } from '#src/shared/api/places.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';

const addressDelayMs = 400;
const fewestCharacters = 3;

interface PlaceProposalProps {
  address: string;
  onAccept: (place: Place) => void;
}

/** Asks for the place of an address that was typed, and offers the one that it names. */
export function PlaceProposal({ address, onAccept }: PlaceProposalProps) {
  const text = useDebouncedValue(address.trim(), addressDelayMs);
  const query = addressPlaceQuery(useApi(), text.length < fewestCharacters ? '' : text);
  const { data: place, isPending } = useQuery(query);
  if (text.length < fewestCharacters || isPending) return null;
  if (!place) return <Notice title={t.whichTown} live />;
  return (
    <Notice
      title={t.isItIn({ place: <bdi>{placeLabel(place)}</bdi> })}
      actions={
        <Button variant="quiet" size="s" onClick={() => onAccept(place)}>
          {t.takeThisPlace}
        </Button>
      }
      live
    />
  );
}
