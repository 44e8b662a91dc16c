import { useState } from 'react';
import type { Group } from '#contract/groups/calls.ts';
import { readAmount } from '#contract/labels/amount.ts';
import {
  RentSplitForm,
  rentSplitLimits,
  rentSplitMethods,
  type RentSplitMethod,
} from '#contract/rent-splits/calls.ts';
import { type } from '#contract/type.ts';
import * as common from '#locales/common.ts';
import { currencySign } from '#locales/format.ts';
import * as t from '#locales/rent-splits.ts';
import * as ui from '#locales/ui.ts';
import { isApiProblem } from '#src/api/errors.ts';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { currencyOptions } from '#src/shared/listings/currency-options.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { formatMessage } from '#src/ui/format-message.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useCreateRentSplit } from './api/rent-splits.ts';
import styles from './rent-splits.module.css';

interface SplitFormProps {
  groupId: number;
  /** In which the rent is meant until somebody chooses another one. */
  currency: string;
  members: Group['members'];
  onDone: () => void;
  onCancel: (() => void) | null;
}

/** What is typed, room by room in lists of the same length. */
interface Typed {
  rent: string;
  currency: string;
  method: RentSplitMethod;
  names: string[];
  areas: string[];
  owners: string[];
}

/** Rent, method and rooms of a new split; the rooms are typed here and stay here. */
export function SplitForm({ groupId, currency: usual, members, onDone, onCancel }: SplitFormProps) {
  const create = useCreateRentSplit(groupId);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [stored] = useState<Typed>(() => ({
    rent: '',
    currency: usual,
    method: 'equal',
    names: members.map((_, at) => common.roomNumber({ number: String(at + 1) })),
    areas: members.map(() => ''),
    owners: members.map(({ id }) => String(id)),
  }));
  const { draft, values, change, discard } = useDraftValues({
    kind: 'split',
    target: String(groupId),
    stored,
  });
  const { method, currency } = values;
  const changeRoom = (field: 'names' | 'areas' | 'owners', at: number, value: string) =>
    change({
      [field]: members.map((_, room) => (room === at ? value : (values[field][room] ?? ''))),
    });

  function submit(): void {
    const body = RentSplitForm(readForm(values, members.length));
    if (body instanceof type.errors) {
      setErrors(Object.fromEntries(body.map(({ path, message }) => [path.join('.'), message])));
      return;
    }
    setErrors({});
    create.mutate(body, {
      onSuccess: () => {
        draft.forget();
        onDone();
      },
      onError: (error) => {
        if (!isApiProblem(error)) return;
        setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
      },
    });
  }
  const errorAt = (path: string) => {
    const message = errors[path];
    return message === undefined ? undefined : formatMessage(message);
  };
  const people = members.map(({ id, user }) => ({
    value: String(id),
    label: user?.first_name ?? t.member,
  }));
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!create.isPending) submit();
      }}
    >
      <RestoredNotice draft={draft} onDiscard={discard} />
      <div className={styles.fields}>
        <NumberField
          label={t.rentLabel}
          prefix={currencySign(currency)}
          value={values.rent}
          error={errorAt('rent')}
          onChange={(event) => change({ rent: event.currentTarget.value })}
        />
        <SelectField
          label={common.currency}
          options={currencyOptions(currency)}
          value={currency}
          onChange={(event) => change({ currency: event.currentTarget.value })}
        />
      </div>
      <ChoiceList
        legend={t.methodLegend}
        isField
        name={`method-${groupId}`}
        choices={rentSplitMethods.map((value) => ({
          value,
          label: t.methodLabels[value],
          detail: t.methodHints[value],
        }))}
        selected={[method]}
        onChange={([chosen]) => change({ method: chosen as RentSplitMethod })}
      />
      {method !== 'equal' &&
        members.map((member, at) => {
          const number = String(at + 1);
          const room = values.names[at] || common.roomNumber({ number });
          return (
            <div key={member.id} className={styles.fields}>
              <TextField
                label={t.roomName({ number })}
                value={values.names[at] ?? ''}
                maxLength={rentSplitLimits.roomName}
                error={errorAt(`rooms.${at}.name`)}
                onChange={(event) => changeRoom('names', at, event.currentTarget.value)}
              />
              {method === 'area' && (
                <>
                  <NumberField
                    decimals
                    label={t.roomArea({ room })}
                    value={values.areas[at] ?? ''}
                    error={errorAt(`rooms.${at}.area`)}
                    onChange={(event) => changeRoom('areas', at, event.currentTarget.value)}
                  />
                  <SelectField
                    label={t.roomMember({ room })}
                    options={people}
                    value={values.owners[at] ?? ''}
                    error={errorAt(`rooms.${at}.member_id`)}
                    onChange={(event) => changeRoom('owners', at, event.currentTarget.value)}
                  />
                </>
              )}
            </div>
          );
        })}
      <FailureNotice title={common.notSaved} error={create.error} />
      <div className={styles.buttons}>
        <Button type="submit" busy={create.isPending}>
          {t.begin}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {ui.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function readForm({ rent, currency, method, names, areas, owners }: Typed, count: number) {
  const rooms = Array.from({ length: count }, (_, at) => {
    const area = Number((areas[at] ?? '').trim().replace(',', '.'));
    return {
      name: names[at] ?? '',
      ...(method === 'area' && area > 0 && { area: Math.round(area * 10) / 10 }),
      ...(method === 'area' && { member_id: Number(owners[at]) }),
    };
  });
  return { rent: readAmount(rent) ?? 0, currency, method, rooms: method === 'equal' ? [] : rooms };
}
