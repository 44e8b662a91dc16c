// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Jobs } from '#contract/overview/jobs.ts';
import { authMachine } from '#machines/auth.machine.ts';
import type { Api } from '#src/api/client.ts';
import { Providers } from '#src/app/providers.tsx';
import { BackgroundJobs } from '#src/features/admin/overview/background-jobs.tsx';
import { createQueryClient } from '#src/shared/api/query-client.ts';
import { mount } from '../ui/mount.ts';

test('the jobs of a queue that only a newer server knows are shown by its name', async () => {
  const counts = { waiting: 1, failing: 2, dead: 0 };
  const jobs = Jobs.assert({
    queues: [
      { queue: 'mail', ...counts },
      { queue: 'of_tomorrow', ...counts },
    ],
    failed: [],
  });
  const context = {
    api: (async () => jobs) as unknown as Api,
    auth: createActor(authMachine),
    queryClient: createQueryClient({ retries: 0 }),
  };
  const { host } = await mount(
    <Providers context={context}>
      <BackgroundJobs />
    </Providers>,
  );
  await act(async () => new Promise((done) => setTimeout(done, 5)));
  const names = Array.from(host.querySelectorAll('tbody th'), (cell) => cell.textContent);
  expect(names).toEqual(['Mails', 'of_tomorrow']);
});
