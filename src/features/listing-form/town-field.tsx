import { Suspense, useState } from 'react';
import type { Place } from '#contract/places/place.ts';
import * as t from '#locales/listing-form.ts';
import { pinHint } from '#locales/map.ts';
import * as ui from '#locales/ui.ts';
import { useAddressOptions } from '#src/shared/api/place-options.ts';
import { placeLabel } from '#src/shared/api/places.ts';
import { Button } from '#src/ui/button.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';
import { PlaceProposal } from './place-proposal.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

const PinMap = lazyComponent(() => import('#src/map/pin-map.tsx'));

/** Picks a town, or a street where the server knows streets; its coordinates become the listing's. A pin on the map is moved from there. */
export function TownField({
  form,
  onPick,
}: {
  form: ListingFormApi;
  /** A place was picked, with the name of its country at the end. */
  onPick: (place: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const [town, setTown] = useState<string>();
  const [isMoved, setMoved] = useState(false);
  const places = useAddressOptions(typed);

  const setLocation = (latitude: number | null, longitude: number | null) => {
    form.setFieldValue('latitude', latitude);
    form.setFieldValue('longitude', longitude);
  };

  function describeSpot(latitude: number | null, longitude: number | null): string {
    if (latitude === null) return t.notSet;
    if (town === undefined) return `${latitude}, ${longitude}`;
    return isMoved ? t.movedByHand({ spot: town }) : town;
  }

  /** Stored with the listing, or picked by hand: then another town does not change it. */
  const isCurrencyChosen = () =>
    Boolean(form.options.defaultValues?.currency || form.getFieldMeta('currency')?.isTouched);

  function pick({ name, detail, latitude, longitude, currency }: Place) {
    const label = placeLabel({ name, detail });
    setTyped(name);
    setTown(label);
    onPick(label);
    setMoved(false);
    setLocation(latitude, longitude);
    if (!isCurrencyChosen()) form.setFieldValue('currency', currency, { dontUpdateMeta: true });
  }

  return (
    <div className={styles.town}>
      <Combobox
        {...places}
        id="town"
        label={t.town}
        aside={ui.optional}
        hint={t.townHint}
        icon={laterIcons.pin}
        query={typed}
        onQueryChange={setTyped}
        onSelect={({ label, ...place }) => pick({ name: label, ...place })}
        texts={{ none: t.noTown }}
      />
      <form.Subscribe selector={({ values }) => (values.latitude === null ? values.address : '')}>
        {(address) => address !== '' && <PlaceProposal address={address} onAccept={pick} />}
      </form.Subscribe>
      <form.Subscribe selector={({ values }) => [values.latitude, values.longitude] as const}>
        {([latitude, longitude]) => (
          <>
            <div className={styles.location}>
              <output>
                {t.approximatePlace({
                  spot: <b dir="auto">{describeSpot(latitude, longitude)}</b>,
                })}
              </output>
              {latitude !== null && (
                <Button
                  variant="plain"
                  size="s"
                  onClick={() => {
                    setLocation(null, null);
                    setTyped('');
                    setTown(undefined);
                    document.getElementById('town')?.focus();
                  }}
                >
                  {ui.clear}
                </Button>
              )}
            </div>
            {latitude !== null && longitude !== null && (
              <>
                <div className={styles.map}>
                  <Suspense>
                    <PinMap
                      place={{ lat: latitude, lng: longitude }}
                      onPlace={({ lat, lng }) => {
                        setMoved(true);
                        setLocation(lat, lng);
                      }}
                    />
                  </Suspense>
                </div>
                <p id="pin-hint" className={styles.soft}>
                  {pinHint}
                </p>
              </>
            )}
          </>
        )}
      </form.Subscribe>
      <form.Field name="latitude">{() => null}</form.Field>
      <form.Field name="longitude">{() => null}</form.Field>
    </div>
  );
}
