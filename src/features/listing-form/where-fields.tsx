import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Place } from '#contract/places/place.ts';
import * as common from '#locales/common.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import { pinHint } from '#locales/map.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { addressPlaceQuery, placeLabel, useAddressOptions } from '#src/shared/api/places.ts';
import { Button } from '#src/ui/button.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';
import styles from './listing-form.module.css';
import type { ListingFormApi } from './listing-draft.ts';

const addressDelayMs = 400;
const fewestCharacters = 3;

const PinMap = lazyComponent(() => import('#src/map/pin-map.tsx'));

interface WhereFieldsProps {
  form: ListingFormApi;
  /** Is its step open? The map loads only then. */
  isShown: boolean;
  /** A place was picked, with the name of its country at the end. */
  onPick: (place: string) => void;
}

/** The address of a listing, and its location on the map. */
export function WhereFields(props: WhereFieldsProps) {
  const { form } = props;
  return (
    <>
      <form.AppField name="address">
        {(field) => (
          <field.TextField
            label={fieldLabels.address}
            hint={common.othersSeeNoNumber}
            autoComplete="off"
            required
          />
        )}
      </form.AppField>
      <TownField {...props} />
    </>
  );
}

/**
 * Picks a town, or a street where the server knows streets; its coordinates become the listing's. A
 * map shows the place that the address names, to be confirmed, and its pin is moved from there.
 */
function TownField({ form, isShown, onPick }: WhereFieldsProps) {
  const [typed, setTyped] = useState('');
  const [town, setTown] = useState<string>();
  const [isMoved, setMoved] = useState(false);
  const places = useAddressOptions(typed);
  const latitude = useStore(form.store, ({ values }) => values.latitude);
  const longitude = useStore(form.store, ({ values }) => values.longitude);
  const address = useStore(form.store, ({ values }) => values.address);
  const isSet = latitude !== null && longitude !== null;
  const proposal = usePlaceProposal(isSet ? '' : address);
  const pin = isSet
    ? { lat: latitude, lng: longitude }
    : proposal && { lat: proposal.latitude, lng: proposal.longitude };

  const setLocation = (lat: number | null, lng: number | null) => {
    form.setFieldValue('latitude', lat);
    form.setFieldValue('longitude', lng);
  };

  function describeSpot(): string {
    if (!isSet) return t.notSet;
    if (town === undefined) return `${latitude}, ${longitude}`;
    return isMoved ? t.movedByHand({ spot: town }) : town;
  }

  /** Stored with the listing, or picked by hand: then another town does not change it. */
  const isCurrencyChosen = () =>
    Boolean(form.options.defaultValues?.currency || form.getFieldMeta('currency')?.isTouched);

  function pick(place: Place) {
    const { name, detail, currency } = place;
    const label = placeLabel({ name, detail });
    setTyped(name);
    setTown(label);
    onPick(label);
    setMoved(false);
    setLocation(place.latitude, place.longitude);
    if (!isCurrencyChosen()) form.setFieldValue('currency', currency, { dontUpdateMeta: true });
  }

  function movePin(lat: number, lng: number) {
    if (!isSet && proposal) pick(proposal);
    setMoved(true);
    setLocation(lat, lng);
  }

  function clear() {
    setLocation(null, null);
    setTyped('');
    setTown(undefined);
    document.getElementById('town')?.focus();
  }

  return (
    <div className={styles.town}>
      <Combobox
        {...places}
        id="town"
        label={common.townOrBorough}
        aside={ui.optional}
        hint={t.townHint}
        icon={laterIcons.pin}
        query={typed}
        onQueryChange={setTyped}
        onSelect={({ label, ...place }) => pick({ name: label, ...place })}
        texts={{ none: t.noTown }}
      />
      <div className={styles.location} data-set={isSet || undefined}>
        {isSet && <Icon name="check" />}
        <output>{t.approximatePlace({ spot: <b dir="auto">{describeSpot()}</b> })}</output>
        {isSet && (
          <Button variant="plain" size="s" onClick={clear}>
            {ui.clear}
          </Button>
        )}
      </div>
      {/* Its room is there from the start: what comes later must not move the button below. */}
      <div className={styles.map}>
        {pin && isShown && (
          <Suspense>
            <PinMap point={pin} onMove={({ lat, lng }) => movePin(lat, lng)} />
          </Suspense>
        )}
        <div className={styles.proposal}>
          {proposal === null && <Notice title={t.whichTown} live />}
          {proposal && (
            <Notice
              title={t.isItIn({ place: <bdi>{placeLabel(proposal)}</bdi> })}
              actions={
                <Button variant="primary" size="s" onClick={() => pick(proposal)}>
                  {t.takeThisPlace}
                </Button>
              }
              live
            />
          )}
        </div>
      </div>
      <p id="pin-hint" className={styles.pinHint}>
        {pin ? pinHint : t.mapShowsAddress}
      </p>
      <form.Field name="latitude">{() => null}</form.Field>
      <form.Field name="longitude">{() => null}</form.Field>
    </div>
  );
}

/** The place that a typed address names; null where it names none, undefined until that is known. */
function usePlaceProposal(address: string): Place | null | undefined {
  const text = useDebouncedValue(address.trim(), addressDelayMs);
  const isAsked = address !== '' && text.length >= fewestCharacters;
  // Debounced: this may call a third-party service.
  const { data } = useQuery(addressPlaceQuery(useApi(), isAsked ? text : ''));
  return isAsked ? data : undefined;
}
