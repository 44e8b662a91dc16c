import { useStore } from '@tanstack/react-form';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/questions.ts';
import * as ui from '#locales/ui.ts';
import { usePlaceOptions } from '#src/shared/api/places.ts';
import { Combobox } from '#src/ui/combobox.tsx';
import { textControl } from '#src/shared/forms/form-field.ts';
import type { ProfileFormApi } from './use-profile-form.ts';
import { laterIcons } from '#src/ui/later-icons.ts';

/** Where a user would like to live: a town from the list brings its place along, words alone do not. */
export function AreaField({ form }: { form: ProfileFormApi }) {
  const area = useStore(form.store, ({ values }) => values.area);
  const isPlaced = useStore(form.store, ({ values }) => values.latitude !== null);
  const places = usePlaceOptions(isPlaced ? '' : area);
  const setPlace = (latitude: number | null, longitude: number | null) => {
    form.setFieldValue('latitude', latitude);
    form.setFieldValue('longitude', longitude);
  };
  /** Amounts that were typed keep their currency, and so does a choice. */
  const isCurrencyChosen = () =>
    Boolean(form.getFieldValue('budget_min') || form.getFieldValue('budget_max')) ||
    form.getFieldMeta('budget_currency')?.isTouched === true;
  return (
    <>
      <form.AppField name="area">
        {(field) => {
          const { id, name, value, error, onBlur } = textControl(field);
          return (
            <Combobox
              {...places}
              {...{ id, name, error, onBlur }}
              label={common.townOrBorough}
              aside={ui.optional}
              icon={laterIcons.pin}
              query={value}
              // A town that was chosen needs no suggestions.
              minLength={isPlaced ? Number.POSITIVE_INFINITY : 1}
              onQueryChange={(typed) => {
                setPlace(null, null);
                field.handleChange(typed);
              }}
              onSelect={({ label, detail, latitude, longitude, currency }) => {
                field.handleChange(formatList([label, detail ?? '']));
                setPlace(latitude, longitude);
                if (!isCurrencyChosen()) {
                  form.setFieldValue('budget_currency', currency, { dontUpdateMeta: true });
                }
              }}
              texts={{ none: t.noTown }}
            />
          );
        }}
      </form.AppField>
      <form.AppField name="latitude">{() => null}</form.AppField>
      <form.AppField name="longitude">{() => null}</form.AppField>
    </>
  );
}
