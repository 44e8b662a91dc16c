import * as t from '#locales/listing-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says beside the button that saves what happens to a room without a place. Blocks nothing. */
export function NoPlaceNotice() {
  return (
    <Notice
      tone="warning"
      title={t.noPlace}
      actions={
        <Button variant="quiet" size="s" onClick={() => document.getElementById('town')?.focus()}>
          {t.sayWhereItIs}
        </Button>
      }
    >
      {t.noPlaceHint}
    </Notice>
  );
}
