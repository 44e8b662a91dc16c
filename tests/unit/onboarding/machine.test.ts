import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { OnboardingInput } from '#machines/onboarding.steps.ts';
import { habitAnswers, profileForm, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { answered, failed, type HeardEvent } from './machine-events.ts';

type Snapshot = SnapshotFrom<typeof onboardingMachine>;

/** Where the machine is after these events, and all it emitted on the way. */
function after(input: OnboardingInput, ...events: HeardEvent[]) {
  let [snapshot, actions] = initialTransition(onboardingMachine, input);
  const emitted = [...emittedBy(actions)];
  for (const event of events) {
    [snapshot, actions] = transition(onboardingMachine, snapshot, event as never);
    emitted.push(...emittedBy(actions));
  }
  return { where: where(snapshot), context: snapshot.context, emitted };
}

const emittedBy = (actions: { type: string; params: unknown }[]) =>
  actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => (params as { event: unknown }).event);

function where({ value }: Snapshot): string {
  const screen = typeof value.screen === 'string' ? value.screen : value.screen.open;
  return `${value.status}, ${screen}`;
}

const profile = { type: 'step.submitted', step: 'profile', answers: profileForm() } as const;
const habits = { type: 'step.submitted', step: 'habits', answers: habitAnswers() } as const;
const preferences = {
  type: 'step.submitted',
  step: 'preferences',
  answers: wantedAnswers(),
} as const;
const open = (step: string) => ({ type: 'step.opened', step });
const saved = (status: string) => answered('saveStep', { result: 'saved', status });
const skip = { type: 'skip.requested' };
const skipped = (status: string, drafts = {}) => answered('skipRest', { status, drafts });
const retry = { type: 'retry.requested' };
const restored = { type: 'page.restored' };

describe('the state of the machine', () => {
  const rows: [OnboardingInput['status'], HeardEvent[], string][] = [
    // Resumed: the screen is where the status says.
    ['profile', [], 'profile, profile'],
    ['habits', [], 'habits, habits'],
    ['preferences', [], 'preferences, preferences'],
    ['completed', [], 'completed, finished'],
    ['skipped', [], 'skipped, finished'],
    // Step by step.
    ['profile', [profile], 'profile, saving'],
    ['profile', [profile, saved('habits')], 'habits, habits'],
    ['habits', [habits, saved('preferences')], 'preferences, preferences'],
    ['preferences', [preferences, saved('completed')], 'completed, finished'],
    // Back and forth between what was reached, no farther.
    ['preferences', [open('profile')], 'preferences, profile'],
    ['preferences', [open('profile'), open('preferences')], 'preferences, preferences'],
    ['habits', [open('profile'), open('habits')], 'habits, habits'],
    ['profile', [open('habits')], 'profile, profile'],
    ['profile', [open('preferences')], 'profile, profile'],
    ['habits', [open('preferences')], 'habits, habits'],
    // A step saved again: on to where the status says.
    ['preferences', [open('profile'), profile, saved('preferences')], 'preferences, preferences'],
    // Only the step on screen can be sent, and only once at a time.
    ['preferences', [habits], 'preferences, preferences'],
    ['profile', [profile, profile], 'profile, saving'],
    ['profile', [profile, open('profile')], 'profile, saving'],
    ['profile', [profile, skip], 'profile, saving'],
    // No answer: another try, another step, or skipping.
    ['habits', [habits, failed('saveStep')], 'habits, saveFailed'],
    ['habits', [habits, failed('saveStep'), retry], 'habits, saving'],
    ['habits', [habits, failed('saveStep'), habits], 'habits, saving'],
    ['habits', [habits, failed('saveStep'), open('profile')], 'habits, profile'],
    ['habits', [habits, failed('saveStep'), skip], 'habits, skipping'],
    [
      'habits',
      [habits, failed('saveStep'), retry, saved('preferences')],
      'preferences, preferences',
    ],
    ['habits', [retry], 'habits, habits'],
    // Refused values: the same step again.
    [
      'habits',
      [habits, answered('saveStep', { result: 'invalid', problems: [] })],
      'habits, habits',
    ],
    // Skipping from each step.
    ['profile', [skip, skipped('skipped')], 'skipped, finished'],
    ['habits', [skip, skipped('skipped')], 'skipped, finished'],
    ['preferences', [skip, skipped('skipped')], 'skipped, finished'],
    ['preferences', [skip, skipped('completed')], 'completed, finished'],
    ['habits', [skip, failed('skipRest')], 'habits, skipFailed'],
    ['habits', [skip, failed('skipRest'), retry], 'habits, skipping'],
    ['habits', [skip, failed('skipRest'), habits], 'habits, saving'],
    // Another device was faster.
    ['profile', [profile, saved('completed')], 'completed, finished'],
    ['profile', [restored], 'profile, checking'],
    ['profile', [restored, answered('readStatus', { status: 'habits' })], 'habits, habits'],
    ['habits', [restored, answered('readStatus', { status: 'skipped' })], 'skipped, finished'],
    ['habits', [restored, failed('readStatus')], 'habits, habits'],
    [
      'habits',
      [open('profile'), restored, answered('readStatus', { status: 'habits' })],
      'habits, profile',
    ],
    ['habits', [habits, answered('saveStep', { result: 'outOfOrder' })], 'habits, checking'],
    // The form stays usable while we ask.
    ['habits', [restored, habits], 'habits, saving'],
    // Finished users are done here.
    ['completed', [skip], 'completed, finished'],
    ['skipped', [profile], 'skipped, finished'],
    ['completed', [restored], 'completed, finished'],
  ];
  test.each(rows)('from %s after %j: %s', (status, events, expected) => {
    expect(after({ status }, ...events).where).toBe(expected);
  });
});

