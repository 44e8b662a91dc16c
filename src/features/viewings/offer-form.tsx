import { useState } from 'react';
import { type } from '#contract/type.ts';
import {
  houseNumberHours,
  ViewingSlotsForm,
  type NewViewingSlots,
} from '#contract/viewings/viewing.ts';
import { viewingModes } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as meeting from '#locales/meeting.ts';
import * as t from '#locales/viewings.ts';
import { isApiProblem } from '#src/api/errors.ts';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { showRefused } from '#src/shared/forms/refused-fields.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { BlockedDays } from './blocked-days.tsx';
import { useOfferSlots } from './api/viewings.ts';
import { formatWeekday } from '#src/shared/viewings/slot-times.ts';
import styles from './viewings.module.css';

/** What is typed; numbers are texts until they are sent. */
const empty = {
  first_day: '',
  last_day: '',
  /** The days of the week, such as "1,2,3". */
  weekdays: '1,2,3,4,5',
  /** Days between, such as "2026-12-24,2026-12-25". */
  blocked_days: '',
  from: '18:00',
  until: '20:00',
  minutes: '20',
  places: '1',
  notice_hours: '2',
  mode: 'in_person' as string,
  video_url: '',
  /** From the agreement on without it. */
  house_number_hours: '',
};
type Typed = typeof empty;

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
const lengths = [10, 15, 20, 30, 45, 60];
const notices = [0, 2, 12, 24, 48];

const houseNumberMoments = [
  { value: '', label: meeting.fromAgreement },
  ...houseNumberHours.map((count) => ({ value: String(count), label: t.hoursBefore({ count }) })),
];

/** Without a last day or an end, these are single times. */
const toBody = (typed: Typed) => ({
  first_day: typed.first_day,
  ...(typed.last_day && {
    last_day: typed.last_day,
    weekdays: typed.weekdays.split(',').map(Number),
    blocked_days: typed.blocked_days.split(',').filter(Boolean),
  }),
  from: typed.from,
  ...(typed.until && { until: typed.until }),
  minutes: Number(typed.minutes),
  places: Number(typed.places.trim() || Number.NaN),
  notice_hours: Number(typed.notice_hours),
  mode: typed.mode,
  ...(typed.mode === 'in_person' && {
    house_number_hours: typed.house_number_hours ? Number(typed.house_number_hours) : null,
  }),
  ...(typed.mode === 'video' && { video_url: typed.video_url.trim() || null }),
});

/** Offers times of a listing: one, or as many as fit on each of several days. */
export function OfferForm({ listingId }: { listingId: number }) {
  const { mutateAsync: offer } = useOfferSlots(listingId);
  const [failure, setFailure] = useState<unknown>(null);
  const [offered, setOffered] = useState<NewViewingSlots | null>(null);
  const draft = useDraft({ kind: 'viewing', target: String(listingId), stored: empty });
  const form = useAppForm({
    defaultValues: empty,
    ...validateOnSubmit,
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    async onSubmit({ value, formApi }) {
      setFailure(null);
      setOffered(null);
      const body = ViewingSlotsForm(toBody(value));
      if (body instanceof type.errors) {
        const wrong = body.map(({ path, message }) => ({ path: String(path[0] ?? ''), message }));
        showRefused(formApi, wrong);
        return;
      }
      try {
        setOffered(await offer(body));
        draft.forget();
        formApi.reset();
      } catch (error) {
        const refused = isApiProblem(error) ? showRefused(formApi, error.errors) : [];
        if (refused.length === 0) setFailure(error);
      }
    },
  });
  return (
    <Panel title={<span id="offer">{t.offerTitle}</span>}>
      <form.AppForm>
        <form.Form className={styles.stack}>
          <RestoredDraft draft={draft} form={form} />
          <div className={styles.pairs}>
            <form.AppField name="first_day">
              {(field) => <field.TextField type="date" label={t.firstDay} />}
            </form.AppField>
            <form.AppField name="last_day">
              {(field) => <field.TextField type="date" label={t.lastDay} hint={t.lastDayHint} />}
            </form.AppField>
          </div>
          <form.Subscribe selector={({ values }) => [values.first_day, values.last_day]}>
            {([first = '', last = '']) =>
              last !== '' && (
                <>
                  <form.AppField name="weekdays">
                    {(field) => (
                      <ChipGroup legend={t.onWeekdays} showLegend>
                        {weekdays.map((day) => {
                          const days = field.state.value.split(',').filter(Boolean);
                          const others = days.filter((each) => each !== day);
                          return (
                            <ChipToggle
                              key={day}
                              checked={days.includes(day)}
                              onChange={({ currentTarget: { checked } }) =>
                                field.handleChange(
                                  (checked ? [...others, day].toSorted() : others).join(','),
                                )
                              }
                            >
                              {formatWeekday(Number(day))}
                            </ChipToggle>
                          );
                        })}
                      </ChipGroup>
                    )}
                  </form.AppField>
                  <form.AppField name="blocked_days">
                    {(field) => (
                      <BlockedDays
                        days={field.state.value.split(',').filter(Boolean)}
                        first={first}
                        last={last}
                        onChange={(days) => field.handleChange(days.join(','))}
                      />
                    )}
                  </form.AppField>
                </>
              )
            }
          </form.Subscribe>
          <div className={styles.pairs}>
            <form.AppField name="from">
              {(field) => <field.TextField type="time" label={common.from} />}
            </form.AppField>
            <form.AppField name="until">
              {(field) => <field.TextField type="time" label={t.until} hint={t.untilHint} />}
            </form.AppField>
            <form.AppField name="minutes">
              {(field) => (
                <field.SelectField
                  label={t.length}
                  options={lengths.map((count) => ({
                    value: String(count),
                    label: t.minutes({ count }),
                  }))}
                />
              )}
            </form.AppField>
            <form.AppField name="places">
              {(field) => <field.NumberField label={t.places} hint={t.placesHint} />}
            </form.AppField>
          </div>
          <div className={styles.fields}>
            <form.AppField name="notice_hours">
              {(field) => (
                <field.SelectField
                  label={t.notice}
                  options={notices.map((count) => ({
                    value: String(count),
                    label: count === 0 ? t.noNotice : t.hoursBefore({ count }),
                  }))}
                />
              )}
            </form.AppField>
            <form.AppField name="mode">
              {(field) => (
                <field.SelectField
                  label={t.where}
                  options={viewingModes.map((value) => ({ value, label: t.modes[value] }))}
                />
              )}
            </form.AppField>
          </div>
          <form.Subscribe selector={({ values }) => values.mode === 'video'}>
            {(isVideo) =>
              isVideo ? (
                <form.AppField name="video_url">
                  {(field) => <field.TextField type="url" dir="ltr" label={t.videoLink} />}
                </form.AppField>
              ) : (
                <form.AppField name="house_number_hours">
                  {(field) => (
                    <field.SelectField
                      label={meeting.houseNumber}
                      hint={meeting.houseNumberHint}
                      options={houseNumberMoments}
                    />
                  )}
                </form.AppField>
              )
            }
          </form.Subscribe>
          <FailureNotice title={t.notOffered} error={failure} />
          {offered && (
            <Notice tone="success" live title={t.offered({ count: offered.items.length })}>
              {offered.left_out > 0 && t.leftOut({ count: offered.left_out })}
            </Notice>
          )}
          <div>
            <form.SubmitButton>{t.offer}</form.SubmitButton>
          </div>
        </form.Form>
      </form.AppForm>
    </Panel>
  );
}
