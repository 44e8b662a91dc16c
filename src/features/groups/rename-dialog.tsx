import { useState } from 'react';
import { GroupForm, groupNameMax, type Group } from '#contract/groups/calls.ts';
import * as t from '#locales/groups.ts';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { DraftFormDialog } from '#src/shared/drafts/draft-form-dialog.tsx';
import { useRenameGroup } from './api/groups.ts';

interface RenameDialogProps {
  group: Group;
  onClose: () => void;
}

/** Gives a group another name. */
export function RenameDialog({ group, onClose }: RenameDialogProps) {
  const { mutateAsync } = useRenameGroup(group.id);
  const [failure, setFailure] = useState<unknown>(null);
  const [stored] = useState({ name: group.name });
  const draft = useDraft({ kind: 'group', target: String(group.id), stored });
  const close = () => {
    draft.forget();
    onClose();
  };
  const form = useAppForm({
    defaultValues: stored,
    ...validateOnSubmit,
    validators: { onDynamic: GroupForm },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    async onSubmit({ value }) {
      setFailure(null);
      await mutateAsync(value.name).then(close, setFailure);
    },
  });
  return (
    <DraftFormDialog title={t.renameTitle} onClose={onClose} draft={draft} form={form}>
      <form.AppField name="name">
        {(field) => <field.TextField label={t.groupName} maxLength={groupNameMax} />}
      </form.AppField>
      <FailureNotice title={t.notRenamed} error={failure} />
    </DraftFormDialog>
  );
}
