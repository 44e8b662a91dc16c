import { useStore } from '@tanstack/react-form';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import * as common from '#locales/common.ts';
import { formatNumber } from '#locales/format.ts';
import * as t from '#locales/listing-form.ts';
import { formatFailure } from '#src/api/errors.ts';
import { CollisionNotice } from '#src/shared/drafts/collision-notice.tsx';
import { isSame } from '#src/shared/drafts/changes.ts';
import { showValues, type Current } from '#src/shared/drafts/use-merging.ts';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { listingSteps, type ListingStep } from '#src/shared/listings/listing-steps.ts';
import type { RenderTerm } from '#src/shared/listings/render-term.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { collisionLabel, formatCollision } from './collision-texts.ts';
import { FormErrors } from './form-errors.tsx';
import { fieldsIn, findNeighbors } from './form-steps.ts';
import { HouseholdFields } from './household-fields.tsx';
import {
  fitsListingDraft,
  type ListingDraft,
  listingGroups,
  useListingForm,
} from './listing-draft.ts';
import styles from './listing-form.module.css';
import { ListingPreview } from './listing-preview.tsx';
import { MoneyFields } from './money-fields.tsx';
import { RoomFields } from './room-fields.tsx';
import { StepBar } from './step-bar.tsx';
import { StepProgress } from './step-progress.tsx';
import { stepHeadingId, useListingStep } from './use-listing-step.ts';
import { WhereFields } from './where-fields.tsx';
import { WordsFields } from './words-fields.tsx';

/** The photos of the listing, which are saved apart from the form. */
export interface FormPhotos {
  /** Calls back when photos were chosen, also by dropping them on another step. */
  renderPanel: (onChosen: () => void) => ReactNode;
  /** The first one, or what stands for it. */
  cover: ReactNode;
  count: number;
}

interface ListingFormViewProps {
  /** Names the draft that is kept in this browser: the listing's id, or `new`. */
  target: string;
  /** The values as they are stored. */
  stored: Current<ListingDraft>;
  save: (form: ListingForm, version: string | null) => Promise<Listing>;
  onSaved: (listing: Listing) => Promise<unknown>;
  submitLabel: string;
  /** An existing listing has a status, and each of its steps saves. */
  isPosted?: boolean;
  photos: FormPhotos;
  /** The way out without saving. */
  cancel: ReactNode;
}

/** The listing form, for posting and for editing: one step at a time, and a preview beside it. */
export function ListingFormView(props: ListingFormViewProps) {
  const { target, stored, save, onSaved, submitLabel, isPosted = false, photos, cancel } = props;
  const draft = useDraft({
    kind: 'listing',
    target,
    stored: stored.values,
    groups: listingGroups,
    fits: fitsListingDraft,
  });
  const { form, failure, refusals, merging } = useListingForm({ stored, draft, save, onSaved });
  const submitted = useStore(form.store, (state) => state.submissionAttempts > 0);
  const { step, openStep } = useListingStep();
  const [place, setPlace] = useState<string>();
  const { previous, next } = findNeighbors(step);
  const canSubmit = isPosted || submitted || next === undefined;

  const term: RenderTerm = (name, show) => (
    <form.AppField key={name} name={name}>
      {show}
    </form.AppField>
  );

  /** Opens the next step, unless this one has errors: then the first of them takes the focus. */
  function goOn(): void {
    // Its schema checks at once.
    void form.validate('submit');
    const fields = fieldsIn(step);
    for (const field of fields) {
      form.setFieldMeta(field, (meta) => ({ ...meta, isBlurred: true }));
    }
    const wrong = fields.find((field) => (form.getFieldMeta(field)?.errors.length ?? 0) > 0);
    if (wrong) openStep(step, wrong);
    else if (next) openStep(next);
  }

  /** Enter in a field never posts or saves: it goes on where there is a next step. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // Enter also ends the composition of Chinese or Japanese words.
    if (!canSubmit && !event.nativeEvent.isComposing) goOn();
  }

  const fields: Record<ListingStep, ReactNode> = {
    where: <WhereFields form={form} isShown={step === 'where'} onPick={setPlace} />,
    room: <RoomFields form={form} term={term} />,
    money: <MoneyFields form={form} term={term} withStatus={isPosted} />,
    household: <HouseholdFields form={form} />,
    photos: photos.renderPanel(() => step !== 'photos' && openStep('photos')),
    words: <WordsFields form={form} place={place} />,
  };

  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.restored}>
          <RestoredDraft
            draft={draft}
            form={form}
            hint={t.typedIsBackHint}
            onDiscard={() => showValues(form, merging.forget())}
          />
        </div>
        <form.AppForm>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field is for the whole form */}
          <form.Form className={styles.form} aria-label={submitLabel} onKeyDown={onKeyDown}>
            <StepProgress form={form} current={step} photoCount={photos.count} />
            {submitted && <FormErrors form={form} refusals={refusals} openStep={openStep} />}
            <div className={styles.stepHead}>
              <h2 key={step} id={stepHeadingId} tabIndex={-1}>
                {t.stepTitles[step]}
              </h2>
              <p className={styles.soft}>
                {common.stepPosition({
                  number: formatNumber(listingSteps.indexOf(step) + 1),
                  total: formatNumber(listingSteps.length),
                })}
                <form.Subscribe
                  selector={({ values }) => !isSame(values, merging.readBase().values)}
                >
                  {(isChanged) =>
                    isChanged && <> · {isPosted ? t.changesNotSaved : t.draftIsKept}</>
                  }
                </form.Subscribe>
              </p>
            </div>
            {/* All steps stay in the page, so that none loses what its fields know. */}
            {listingSteps.map((each) => (
              <section key={each} hidden={each !== step}>
                {each === 'money' ? (
                  fields[each]
                ) : (
                  <Panel>
                    <div className={styles.fields}>{fields[each]}</div>
                  </Panel>
                )}
              </section>
            ))}
            {failure !== null && (
              <Notice tone="danger" title={common.saveFailed} live>
                {t.saveFailedHint({ reason: formatFailure(failure) })}
              </Notice>
            )}
            {next === undefined && (
              <form.Subscribe
                selector={({ values }) => values.latitude === null && values.address.trim() !== ''}
              >
                {(isWithoutPlace) =>
                  isWithoutPlace && <NoPlaceNotice onMend={() => openStep('where', 'town')} />
                }
              </form.Subscribe>
            )}
            <CollisionNotice
              merging={merging}
              label={collisionLabel}
              format={formatCollision}
              onChoose={(collision, side) => merging.choose(collision, side, form.state.values)}
            />
            <StepBar
              form={form}
              onBack={previous && (() => openStep(previous))}
              onNext={next && (isPosted ? () => openStep(next) : goOn)}
              submitLabel={canSubmit ? submitLabel : null}
              cancel={cancel}
            />
          </form.Form>
        </form.AppForm>
      </div>
      <aside className={styles.preview} data-last={next === undefined || undefined}>
        <ListingPreview form={form} cover={photos.cover} />
      </aside>
    </div>
  );
}

/** Says beside the button that saves what happens to a room without a place. Blocks nothing. */
function NoPlaceNotice({ onMend }: { onMend: () => void }) {
  return (
    <Notice
      tone="warning"
      title={t.noPlace}
      actions={
        <Button variant="quiet" size="s" onClick={onMend}>
          {t.sayWhereItIs}
        </Button>
      }
    >
      {t.noPlaceHint}
    </Notice>
  );
}
