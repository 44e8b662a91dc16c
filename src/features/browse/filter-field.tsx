import { isNoRent } from '#contract/labels/amount.ts';
import type { ListingPage } from '#contract/listings/listing.ts';
import { searchLimits } from '#contract/search-limits.ts';
import {
  searchParameters,
  type CountedName,
  type CountedNumberName,
} from '#contract/search/filters.ts';
import * as t from '#locales/browse-later.ts';
import { formatMoney, formatNumber } from '#locales/format.ts';
import { noAmount } from '#locales/vocabulary.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { filterLabels, type LabelledName } from './filter-labels.ts';
import type { ListingSearch } from './listing-search.ts';
import type { SearchErrors } from './submitted-search.ts';
import type { CountChoice } from './use-choice-counts.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';

interface FilterFieldProps {
  name: LabelledName | 'currency';
  search: ListingSearch;
  /** What the address says for the rents, even where it is no number. */
  typed: { min_rent?: unknown; max_rent?: unknown };
  /** What the search found, when that is known. */
  page: ListingPage | undefined;
  errors: SearchErrors;
  /** How many rooms a choice finds, when that is known. */
  countChoice: CountChoice;
}

/** The field of a parameter in the filter panel. */
export function FilterField({ name, search, typed, page, errors, countChoice }: FilterFieldProps) {
  // They belong to the place.
  if (name === 'box' || name === 'radius_km') return null;
  if (name === 'q') {
    return (
      <TextField
        label={filterLabels.q.label}
        name={name}
        placeholder={t.suchAsPiano}
        maxLength={searchLimits.search.max}
        defaultValue={search.q}
      />
    );
  }
  if (name === 'currency') {
    return (
      <SelectField
        label={t.rentsIn}
        name={name}
        defaultValue={search.currency ?? ''}
        options={currencyOptions(search, page)}
      />
    );
  }
  if (name === 'min_rent' || name === 'max_rent') {
    return <RentField name={name} search={search} typed={typed[name]} error={errors[name]} />;
  }
  if (name === 'available_from') {
    const { label } = filterLabels[name];
    return <TextField label={label} type="date" name={name} defaultValue={search[name]} />;
  }
  if (isNumber(name))
    return <NumberField name={name} value={search[name]} countChoice={countChoice} />;
  const values = search[name]?.split(',') ?? [];
  return <ChipsField name={name} chosen={values} countChoice={countChoice} />;
}

interface RentFieldProps {
  name: 'min_rent' | 'max_rent';
  search: ListingSearch;
  typed: unknown;
  error: string | undefined;
}

function RentField({ name, search, typed, error }: RentFieldProps) {
  const isText = typeof typed === 'string' || typeof typed === 'number';
  // Without its sign, which stands beside: results that arrive later must not change a field.
  const written = search[name] ? formatMoney(search[name], '') : isText ? String(typed) : '';
  return (
    <TextField
      label={filterLabels[name].label}
      name={name}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      placeholder={browse.any}
      defaultValue={written}
      error={error ?? (isNoRent(written, searchLimits.id.max) ? noAmount : undefined)}
    />
  );
}

const isNumber = (name: CountedName): name is CountedNumberName =>
  searchParameters[name].kind === 'count';

interface NumberFieldProps {
  name: CountedNumberName;
  value: number | undefined;
  countChoice: CountChoice;
}

function NumberField({ name, value, countChoice }: NumberFieldProps) {
  const { label, option } = filterLabels[name];
  const { choices } = searchParameters[name];
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={value ?? ''}
      options={[
        { value: '', label: browse.any },
        ...numberOptions(choices, value, option, (choice) => countChoice(name, choice)),
      ]}
    />
  );
}

interface ChipsFieldProps {
  name: Exclude<CountedName, CountedNumberName>;
  chosen: string[];
  countChoice: CountChoice;
}

function ChipsField({ name, chosen, countChoice }: ChipsFieldProps) {
  const { label, choices } = filterLabels[name];
  return (
    <ChipGroup legend={label} showLegend>
      {searchParameters[name].choices.map((choice) => (
        <ChipToggle
          key={choice}
          name={name}
          value={choice}
          defaultChecked={chosen.includes(choice)}
          note={noteFor(countChoice(name, choice))}
        >
          {choices[choice]}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}

const noteFor = (count: number | null) =>
  count === null ? null : { text: formatNumber(count), label: common.countedRooms({ count }) };

/**
 * The numbers on offer, and the one in force if it is another; each with how many rooms it finds,
 * where that is known. What is in force needs no count: the button has it.
 */
export function numberOptions(
  all: readonly number[],
  current: number | undefined,
  labelFor: (n: number) => string,
  countChoice: (n: number) => number | null = () => null,
) {
  const shown = new Set([...all, ...(current === undefined ? [] : [current])]);
  return [...shown]
    .sort((a, b) => a - b)
    .map((n) => {
      const count = n === current ? null : countChoice(n);
      const label = count === null ? labelFor(n) : t.withCount({ label: labelFor(n), count });
      return { value: String(n), label };
    });
}

const commonCurrencies = ['USD', 'EUR', 'GBP'];

/** The currency of the place, those of the rooms found, and others that rents can be compared with. */
function currencyOptions({ currency }: ListingSearch, page: ListingPage | undefined) {
  const usual =
    currency === undefined && page
      ? t.currencyAsUsual({ currency: page.currency })
      : common.localCurrency;
  const codes = new Set([
    ...commonCurrencies,
    ...(page?.items ?? []).map((listing) => listing.currency),
    ...Object.keys(page?.rates?.worth ?? {}),
    currency ?? 'USD',
  ]);
  return [
    { value: '', label: usual },
    ...[...codes].sort().map((code) => ({ value: code, label: code })),
  ];
}
