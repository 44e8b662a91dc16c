import { readAmount } from '#contract/labels/amount.ts';
import { type } from '#contract/type.ts';
import { ListingForm, type Listing } from '#contract/listings/listing.ts';
import {
  listingFieldDeclarations as facts,
  listingFieldNames,
  type FieldsWith,
  type ListingFieldName,
  type ListingFormValues,
} from '#contract/listings/listing-fields.ts';
import { useEffect, useState } from 'react';
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which a draft differs from the stored one. */
export function draftChanges(stored: ListingDraft, draft: ListingDraft): Partial<ListingDraft> {
  const changed = listingFieldNames.filter((name) => !isSame(stored[name], draft[name]));
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

/** Of what was kept in a browser, the changes that are fields of a draft and still change it. */
export function readChanges(
  stored: ListingDraft,
  kept: Record<string, unknown>,
): Partial<ListingDraft> {
  const fits = (name: ListingFieldName) => {
    const value = kept[name];
    if (facts[name].kind === 'degrees') return value === null || typeof value === 'number';
    if (!Array.isArray(stored[name])) return typeof value === 'string';
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
  };
  const changed = listingFieldNames.filter(
    (name) => name in kept && fits(name) && !isSame(stored[name], kept[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, kept[name]]));
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

export interface KeptDraft {
  /** What was typed earlier and not saved, over the stored values. */
  earlier: Partial<ListingDraft>;
  keep(values: ListingDraft): void;
  forget(): void;
}

interface Options {
  /** The values as they are stored. */
  draft: ListingDraft;
  kept: KeptDraft;
  save: (form: ListingForm) => Promise<Listing>;
  onSaved: (listing: Listing) => Promise<unknown>;
}

/**
 * The state of the listing form: checked when a field is left, and from the first submission on
 * as it is typed. `failure` is what the server said that belongs to no field; `refusals` counts
 * submissions that came back, for moving the focus.
 */
export function useListingForm({ draft, kept, save, onSaved }: Options) {
  const [failure, setFailure] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);

  const form = useAppForm({
    defaultValues: draft,
    ...validateOnBlur,
    validators: { onDynamic: ListingDraftSchema },
    listeners: {
      onChange({ formApi }) {
        kept.keep(formApi.state.values);
        forgetRefused(formApi);
      },
    },
    onSubmitInvalid: refuse,
    async onSubmit({ value }) {
      setFailure(null);
      const saved = await save(ListingDraftSchema.assert(value)).catch((error: unknown) => {
        if (!showAtFields(error)) setFailure(error);
        refuse();
      });
      if (!saved) return;
      kept.forget();
      await onSaved(saved);
    },
  });

  useEffect(() => {
    for (const [name, value] of Object.entries(kept.earlier)) {
      form.setFieldValue(name as keyof ListingDraft, value);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what is typed later comes over it
  }, []);

  /** False when some of what the server refused has no field to stand at. */
  function showAtFields(error: unknown): boolean {
    if (!isApiProblem(error) || !isProblem(error, 'validation_failed')) return false;
    const placed = showRefused(form, error.errors);
    return placed.length > 0 && placed.length === error.errors.length;
  }

  return { form, failure, refusals };
}

export type ListingFormApi = ReturnType<typeof useListingForm>['form'];
