// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Listing } from '#contract/listings/listing.ts';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { authMachine } from '#machines/auth.machine.ts';
import { ApiProblem, ApiUnreachable } from '#src/api/errors.ts';
import { Providers } from '#src/app/providers.tsx';
import { emptyDraft } from '#src/features/listing-form/listing-draft.ts';
import { ListingFormView } from '#src/features/listing-form/listing-form-view.tsx';
import { click, find, mount, type } from '../ui/mount.ts';

const draft = {
  ...emptyDraft,
  title: 'Room with a view',
  address: 'Hill Street',
  monthly_rent: '900',
  total_bedrooms: '3',
  total_bathrooms: '1',
  current_roommates: '0',
};

/** As the server stores it. */
const storedListing: Listing = {
  id: 7,
  user_id: 3,
  title: draft.title,
  address: draft.address,
  description: '',
  latitude: null,
  longitude: null,
  monthly_rent: 900,
  currency: 'USD',
  total_bedrooms: 3,
  total_bathrooms: 1,
  current_roommates: 0,
  looking_for_roommates: 1,
  external_link: '',
  available_from: null,
  status: 'active',
  room_type: null,
  monthly_bills: null,
  deposit: null,
  min_stay_months: null,
  max_stay_months: null,
  available_until: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  last_confirmed_at: '2026-01-01T00:00:00.000Z',
  amenities: [],
  house_rules: [],
  images: [],
  owner: null,
  source: null,
};

beforeEach(() => {
  localStorage.clear();
  // jsdom has neither modal dialogs nor scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** The form on a page of its own, beside another page to leave to. */
async function mountForm(
  save: (form: ListingForm, version: string | null) => Promise<Listing>,
  start = draft,
  step = 'words',
) {
  const root = createRootRoute({ component: Outlet });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [`/?step=${step}`] }),
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/',
        component: () => (
          <ListingFormView
            target="new"
            stored={{ values: start, version: '"1"' }}
            save={save}
            onSaved={async () => undefined}
            submitLabel="Save"
            photos={{ renderPanel: () => null, cover: null, count: 0 }}
            cancel={null}
          />
        ),
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/roomies',
        component: () => <p>Roomies</p>,
      }),
    ]),
  }) as AnyRouter;
  await router.load();
  const context = {
    api: () => Promise.reject(new Error('Nothing is asked here')),
    auth: createActor(authMachine),
    queryClient: new QueryClient(),
  };
  const { host } = await mount(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const field = (id: string) => find(host, `#${id}`) as HTMLInputElement;
  return {
    host,
    router,
    field,
    messageOf: (id: string) => host.querySelector(`#${id}-error`)?.textContent,
    leaveField: (id: string) =>
      act(async () => {
        field(id).focus();
        field(id).blur();
      }),
    submit: () => click(find(host, 'button[type=submit]')),
  };
}

const never = () => Promise.reject(new Error('Must not be saved'));

test('shows no message until a field is left', async () => {
  const { leaveField, messageOf } = await mountForm(never, emptyDraft);
  expect(messageOf('title')).toBeUndefined();
  await leaveField('title');
  expect(messageOf('title')).toBe('Title is required');
  expect(messageOf('address')).toBeUndefined();
});

test('moves the focus to the list of errors when a submission is refused', async () => {
  const { host, submit, messageOf, field } = await mountForm(never, emptyDraft);
  await submit();
  const summary = document.activeElement;
  expect(summary?.querySelectorAll('a')).toHaveLength(6);
  expect(summary?.textContent).toContain('Number of bathrooms is required');
  expect(messageOf('monthly_rent')).toBe('Monthly rent is required');

  await click(find(host, 'a[href="#address"]'));
  expect(document.activeElement).toBe(field('address'));
});

test('removes a message as soon as its field is corrected after a submission', async () => {
  const { submit, messageOf, field } = await mountForm(never, { ...draft, title: '' });
  await submit();
  expect(messageOf('title')).toBe('Title is required');
  await type(field('title'), 'Room');
  expect(messageOf('title')).toBeUndefined();
});

test('sends numbers, not what was typed', async () => {
  const saved: ListingForm[] = [];
  const { submit, field } = await mountForm((form) => {
    saved.push(form);
    return Promise.resolve({} as Listing);
  });
  await type(field('monthly_rent'), '1,150');
  await submit();
  expect(saved).toEqual([
    expect.objectContaining({ monthly_rent: 1150, current_roommates: 0, available_from: null }),
  ]);
});

test('checks the current values when Enter is pressed in a field', async () => {
  const save = vi.fn(() => Promise.resolve({} as Listing));
  const { host, field, leaveField } = await mountForm(save, { ...draft, current_roommates: '' });
  await leaveField('title');
  await type(field('current_roommates'), '2');
  await act(async () => (find(host, 'form') as HTMLFormElement).requestSubmit());
  expect(save).toHaveBeenCalledTimes(1);
});

test('shows the server’s message at its field, focuses the summary, and sends again on request', async () => {
  const save = vi.fn(() =>
    Promise.reject(
      new ApiProblem(422, {
        code: 'validation_failed',
        errors: [{ path: 'title', message: 'Title too long' }],
      }),
    ),
  );
  const { submit, messageOf } = await mountForm(save);
  await submit();
  expect(messageOf('title')).toBe('Title too long');
  expect(document.activeElement?.textContent).toContain('Title too long');

  await submit();
  expect(save).toHaveBeenCalledTimes(2);
});

