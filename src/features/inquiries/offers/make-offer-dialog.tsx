import { useState } from 'react';
import { dayMs } from '#contract/days.ts';
import { readAmount } from '#contract/labels/amount.ts';
import { OfferForm, type OfferState } from '#contract/offers/calls.ts';
import { type } from '#contract/type.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import { currencySign } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import * as t from '#locales/offers.ts';
import { ApiProblem } from '#src/api/errors.ts';
import { DraftDialog } from '#src/shared/drafts/draft-dialog.tsx';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { formatMessage } from '#src/ui/format-message.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useMakeOffer } from '../api/offers.ts';
import styles from './offers.module.css';

interface MakeOfferDialogProps {
  /** The inquiry. */
  id: number;
  name: string;
  listing: NonNullable<OfferState['listing']>;
  onClose: () => void;
}

type Errors = Partial<Record<string, string>>;

/** The owner's form: it begins with the listing's terms, and a week for the answer. */
export function MakeOfferDialog({ id, name, listing, onClose }: MakeOfferDialogProps) {
  const { mutate, isPending, error } = useMakeOffer(id);
  const [stored] = useState(() => ({
    monthly_rent: String(listing.monthly_rent),
    deposit: String(listing.deposit ?? 0),
    move_in: listing.move_in,
    answer_by: inAWeek(listing.move_in),
  }));
  const options = { kind: 'offer', target: `make-${id}`, stored } as const;
  const { draft, values, change, discard } = useDraftValues(options);
  const [errors, setErrors] = useState<Errors>({});
  const send = () => {
    const form = {
      ...values,
      monthly_rent: readAmount(values.monthly_rent) ?? Number.NaN,
      deposit: readAmount(values.deposit) ?? 0,
    };
    const checked = OfferForm(form);
    if (checked instanceof type.errors) return setErrors(collect(checked));
    setErrors({});
    mutate(checked, {
      onSuccess() {
        draft.forget();
        onClose();
      },
      onError(failure) {
        if (failure instanceof ApiProblem) setErrors(collect(failure.errors));
      },
    });
  };
  const bind = (field: keyof typeof values) => ({
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      change({ [field]: event.currentTarget.value });
      setErrors({ ...errors, [field]: undefined });
    },
  });
  const sign = currencySign(listing.currency);
  const hasFieldErrors = Object.values(errors).some(Boolean);
  return (
    <DraftDialog
      open
      title={isolate(t.offerRoomTo({ name }), name)}
      draft={draft}
      onDiscard={discard}
      onClose={onClose}
      confirmButton={
        <Button busy={isPending} onClick={send}>
          {t.sendOffer}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p>{t.offerHint}</p>
        <NumberField label={t.rent} prefix={sign} required {...bind('monthly_rent')} />
        <NumberField label={fieldLabels.deposit} prefix={sign} {...bind('deposit')} />
        <TextField type="date" label={browse.freeBy} required {...bind('move_in')} />
        <TextField type="date" label={t.answerBy} required {...bind('answer_by')} />
        <FailureNotice title={common.failed} error={hasFieldErrors ? null : error} />
      </div>
    </DraftDialog>
  );
}

/** The first message of each field, in the language of the page. */
function collect(
  problems: Iterable<{ path: string | readonly PropertyKey[]; message: string }>,
): Errors {
  const errors: Errors = {};
  for (const { path, message } of problems) {
    const field = typeof path === 'string' ? path : String(path[0]);
    errors[field] ??= formatMessage(message);
  }
  return errors;
}

/** The day in a week, but not after they move in. */
function inAWeek(moveIn: string): string {
  const day = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10);
  return day < moveIn ? day : moveIn;
}
