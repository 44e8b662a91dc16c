import { useState } from 'react';
import type { AgreementRule } from '#contract/agreements/calls.ts';
import type { Section as SectionId } from '#contract/agreements/clauses.ts';
import * as paper from '#locales/agreement-paper.ts';
import * as t from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './agreements.module.css';
import { useChangeRule, useRemoveRule } from './api/agreements.ts';
import { OpenRule } from './open-rule.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { readWording, RuleText } from './wording.tsx';

interface SectionRulesProps {
  groupId: number;
  section: SectionId;
  rules: readonly AgreementRule[];
}

/** The rules of one section, each to change or take out, and a place for another one. */
export function SectionRules({ groupId, section, rules }: SectionRulesProps) {
  const [edited, setEdited] = useState<AgreementRule | 'new' | null>(null);
  const { mutate: remove, error: removeError } = useRemoveRule(groupId);
  const { mutate: change, isPending, error: changeError } = useChangeRule(groupId);
  const title = paper.sectionNames[section];
  return (
    <Panel title={title}>
      <div className={styles.rules}>
        {rules.length === 0 && <p className={styles.soft}>{t.noRules}</p>}
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule.id}>
              {rule.proposals.length > 0 ? (
                <OpenRule
                  rule={rule}
                  isBusy={isPending}
                  onChoose={(clause) =>
                    change({ rule_id: rule.id, change: { version: rule.version, clause } })
                  }
                  onWrite={() => setEdited(rule)}
                />
              ) : (
                <div className={styles.rule}>
                  <p className={styles.text}>
                    <RuleText wording={rule} whenOpen={t.wasOpen} />
                  </p>
                  <RuleButtons
                    text={readWording(rule) ?? ''}
                    onEdit={() => setEdited(rule)}
                    onRemove={() => remove({ rule_id: rule.id, version: rule.version })}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
        <FailureNotice title={common.notSaved} error={removeError ?? changeError} />
        <div>
          <Button
            variant="quiet"
            size="s"
            aria-label={t.addRuleTo({ section: title })}
            onClick={() => setEdited('new')}
          >
            <Icon name={laterIcons.plus} />
            {t.addRule}
          </Button>
        </div>
      </div>
      {edited && (
        <RuleEditor
          groupId={groupId}
          section={section}
          rule={edited === 'new' ? null : edited}
          current={rules}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

interface RuleButtonsProps {
  text: string;
  onEdit: () => void;
  onRemove: () => void;
}

function RuleButtons({ text, onEdit, onRemove }: RuleButtonsProps) {
  return (
    <span className={styles.buttons}>
      <Button variant="plain" square aria-label={t.editRule({ rule: text })} onClick={onEdit}>
        <Icon name={laterIcons.edit} />
      </Button>
      <Button variant="plain" square aria-label={t.removeRule({ rule: text })} onClick={onRemove}>
        <Icon name={laterIcons.trash} />
      </Button>
    </span>
  );
}
