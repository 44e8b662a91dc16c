// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Habits } from '#contract/questionnaire/questions.ts';
import type { Profile } from '#contract/users/user.ts';
import { authMachine } from '#machines/auth.machine.ts';
import type { Api } from '#src/api/client.ts';
import { ApiProblem } from '#src/api/errors.ts';
import { Providers } from '#src/app/providers.tsx';
import {
  provideOnboarding,
  type ProvidedOnboarding,
} from '#src/features/profile/api/onboarding.ts';
import { RunningOnboarding } from '#src/features/profile/onboarding/running-onboarding.tsx';
import type { StepPosition } from '#src/features/profile/onboarding/step.ts';
import { habitsQuery, preferencesQuery } from '#src/shared/api/answers.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { click, find, mount, type } from '../ui/mount.ts';

const newcomer: Profile = {
  id: 3,
  is_admin: false,
  email: 'ada@rooms.example',
  first_name: 'Ada',
  last_name: '',
  profile_picture_url: null,
  onboarding_status: 'profile',
  intent: 'both',
  birth_date: '1990-12-10',
  occupation: '',
  bio: '',
  area: '',
  latitude: null,
  longitude: null,
  budget_min: null,
  budget_max: null,
  budget_currency: 'EUR',
  move_in_from: null,
  stay_months: null,
  is_hidden: false,
  created_at: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});

/** A server that refuses saves of older versions, as the real one does. */
function createServer() {
  const stored = { profile: newcomer, habits: {} as Habits };
  const versions = { profile: 1, habits: 1 };
  const status = { status: 'profile' as Profile['onboarding_status'] };
  function save(part: 'profile' | 'habits', change: object, ifMatch: unknown): string {
    if (ifMatch !== `"${versions[part]}"`) {
      const problem = { code: 'changed_meanwhile', current: stored[part] } as const;
      throw new ApiProblem(412, problem, null, `"${versions[part]}"`);
    }
    return store(part, change);
  }
  function store(part: 'profile' | 'habits', change: object): string {
    Object.assign(stored, {
      [part]: part === 'habits' ? change : { ...stored.profile, ...change },
    });
    versions[part] += 1;
    return `"${versions[part]}"`;
  }
  const api = (async (
    id: string,
    { body = {}, ifMatch, onVersion }: { body?: object; ifMatch?: string; onVersion?: unknown },
  ) => {
    const answer = (value: object, version: string) => {
      (onVersion as undefined | ((version: string) => void))?.(version);
      return value;
    };
    if (id === 'getProfile') return answer(stored.profile, `"${versions.profile}"`);
    if (id === 'getHabits') return answer(stored.habits, `"${versions.habits}"`);
    if (id === 'getPreferences') return answer({}, '"1"');
    if (id === 'updateProfile') {
      const version = save('profile', body, ifMatch);
      status.status = 'habits';
      return answer({ ...stored.profile, onboarding_status: status.status }, version);
    }
    if (id === 'saveHabits') {
      const version = save('habits', body, ifMatch);
      status.status = 'preferences';
      return answer(status, version);
    }
    if (id === 'skipOnboarding') return { status: 'skipped' };
    return { items: [] };
  }) as unknown as Api;
  return { api, stored, saveElsewhere: store };
}

interface PageProps {
  api: Api;
  server: ProvidedOnboarding;
}

function Page({ api, server }: PageProps) {
  const [place, setPlace] = useState<Pick<StepPosition, 'step' | 'question'>>({
    step: 'profile',
    question: 'about',
  });
  const profile = useQuery(profileQuery(api)).data;
  const habits = useQuery(habitsQuery(api)).data;
  const preferences = useQuery(preferencesQuery(api)).data;
  if (!profile || !habits || !preferences) return null;
  return (
    <RunningOnboarding
      server={server}
      status="profile"
      stored={{ profile, habits, preferences }}
      position={{
        ...place,
        go: (step, question) => step !== 'complete' && setPlace({ step, question }),
      }}
    />
  );
}

/** Waits until this holds, while React takes what arrives meanwhile. */
const until = (check: () => unknown) => act(async () => void (await vi.waitFor(check)));

async function openOnboarding() {
  const { api, ...onServer } = createServer();
  const queryClient = new QueryClient();
  const server = provideOnboarding(api, queryClient);
  const context = { api, queryClient, auth: createActor(authMachine) };
  const { host } = await mount(
    <Providers context={context}>
      <Page api={api} server={server} />
    </Providers>,
  );
  await until(() => find(host, '#occupation'));
  const press = async (label: string) => {
    const button = [...host.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes(label),
    );
    if (!button) throw new Error(`No button ${label}: ${host.textContent}`);
    await click(button);
  };
  const radio = (label: string) =>
    [...host.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label));
  return {
    host,
    ...onServer,
    press,
    radio,
    field: (id: string) => find(host, `#${id}`) as HTMLInputElement,
    title: () => find(host, 'h1').textContent,
  };
}

test('a step is merged with other fields that another device saved', async () => {
  const page = await openOnboarding();
  await type(page.field('occupation'), 'Baker');
  page.saveElsewhere('profile', { last_name: 'Stone' });
  await page.press('Save and continue');
  await until(() => expect(page.title()).toBe('How you live'));
  expect(page.stored.profile).toMatchObject({ occupation: 'Baker', last_name: 'Stone' });
});

test('a step asks about what another device answered otherwise, and saves what was chosen', async () => {
  const page = await openOnboarding();
  await type(page.field('occupation'), 'Baker');
  page.saveElsewhere('profile', { occupation: 'Sailor', last_name: 'Stone' });
  await page.press('Save and continue');
  await until(() => expect(page.radio('Saved elsewhere: Sailor')).toBeDefined());
  expect(page.field('occupation').value).toBe('Baker');
  await click(page.radio('Saved elsewhere: Sailor')!);
  expect(page.field('occupation').value).toBe('Sailor');
  await page.press('Save and continue');
  await until(() => expect(page.title()).toBe('How you live'));
  expect(page.stored.profile).toMatchObject({ occupation: 'Sailor', last_name: 'Stone' });
});

test('skipping asks nothing, overwrites nothing and keeps the draft of what it would ask', async () => {
  const page = await openOnboarding();
  await type(page.field('occupation'), 'Baker');
  page.saveElsewhere('profile', { occupation: 'Sailor', last_name: 'Stone' });
  await page.press('Skip for now');
  await until(() => expect(page.host.querySelector('h1')?.textContent).not.toBe('About you'));
  expect(page.stored.profile).toMatchObject({ occupation: 'Sailor', last_name: 'Stone' });
  expect(createDrafts().read(0, { kind: 'profile', target: 'profile' })).toEqual({
    before: { occupation: '' },
    typed: { occupation: 'Baker' },
  });
});
