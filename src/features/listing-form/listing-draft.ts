import { readAmount } from '#contract/labels/amount.ts';
import { type } from '#contract/type.ts';
import { Listing } from '#contract/listings/listing.ts';
import { ListingForm } from '#contract/listings/listing-form.ts';
import {
  listingFieldDeclarations as facts,
  listingFieldNames,
  type FieldsWith,
  type ListingFieldName,
  type ListingFormValues,
} from '#contract/listings/listing-fields.ts';
import { useState } from 'react';
import { readChangedAs } from '#src/shared/api/versioned.ts';
import type { FieldGroup } from '#src/shared/drafts/merge.ts';
import type { Draft } from '#src/shared/drafts/open-draft.ts';
import { showValues, useMerging, type Current } from '#src/shared/drafts/use-merging.ts';
import { useAppForm, validateOnBlur } from '#src/shared/forms/app-form.tsx';
import { isProblem, isApiProblem } from '#src/api/errors.ts';
import { forgetRefused, showRefused } from '#src/shared/forms/refused-fields.ts';

/** The listing form as it is typed: numbers are text until they are read. */
export type ListingDraft = {
  [Name in ListingFieldName]: Name extends FieldsWith<{ kind: 'money' } | { kind: 'count' }>
    ? string
    : Name extends FieldsWith<{ kind: 'degrees' }>
      ? number | null
      : NonNullable<ListingFormValues[Name]> | (Name extends Unchosen ? '' : never);
};
/** What starts without a choice. */
type Unchosen = FieldsWith<{ kind: 'choice'; empty: null }>;

const isNumber = (name: ListingFieldName) => ['money', 'count'].includes(facts[name].kind);

/** What the input of a field holds for a stored value; null stands for none. */
function typedValue(name: ListingFieldName, value: unknown): unknown {
  if (facts[name].kind === 'degrees') return value;
  return isNumber(name)
    ? String((value as number | null | undefined) ?? '')
    : (value ?? facts[name].empty ?? '');
}

const draftFrom = (values: Partial<Record<ListingFieldName, unknown>>) =>
  Object.fromEntries(
    listingFieldNames.map((name) => [name, typedValue(name, values[name] ?? null)]),
  ) as ListingDraft;

/** A listing that nobody has described yet. */
export const emptyDraft: ListingDraft = draftFrom({ looking_for_roommates: 1 });

/** A stored listing, ready to be changed. */
export const listingDraft = (listing: Listing): ListingDraft => draftFrom(listing);

/** Whether a kept value can stand in a field of the draft. */
export function fitsListingDraft(name: ListingFieldName, value: unknown): boolean {
  const { kind } = facts[name];
  if (kind === 'degrees') return value === null || typeof value === 'number';
  if (!Array.isArray(emptyDraft[name])) return typeof value === 'string';
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** What a draft says in the form of the call; NaN where a number is none. */
export function readDraft(draft: ListingDraft): Record<ListingFieldName, unknown> {
  const read = (name: ListingFieldName): unknown => {
    const value: unknown = draft[name];
    if (isNumber(name)) return readTypedNumber(name, String(value));
    if (['day', 'choice'].includes(facts[name].kind)) return value || null;
    if (facts[name].kind === 'currency') return value || undefined;
    return facts[name].kind === 'link' ? String(value).trim() : value;
  };
  const values = listingFieldNames.map((name) => [name, read(name)] as const);
  // An optional field may be left out, but not undefined.
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<
    ListingFieldName,
    unknown
  >;
}

/** Nothing typed in an optional field is null. */
function readTypedNumber(name: ListingFieldName, typed: string): number | null | undefined {
  const number = readAmount(typed);
  return number === null && facts[name].required !== undefined ? undefined : number;
}

/** Reads a draft and checks it by the contract, so that the form shows the server's messages. */
export const ListingDraftSchema = type('object')
  .as<ListingDraft>()
  .pipe((draft) => readDraft(draft))
  .to(ListingForm);

/** Fields of which one side's values are taken: a pin belongs to its address, amounts to a currency. */
export const listingGroups: readonly FieldGroup<ListingDraft>[] = [
  { fields: ['address', 'latitude', 'longitude'] },
  { fields: ['currency', 'monthly_rent', 'monthly_bills', 'deposit'], boundBy: 'currency' },
];

interface Options {
  /** The values as they are stored. */
  stored: Current<ListingDraft>;
  draft: Draft<ListingDraft>;
  save: (form: ListingForm, version: string | null) => Promise<Listing>;
  onSaved: (listing: Listing) => Promise<unknown>;
}

/**
 * The state of the listing form: checked when a field is left, and from the first submission on
 * as it is typed. `failure` is what the server said that belongs to no field; `refusals` counts
 * submissions that came back, for moving the focus.
 */
export function useListingForm({ stored, draft, save, onSaved }: Options) {
  const [failure, setFailure] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  const merging = useMerging({
    stored,
    draft,
    groups: listingGroups,
    show: (values): void => showValues(form, values),
    readCurrent: readChangedAs(Listing, listingDraft),
  });

  const form = useAppForm({
    defaultValues: stored.values,
    ...validateOnBlur,
    validators: { onDynamic: ListingDraftSchema },
    listeners: {
      onChange({ formApi }) {
        merging.keep(formApi.state.values);
        forgetRefused(formApi);
      },
    },
    onSubmitInvalid: refuse,
    async onSubmit({ value }) {
      setFailure(null);
      const saved = await merging
        .save(value, (values, version) => save(ListingDraftSchema.assert(values), version))
        .catch((error: unknown) => {
          if (!showAtFields(error)) setFailure(error);
          refuse();
        });
      if (saved) await onSaved(saved);
    },
  });

  /** False when some of what the server refused has no field to stand at. */
  function showAtFields(error: unknown): boolean {
    if (!isApiProblem(error) || !isProblem(error, 'validation_failed')) return false;
    const placed = showRefused(form, error.errors);
    return placed.length > 0 && placed.length === error.errors.length;
  }

  return { form, failure, refusals, merging };
}

export type ListingFormApi = ReturnType<typeof useListingForm>['form'];
