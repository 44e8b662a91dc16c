// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { authMachine } from '#machines/auth.machine.ts';
import type { Api } from '#src/api/client.ts';
import { Providers } from '#src/app/providers.tsx';
import { NoteDialog } from '#src/features/admin/reports/note-dialog.tsx';
import { createQueryClient } from '#src/shared/api/query-client.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { click, mount } from '../ui/mount.ts';

test('keeps the reason of a decision until the server has it', async () => {
  const name = { kind: 'moderation', target: 'hide-5' } as const;
  const drafts = createDrafts(localStorage);
  drafts.write(0, name, { note: 'It is a scam.', rule: 'scam' });
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const context = {
    api: (() => Promise.resolve()) as unknown as Api,
    auth: createActor(authMachine),
    queryClient: createQueryClient(),
  };
  const { host } = await mount(
    <Providers context={context}>
      <NoteDialog
        target={name.target}
        title="Hide?"
        text=""
        hint=""
        confirmLabel="Hide"
        busy={false}
        error={null}
        onConfirm={() => new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))}
        onClose={() => undefined}
      />
    </Providers>,
  );
  const confirm = [...host.querySelectorAll('button')].find((each) => each.textContent === 'Hide');
  if (!confirm) throw new Error('No button to confirm');
  await click(confirm);
  expect(drafts.read(0, name)).not.toBeNull();
  await act(async () => answers.at(0)?.reject(new Error('No connection')));
  expect(drafts.read(0, name)).not.toBeNull();
  await click(confirm);
  await act(async () => answers.at(1)?.resolve());
  expect(drafts.read(0, name)).toBeNull();
});
