import { inEachLanguage, type Recipe } from './rehearsal.ts';

/** A button that confirms once, whose answer may fail and is asked for again. */
export const machine: Recipe = {
  heading: 'Add a machine',
  maxFiles: 3,
  edits: [
    {
      file: 'machines/confirmation.machine.ts',
      create: `/**
 * A listing that its owner confirms: one request at a time, which may fail and be sent again. The
 * page of own listings starts it. It emits nothing.
 */
import { setup } from 'xstate';
import { port } from './port.ts';

export const confirmationMachine = setup({
  types: { events: {} as { type: 'confirmed' } },
  actors: { confirm: port<void>('confirm') },
}).createMachine({
  id: 'confirmation',
  initial: 'open',
  states: {
    open: { on: { confirmed: 'sending' } },
    sending: {
      invoke: { id: 'confirm', src: 'confirm', onDone: 'done', onError: 'failed' },
    },
    failed: { on: { confirmed: 'sending' } },
    done: { type: 'final' },
  },
});
`,
    },
    {
      file: 'src/features/own-listings/api/confirmation.ts',
      create: `import { fromPromise } from 'xstate';
import { confirmationMachine } from '#machines/confirmation.machine.ts';

/** The machine of a confirmation, with what sends it. */
export const provideConfirmation = (send: () => Promise<void>) =>
  confirmationMachine.provide({ actors: { confirm: fromPromise(send) } });
`,
    },
    {
      file: 'src/features/own-listings/confirm-button.tsx',
      create: `import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import * as t from '#locales/own-listings.ts';
import { Button } from '#src/ui/button.tsx';
import { provideConfirmation } from './api/confirmation.ts';

/** Confirms that a listing is still available. */
export function ConfirmButton({ send }: { send: () => Promise<void> }) {
  const [logic] = useState(() => provideConfirmation(send));
  const actor = useActorRef(logic);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  return (
    <Button busy={isSending} onClick={() => actor.send({ type: 'confirmed' })}>
      {t.confirmOnce}
    </Button>
  );
}
`,
    },
    ...inEachLanguage('own-listings.ts', "export const confirmOnce = 'Still available';\n"),
  ],
};
