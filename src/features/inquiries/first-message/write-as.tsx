import type { InquiryState } from '#contract/inquiries/calls.ts';
import { formatList } from '#locales/format.ts';
import * as t from '#locales/group-inquiries.ts';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import styles from '../message-form.module.css';

export type GroupToWrite = NonNullable<InquiryState['group']>;

interface WriteAsProps {
  group: GroupToWrite;
  /** Can they write alone, too? */
  isFree: boolean;
  writesAlone: boolean;
  onChange: (writesAlone: boolean) => void;
}

/** Whether a first message comes from its writer alone or from the group, and what that means for each. */
export function WriteAs({ group, isFree, writesAlone, onChange }: WriteAsProps) {
  return (
    <>
      {isFree && (
        <ChoiceList
          legend={t.whoWrites}
          isField
          name="write-as"
          choices={[
            { value: 'group', label: group.name },
            { value: 'alone', label: t.justMe },
          ]}
          selected={[writesAlone ? 'alone' : 'group']}
          onChange={([choice]) => onChange(choice === 'alone')}
        />
      )}
      {!writesAlone && <GroupNotes group={group} />}
    </>
  );
}

function GroupNotes({ group: { members } }: { group: GroupToWrite }) {
  const others = members.filter((member) => !member.is_me);
  const names = (condition: (member: (typeof members)[number]) => boolean) =>
    formatList(others.filter(condition).map((member) => member.first_name ?? t.hiddenName));
  const readers = names((member) => member.joins);
  const writers = names((member) => member.joins && member.has_own);
  const absent = names((member) => !member.joins);
  return (
    <div className={styles.readers} dir="auto">
      {readers && <p>{t.readAndWrite({ names: readers })}</p>}
      {writers && <p>{t.ownIsWithdrawn({ names: writers })}</p>}
      {members.some((member) => member.is_me && member.has_own) && <p>{t.yourOwnIsWithdrawn}</p>}
      {absent && <p>{t.stayOut({ names: absent })}</p>}
    </div>
  );
}