describe('a draft', () => {
  const draft = (step: string, value: unknown) => ({ type: 'draft.changed', step, draft: value });

  test('remains after going back and forth, a failure and a refusal', () => {
    const { context } = after(
      { status: 'habits', drafts: { habits: { pets: 'has' } } },
      open('profile'),
      draft('profile', { first_name: 'Ine' }),
      open('habits'),
      habits,
      failed('saveStep'),
      retry,
      answered('saveStep', { result: 'invalid', problems: [] }),
    );
    expect(context.drafts).toEqual({ profile: { first_name: 'Ine' }, habits: { pets: 'has' } });
  });

  test('is deleted when its step is saved; others remain', () => {
    const { context } = after(
      { status: 'habits', drafts: { profile: { bio: 'Half' }, habits: { pets: 'has' } } },
      habits,
      saved('preferences'),
    );
    expect(context.drafts).toEqual({ profile: { bio: 'Half' } });
  });

  test('remains after skipping as far as it could not be saved', () => {
    const drafts = { profile: { birth_date: '2020-01-01' } };
    const { context } = after(
      { status: 'profile', drafts: { profile: { bio: 'Half', ...drafts.profile } } },
      skip,
      skipped('skipped', drafts),
    );
    expect(context.drafts).toEqual(drafts);
  });

  test('can change while a save is pending', () => {
    const { context } = after({ status: 'habits' }, restored, draft('habits', { pets: 'none' }));
    expect(context.drafts.habits).toEqual({ pets: 'none' });
  });
});

describe('a failure', () => {
  const problems = [{ path: 'birth_date', message: 'You must be 18 or older to use RoomieRadar' }];
  const refused = answered('saveStep', { result: 'invalid', problems });

  test('keeps the messages of the server until the next try', () => {
    const { context } = after({ status: 'profile' }, profile, refused);
    expect(context).toMatchObject({ failure: 'invalid', problems });
    const again = after({ status: 'profile' }, profile, refused, profile);
    expect(again.context).toMatchObject({ failure: null, problems: [] });
  });

  test('distinguishes no answer from a missing step', () => {
    expect(after({ status: 'profile' }, profile, failed('saveStep')).context.failure).toBe(
      'unanswered',
    );
    const missing = after(
      { status: 'habits' },
      habits,
      answered('saveStep', { result: 'outOfOrder' }),
      answered('readStatus', { status: 'profile' }),
    );
    expect(missing.where).toBe('profile, profile');
    expect(missing.context.failure).toBe('outOfOrder');
  });

  test('is forgotten once another device saved the step', () => {
    const refusedHabits = after(
      { status: 'habits' },
      habits,
      refused,
      restored,
      answered('readStatus', { status: 'preferences' }),
    );
    expect(refusedHabits.where).toBe('preferences, preferences');
    expect(refusedHabits.context).toMatchObject({ failure: null, problems: [] });
    const missing = after(
      { status: 'habits' },
      habits,
      answered('saveStep', { result: 'outOfOrder' }),
      answered('readStatus', { status: 'profile' }),
      restored,
      answered('readStatus', { status: 'habits' }),
    );
    expect(missing.where).toBe('habits, habits');
    expect(missing.context.failure).toBeNull();
  });
});

describe('the machine emits', () => {
  test('each shown step, each save, and the end', () => {
    const { emitted } = after(
      { status: 'habits' },
      open('profile'),
      open('habits'),
      habits,
      saved('preferences'),
      preferences,
      saved('completed'),
    );
    expect(emitted).toEqual([
      { type: 'step.shown', step: 'habits' },
      { type: 'step.shown', step: 'profile' },
      { type: 'step.shown', step: 'habits' },
      { type: 'step.saved', step: 'habits' },
      { type: 'step.shown', step: 'preferences' },
      { type: 'step.saved', step: 'preferences' },
      { type: 'onboarding.finished', status: 'completed' },
    ]);
  });

  test('the current step again when a later one was opened too early', () => {
    const { emitted } = after({ status: 'profile' }, open('preferences'));
    expect(emitted).toEqual(
      Array.from({ length: 2 }, () => ({ type: 'step.shown', step: 'profile' })),
    );
  });

  test('a failed check, for the log', () => {
    const { emitted } = after({ status: 'habits' }, restored, failed('readStatus'));
    expect(emitted).toContainEqual({ type: 'check.failed', error: 'no answer' });
  });
});
