import { useId, useState } from 'react';
import { GroupForm, groupNameMax, type Group } from '#contract/groups/calls.ts';
import * as t from '#locales/groups.ts';
import * as ui from '#locales/ui.ts';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { useAppForm, validateOnSubmit } from '#src/shared/forms/app-form.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useRenameGroup } from './api/groups.ts';

interface RenameDialogProps {
  group: Group;
  onClose: () => void;
}

/** Gives a group another name. */
export function RenameDialog({ group, onClose }: RenameDialogProps) {
  const { mutateAsync } = useRenameGroup(group.id);
  const [failure, setFailure] = useState<unknown>(null);
  const formId = useId();
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
    <form.AppForm>
      <Dialog
        open
        title={t.renameTitle}
        onClose={onClose}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {ui.cancel}
            </Button>
            <form.SubmitButton form={formId}>{ui.save}</form.SubmitButton>
          </>
        }
      >
        <form.Form id={formId}>
          <RestoredDraft draft={draft} form={form} />
          <form.AppField name="name">
            {(field) => <field.TextField label={t.groupName} maxLength={groupNameMax} />}
          </form.AppField>
          <FailureNotice title={t.notRenamed} error={failure} />
        </form.Form>
      </Dialog>
    </form.AppForm>
  );
}
