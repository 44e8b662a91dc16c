import { useState } from 'react';
import { usePlaceOptions } from '#src/queries/place-options.ts';
import { Button } from '#src/ui/button.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './use-listing-form.ts';

/** Picks a town, whose coordinates put the place roughly on the map. */
export function TownField({ form }: { form: ListingFormApi }) {
  const [typed, setTyped] = useState('');
  const [town, setTown] = useState<string>();
  const places = usePlaceOptions(typed);

  const setPlace = (latitude: number | null, longitude: number | null) => {
    form.setFieldValue('latitude', latitude);
    form.setFieldValue('longitude', longitude);
  };

  return (
    <div className={styles.town}>
      <Combobox
        {...places}
        id="town"
        label="Town or borough"
        aside="optional"
        hint="So that people who search nearby find your place"
        icon="pin"
        query={typed}
        onQueryChange={setTyped}
        onSelect={({ label, detail, latitude, longitude }) => {
          setTyped(label);
          setTown(`${label}, ${detail}`);
          setPlace(latitude, longitude);
        }}
        texts={{ none: 'No town begins like this' }}
      />
      <form.Subscribe selector={({ values }) => [values.latitude, values.longitude] as const}>
        {([latitude, longitude]) => (
          <div className={styles.place}>
            <output>
              Approximate place on the map:{' '}
              <b>{latitude === null ? 'not set' : (town ?? `${latitude}, ${longitude}`)}</b>
            </output>
            {latitude !== null && (
              <Button
                variant="plain"
                size="s"
                onClick={() => {
                  setPlace(null, null);
                  setTyped('');
                  setTown(undefined);
                  document.getElementById('town')?.focus();
                }}
              >
                Clear
              </Button>
            )}
          </div>
        )}
      </form.Subscribe>
      <form.Field name="latitude">{() => null}</form.Field>
      <form.Field name="longitude">{() => null}</form.Field>
    </div>
  );
}
