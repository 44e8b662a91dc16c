import { Suspense, useId, useState } from 'react';
import { agreementLimits, type AgreementRule } from '#contract/agreements/calls.ts';
import type { Section } from '#contract/agreements/clauses.ts';
import { isBlank } from '#contract/primitives.ts';
import { fieldMessages } from '#locales/field-messages.ts';
import * as t from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import * as ui from '#locales/ui.ts';
import { useDraftValues } from '#src/shared/drafts/use-draft.ts';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';
import styles from './agreements.module.css';
import { useAddRule, useChangeRule } from './api/agreements.ts';
import { readWording, RuleText } from './wording.tsx';

const ExclusionNotice = lazyComponent(() => import('#src/shared/trust/exclusion-notice.tsx'));

interface RuleEditorProps {
  groupId: number;
  section: Section;
  /** As it was when the editor opened; null for a new rule. */
  rule: AgreementRule | null;
  /** The rules of the section as they are now, also while it is open. */
  current: readonly AgreementRule[];
  onClose: () => void;
}

/**
 * Writes a rule in own words. Who changed it meanwhile loses nothing: the writer sees what it says by
 * now, and decides.
 */
export function RuleEditor({ groupId, section, rule, current, onClose }: RuleEditorProps) {
  const formId = useId();
  const [base, setBase] = useState(rule);
  const [isTried, setTried] = useState(false);
  const [stored] = useState({ text: rule ? (readWording(rule) ?? '') : '' });
  const { draft, values, change, discard } = useDraftValues({
    kind: 'rule',
    target: `${groupId}.${rule ? rule.id : section}`,
    stored,
  });
  const add = useAddRule(groupId);
  const save = useChangeRule(groupId);
  const isPending = add.isPending || save.isPending;
  const judged = useDebouncedValue(values.text, 500);
  const newer = rule && current.find(({ id }) => id === rule.id);
  const isGone = rule !== null && newer === undefined;
  const isStale = base !== null && newer != null && newer.version > base.version;

  const close = () => {
    draft.forget();
    onClose();
  };
  function submit(): void {
    setTried(true);
    if (isBlank(values.text) || isPending) return;
    const text = values.text.trim();
    if (!base) add.mutate({ section, text }, { onSuccess: close });
    else {
      const { id: rule_id, version } = base;
      save.mutate({ rule_id, change: { version, text } }, { onSuccess: close });
    }
  }
  const error = isTried && isBlank(values.text) ? fieldMessages['rule.required'] : undefined;
  const failure = add.error ?? (isStale || isGone ? null : save.error);
  return (
    <Dialog
      open
      title={rule ? t.changeRule : t.addRule}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {ui.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isPending} disabled={isGone || isStale}>
            {ui.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.rules}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RestoredNotice draft={draft} onDiscard={discard} />
        <TextArea
          label={t.rule}
          hint={t.ruleHint}
          rows={4}
          limit={agreementLimits.rule}
          value={values.text}
          error={error}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        {judged.trim() !== '' && (
          <Suspense>
            <ExclusionNotice text={judged} place={undefined} currency="" />
          </Suspense>
        )}
        {isStale && newer && (
          <Notice
            tone="warning"
            live
            title={t.changedMeanwhile}
            actions={
              <Button variant="quiet" size="s" onClick={() => setBase(newer)}>
                {t.replaceTheirs}
              </Button>
            }
          >
            <RuleText wording={newer} whenOpen={t.wasOpen} />
          </Notice>
        )}
        {isGone && <Notice tone="warning" live title={t.removedMeanwhile} />}
        <FailureNotice title={common.notSaved} error={failure} />
      </form>
    </Dialog>
  );
}
