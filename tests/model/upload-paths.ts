import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { imageUploadMachine } from '#machines/image-upload.machine.ts';
import type { UploadProblemCode } from '#machines/upload-problem.ts';
import { describeTransitions, transitionId } from '#scripts/describe-machine.ts';
import { greedyCover, placeOf, type Taken } from './auth-paths.ts';

type Snapshot = SnapshotFrom<typeof imageUploadMachine>;
export type UploadState = Snapshot['value'];

/** An event from outside, or an answer of one of the machine's actors; `fault` says which. */
export interface UploadEvent {
  type: string;
  fault?: string;
  [more: string]: unknown;
}
export interface UploadStep {
  from: UploadState;
  event: UploadEvent;
  to: UploadState;
  transition: string;
}

const inspected = (fault: string, type: string | null, size: number): UploadEvent => ({
  type: 'xstate.done.actor.inspectFile',
  fault,
  output: { type, size },
});
const rejected = (actor: string, code: UploadProblemCode): UploadEvent => ({
  type: `xstate.error.actor.${actor}`,
  fault: code,
  error: { code },
});
const broken = (code: UploadProblemCode): UploadEvent => ({
  type: 'file.failed',
  fault: code,
  code,
});

const events: UploadEvent[] = [
  inspected('photo', 'image/jpeg', 1000),
  inspected('empty', 'image/jpeg', 0),
  inspected('text', null, 1000),
  inspected('large', 'image/jpeg', 20_000_000),
  { type: 'xstate.error.actor.inspectFile', fault: 'unreadable', error: {} },
  { type: 'turn.given', listingId: 1 },
  { type: 'xstate.done.actor.requestAddress', output: { key: 'key' } },
  rejected('requestAddress', 'offline'),
  rejected('requestAddress', 'unreachable'),
  rejected('requestAddress', 'serverTrouble'),
  { type: 'bytes.sent', sentBytes: 500 },
  { type: 'file.arrived' },
  broken('offline'),
  broken('addressExpired'),
  broken('uploadFailed'),
  { type: 'xstate.done.actor.registerImage', output: { imageId: 1 } },
  rejected('registerImage', 'offline'),
  rejected('registerImage', 'unreachable'),
  rejected('registerImage', 'addressExpired'),
  rejected('registerImage', 'serverTrouble'),
  { type: 'xstate.done.actor.awaitConnection' },
  { type: 'xstate.after.retryDelayMs.imageUpload.unreachable' },
  { type: 'upload.retried' },
  { type: 'upload.cancelled' },
  { type: 'upload.restored' },
];

/** Few paths from the start that together take every transition a person or a fault can cause. */
export function coveringUploadPaths(): UploadStep[][] {
  const paths = getShortestPaths(imageUploadMachine, {
    input: { fileId: '1', manager: null },
    events: (state: Snapshot) => events.filter((event) => state.can(event as never)) as never,
    serializeState: (state, event, previous) =>
      [describe(previous), event ? JSON.stringify(event) : '', describe(state)].join(' '),
    limit: 100_000,
  });
  const found = paths.map(({ steps }) => toSteps(steps as never));
  return greedyCover(found.filter((path) => path.length > 0));
}

/** Every transition of the machine, by its name. */
export function uploadTransitions(): string[] {
  return describeTransitions(imageUploadMachine).map(({ id }) => id);
}

function describe(state: Snapshot | undefined): string {
  if (!state) return '';
  const { hasArrived, failure, renewals } = state.context;
  return [state.value, hasArrived, failure, Math.min(renewals, 3)].join('/');
}

function toSteps(steps: { state: Snapshot; event: UploadEvent }[]): UploadStep[] {
  return steps.slice(1).map(({ state, event }, index) => {
    const before = steps[index]?.state as Snapshot;
    const [transition] = imageUploadMachine.getTransitionData(before, event as never);
    return {
      from: before.value,
      event,
      to: state.value,
      transition: transitionId(before.value, event.type, placeOf(transition as unknown as Taken)),
    };
  });
}
