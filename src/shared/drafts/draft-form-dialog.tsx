import { useId, type ComponentProps, type ComponentType, type PropsWithChildren } from 'react';
import * as ui from '#locales/ui.ts';
import type { Draft } from './open-draft.ts';
import { RestoredDraft } from './restored-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx';

interface DraftFormDialogProps<Values extends object> extends Pick<
  DialogProps,
  'title' | 'onClose' | 'children'
> {
  draft: Draft<Values>;
  form: ComponentProps<typeof RestoredDraft<Values>>['form'] & {
    AppForm: ComponentType<PropsWithChildren>;
    Form: ComponentType<PropsWithChildren<{ id: string; className: string | undefined }>>;
    SubmitButton: ComponentType<PropsWithChildren<{ form: string }>>;
  };
  className?: string | undefined;
}

/** A dialog with a form. Its draft is kept when it is closed; only its "Cancel" discards that. */
export function DraftFormDialog<Values extends object>(props: DraftFormDialogProps<Values>) {
  const { title, onClose, children, draft, form, className } = props;
  const formId = useId();
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <form.AppForm>
      <Dialog
        open
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button variant="quiet" onClick={cancel}>
              {ui.cancel}
            </Button>
            <form.SubmitButton form={formId}>{ui.save}</form.SubmitButton>
          </>
        }
      >
        <form.Form id={formId} className={className}>
          <RestoredDraft draft={draft} form={form} />
          {children}
        </form.Form>
      </Dialog>
    </form.AppForm>
  );
}
