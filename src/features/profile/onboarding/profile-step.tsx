import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/users/user.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/onboarding.ts';
import * as ui from '#locales/ui.ts';
import type { Drafts } from '#machines/onboarding.steps.ts';
import { showValues } from '#src/shared/drafts/use-merging.ts';
import { Button } from '#src/ui/button.tsx';
import { toProfileDraft, type ProfileDraft } from '../profile-draft.ts';
import { ProfileFields } from '../questions/profile-fields.tsx';
import { profileScreens, type ProfileScreen } from '../questions/profile-screens.ts';
import { useProfileForm } from '../questions/use-profile-form.ts';
import styles from './onboarding.module.css';
import type { Process, StepPosition } from './step.ts';
import { StepFrame, useQuestionFocus } from './step-frame.tsx';
import * as titles from '#locales/titles.ts';

interface ProfileStepProps {
  process: Process;
  position: StepPosition;
  stored: Profile;
  typed: Drafts['profile'];
  /** Other values to put into the form, merged with what was saved elsewhere. */
  merged: ProfileDraft | null;
}

/** Step 1: who a user is and what they look for, a few fields at a time. */
export function ProfileStep({ process, position, stored, typed, merged }: ProfileStepProps) {
  const [draft] = useState(() => ({ ...toProfileDraft(stored), ...typed }) as ProfileDraft);
  const { form, firstInvalid, submit, showRefused } = useProfileForm({
    stored: draft,
    onValid: (answers) => process.send({ type: 'step.submitted', step: 'profile', answers }),
    onRefused: goToFirstInvalid,
  });
  const values = useStore(form.store, (state) => state.values);
  useKeptDraft(process, values, draft);
  const shownMerge = useRef(merged);
  useEffect(() => {
    if (merged === shownMerge.current || !merged) return;
    shownMerge.current = merged;
    showValues(form, merged);
  }, [merged, form]);

  const screens = profileScreens(values.intent);
  const index = Math.max(
    0,
    screens.findIndex(({ id }) => id === position.question),
  );
  const screen = screens[index] as ProfileScreen;
  const isLast = index === screens.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useQuestionFocus(screen.id, () => heading.current?.focus());

  function goTo(field: keyof ProfileDraft) {
    const target = screens.find(({ fields }) => fields.includes(field));
    if (target && target.id !== screen.id) position.go('profile', target.id, { replace: true });
    // The field may be on a screen that is yet to be rendered.
    else document.getElementById(field)?.focus();
  }
  function goToFirstInvalid() {
    const field = firstInvalid(screens.flatMap(({ fields }) => fields));
    if (field) goTo(field);
  }
  const { problems } = process;
  useEffect(() => {
    const field = showRefused(problems);
    if (field) goTo(field);
    // oxlint-disable-next-line react/exhaustive-deps -- once for every refusal
  }, [problems]);

  function goOn() {
    const wrong = firstInvalid(screen.fields);
    if (wrong) return document.getElementById(wrong)?.focus();
    if (isLast) return submit();
    return position.go('profile', screens[index + 1]?.id);
  }

  return (
    <form
      noValidate
      aria-label={titles.aboutYou}
      onSubmit={(event) => {
        event.preventDefault();
        if (!process.isSaving) goOn();
      }}
    >
      <StepFrame
        process={process}
        step="profile"
        progress={{ current: index + 1, total: screens.length }}
        onBack={
          index > 0 ? () => position.go('profile', screens[index - 1]?.id, { replace: true }) : null
        }
        onward={
          <Button type="submit" busy={process.isSaving} busyLabel={ui.saving}>
            {isLast ? t.saveAndGoOn : common.next}
          </Button>
        }
      >
        <div>
          <h2 ref={heading} className={styles.question} tabIndex={-1}>
            {screen.title}
          </h2>
          <p className={styles.lede}>{screen.lede}</p>
        </div>
        <ProfileFields form={form} screen={screen.id} />
      </StepFrame>
    </form>
  );
}

/** Tells the machine what was typed, so that it is kept until it is saved. */
function useKeptDraft({ send }: Process, values: ProfileDraft, before: ProfileDraft): void {
  const reported = useRef(before);
  useEffect(() => {
    if (reported.current === values) return;
    reported.current = values;
    send({ type: 'draft.changed', step: 'profile', draft: { ...values } });
  }, [values, send]);
}