test('says that the server does not answer, keeps the input, and saves at the next try', async () => {
  const save = vi
    .fn<(form: ListingForm) => Promise<Listing>>()
    .mockRejectedValueOnce(new ApiUnreachable('offline'))
    .mockResolvedValueOnce({} as Listing);
  const { host, submit, field } = await mountForm(save);
  await type(field('title'), 'Room above the bakery');
  await submit();
  expect(find(host, '[role=alert]').textContent).toContain('RoomieRadar does not answer');
  expect(field('title').value).toBe('Room above the bakery');

  await submit();
  expect(save).toHaveBeenCalledTimes(2);
  expect(host.querySelector('[role=alert]')).toBeNull();
});

test('ignores a second press while it is saving', async () => {
  const save = vi.fn(() => new Promise<Listing>(() => undefined));
  const { submit } = await mountForm(save);
  await submit();
  await submit();
  expect(save).toHaveBeenCalledTimes(1);
});

const keptAt = 'listing_drafts.0.new';

test('keeps what was changed in this browser, and asks nothing when it is left', async () => {
  const { router, field } = await mountForm(never);
  await type(field('title'), 'Something else');
  await type(field('monthly_rent'), '800');
  await act(async () => router.navigate({ to: '/roomies' }));
  expect(router.state.location.pathname).toBe('/roomies');
  expect(JSON.parse(localStorage.getItem(keptAt) ?? '')).toMatchObject({
    value: {
      before: { title: 'Room with a view', monthly_rent: '900' },
      typed: { title: 'Something else', monthly_rent: '800' },
    },
  });
});

test('brings back what was kept, over what was stored meanwhile, until it is discarded', async () => {
  localStorage.setItem(keptAt, JSON.stringify({ title: 'Something else' }));
  const { host, field } = await mountForm(never, { ...draft, address: 'Dale Street' });
  expect(field('title').value).toBe('Something else');
  expect(field('address').value).toBe('Dale Street');
  const discard = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Discard',
  );
  await click(discard as HTMLElement);
  expect(field('title').value).toBe(draft.title);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('forgets what was kept once it is saved', async () => {
  const { field, submit } = await mountForm(async () => ({}) as Listing);
  await type(field('title'), 'Something else');
  expect(localStorage).toHaveLength(1);
  await submit();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('ignores a kept draft that is damaged or of another version', async () => {
  const kept = { title: 7, amenities: ['wifi', 4], latitude: 'north', nonsense: 'x' };
  localStorage.setItem(keptAt, JSON.stringify(kept));
  const { host, field } = await mountForm(never);
  expect(field('title').value).toBe(draft.title);
  expect(host.textContent).not.toContain('What you typed is back');
});

const storedElsewhere = (changes: Partial<Listing>, version: string) =>
  new ApiProblem(
    412,
    { code: 'changed_meanwhile', current: { ...storedListing, ...changes } },
    null,
    version,
  );

test('saves again with what another tab changed, when it changed other fields', async () => {
  const saves: [ListingForm, string | null][] = [];
  const { field, submit } = await mountForm((form, version) => {
    saves.push([form, version]);
    return saves.length === 1
      ? Promise.reject(storedElsewhere({ monthly_rent: 950 }, '"2"'))
      : Promise.resolve({} as Listing);
  });
  await type(field('title'), 'Sunny room');
  await submit();
  expect(saves).toMatchObject([
    [{ title: 'Sunny room', monthly_rent: 900 }, '"1"'],
    [{ title: 'Sunny room', monthly_rent: 950 }, '"2"'],
  ]);
  expect(field('monthly_rent').value).toBe('950');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('asks about a field that both changed, and saves what was chosen', async () => {
  const saves: [ListingForm, string | null][] = [];
  const { host, field, submit } = await mountForm((form, version) => {
    saves.push([form, version]);
    return saves.length === 1
      ? Promise.reject(storedElsewhere({ title: 'Theirs', monthly_rent: 950 }, '"2"'))
      : Promise.resolve({} as Listing);
  });
  await type(field('title'), 'Mine');
  await submit();
  const [mine, theirs] = host.querySelectorAll<HTMLInputElement>('[role=status] input[type=radio]');
  expect(host.textContent).toContain('Yours: Mine');
  expect(host.textContent).toContain('Saved elsewhere: Theirs');
  expect(document.activeElement).toBe(mine);
  expect(field('title').value).toBe('Mine');

  // Nothing is saved before it is chosen.
  await submit();
  expect(saves).toHaveLength(1);
  expect(host.textContent).toContain('Choose one of the two');
  await click(theirs as HTMLElement);
  expect(field('title').value).toBe('Theirs');
  await submit();
  expect(saves[1]).toMatchObject([{ title: 'Theirs', monthly_rent: 950 }, '"2"']);
});

test('asks about a kept draft whose field was saved elsewhere since', async () => {
  const kept = { before: { title: 'Older' }, typed: { title: 'Mine' } };
  localStorage.setItem(keptAt, JSON.stringify({ at: Date.now(), value: kept }));
  const save = vi.fn(() => Promise.resolve({} as Listing));
  const { host, submit } = await mountForm(save);
  expect(host.textContent).toContain('Saved elsewhere: Room with a view');
  await submit();
  expect(save).not.toHaveBeenCalled();
  await click(find(host, '[role=status] input[type=radio]'));
  await submit();
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ title: 'Mine' }), '"1"');
});
