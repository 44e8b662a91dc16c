// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { Import, ImportPhotos, ImportSource } from '#contract/imports/import.ts';
import { authMachine } from '#machines/auth.machine.ts';
import type { Api } from '#src/api/client.ts';
import { ApiProblem, ApiUnreachable } from '#src/api/errors.ts';
import { Providers } from '#src/app/providers.tsx';
import { FilePanel } from '#src/features/admin/manage-external/file-panel.tsx';
import { MappingPanel } from '#src/features/admin/manage-external/mapping-panel.tsx';
import { RunCard } from '#src/features/admin/manage-external/run-card.tsx';
import { OpenSource } from '#src/features/admin/manage-external/source-view.tsx';
import { createQueryClient } from '#src/shared/api/query-client.ts';
import { click, findInput, mount } from '../ui/mount.ts';

const source: ImportSource = {
  id: 3,
  name: 'nyc',
  kind: 'csv',
  address: null,
  mapping: {},
  new_status: 'pending',
  listings: 0,
  last_import: null,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};
const target = {
  file_id: 9,
  upload_url: 'http://localhost/upload',
  method: 'PUT',
  headers: {},
  expires_at: '2026-11-01T00:30:00.000Z',
};

/** Answers reach components a task later. */
const settle = () => act(async () => new Promise((done) => setTimeout(done, 5)));

/** A panel over an API that answers as told. */
async function mountPanel(panel: ReactNode, answer: (id: EndpointId) => Promise<unknown>) {
  const context = {
    api: ((id: EndpointId) => answer(id)) as Api,
    auth: createActor(authMachine),
    queryClient: createQueryClient({ retries: 0 }),
  };
  const mounted = await mount(<Providers context={context}>{panel}</Providers>);
  await settle();
  return mounted;
}

async function choose(host: HTMLElement): Promise<void> {
  const input = findInput(host);
  Object.defineProperty(input, 'files', { value: [new File(['id\n1\n'], 'rooms.csv')] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
}

const button = (host: HTMLElement, name: string) => {
  const found = [...host.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`No button ${name} in: ${host.textContent}`);
  return found;
};

/** Requests of the upload: each what was done to it. */
let requests: string[][];
beforeEach(() => {
  requests = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => void requests.push(['send']));
  vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(
    () => void requests.at(-1)?.push('abort'),
  );
});

test('an upload cancelled before it has a URL sends nothing', async () => {
  let resolve: (answer: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => (resolve = done));
  const onFile = vi.fn();
  const { host } = await mountPanel(<FilePanel source={source} onFile={onFile} />, () => promise);
  await choose(host);
  await click(button(host, 'Cancel: Uploading rooms.csv'));
  expect(host.textContent).not.toContain('Uploading');
  resolve(target);
  await settle();
  expect(requests).toEqual([]);
  expect(onFile).not.toHaveBeenCalled();
});

test('leaving a source stops its upload', async () => {
  const { host, show } = await mountPanel(
    <FilePanel source={source} onFile={() => undefined} />,
    async () => target,
  );
  await choose(host);
  expect(requests).toEqual([['send']]);
  await show(<p>Another source</p>);
  expect(requests).toEqual([['send', 'abort']]);
});

test('a refused file cannot be imported; other failures can be retried', async () => {
  const panel = <MappingPanel fileId={9} onLeave={() => undefined} onStarted={() => undefined} />;
  const refused = new ApiProblem(422, { code: 'import_refused', detail: 'It is a ZIP archive' });
  const { host } = await mountPanel(panel, () => Promise.reject(refused));
  expect(host.textContent).toContain('This file cannot be imported');
  expect(host.textContent).not.toContain('Try again');

  let asked = 0;
  const away = await mountPanel(panel, () => {
    asked += 1;
    return Promise.reject(
      asked === 1 ? new ApiUnreachable(null) : new ApiProblem(503, { code: 'unavailable' }),
    );
  });
  expect(away.host.textContent).not.toContain('cannot be imported');
  await click(button(away.host, 'Try again'));
  await settle();
  expect(asked).toBe(2);
  button(away.host, 'Choose another file');
});

test('a source outside the current page of the list is loaded by its id', async () => {
  const panel = (
    <OpenSource id={3} listed={undefined} search={{ source: 3 }} go={() => undefined} />
  );
  const there = await mountPanel(panel, async () => source);
  expect(there.host.querySelector('h2')?.textContent).toBe('nyc');

  const missing = new ApiProblem(404, { code: 'not_found' });
  const gone = await mountPanel(panel, () => Promise.reject(missing));
  expect(gone.host.textContent).toBe('This source no longer exists.');

  const away = await mountPanel(panel, () => Promise.reject(new ApiUnreachable(null)));
  expect(away.host.textContent).toContain('The source could not be loaded');
});

test('the photos of an import that is done show their progress, and can be stopped', async () => {
  const photos: ImportPhotos = { status: 'fetching', total: 400, done: 119, refused: 1 };
  const run: Import = {
    id: 5,
    source_id: 3,
    source_name: 'nyc',
    status: 'done',
    is_cancelling: false,
    can_resume: false,
    message: null,
    mapping: {},
    reading: {},
    new_status: 'active',
    file_name: 'rooms.csv',
    file_bytes: 100,
    rows_total: 0,
    rows_done: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    set_aside: 0,
    back_to_review: 0,
    duplicates: 0,
    gone: 0,
    photos,
    started_by: 1,
    created_at: '2026-11-01T00:00:00.000Z',
    started_at: '2026-11-01T00:00:00.000Z',
    finished_at: '2026-11-01T00:00:00.000Z',
  };
  const calls: EndpointId[] = [];
  const { host } = await mountPanel(<RunCard run={run} search={{}} />, async (id) => {
    calls.push(id);
    return run;
  });
  expect(host.textContent).toContain('119 of 400 photos fetched30%');
  expect(host.textContent).toContain('1 photo that could not be fetched');
  await click(button(host, 'Cancel'));
  expect(calls).toEqual(['cancelImport']);
  const done: Import = { ...run, photos: { ...photos, status: 'done' } };
  const after = await mountPanel(<RunCard run={done} search={{}} />, async () => done);
  expect(after.host.textContent).not.toContain('119 of 400');
  // A server of the version before answers nothing about photos.
  const { photos: _photos, ...former } = done;
  const before = await mountPanel(<RunCard run={former} search={{}} />, async () => former);
  expect(before.host.textContent).toContain('rooms.csv');
});
