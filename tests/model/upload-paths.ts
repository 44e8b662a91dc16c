import { getInitialSnapshot, transition, type SnapshotFrom } from 'xstate';
import { imageUploadMachine } from '#machines/image-upload.machine.ts';
import type { UploadProblemCode } from '#machines/upload-problem.ts';
import { describeTransitions, transitionId } from '#scripts/describe-machine.ts';
import { placeOf, type Taken } from './auth-paths.ts';

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

/** What a tour is walked with, and what can happen on it. */
interface Tour {
  file: 'photo' | 'big' | 'empty' | 'text' | 'large';
  /** Three others hold all turns. */
  isQueued?: boolean;
  allows: (event: UploadEvent, from: UploadState) => boolean;
}

const inspections = (fault: string) => (event: UploadEvent) =>
  event.type !== 'xstate.done.actor.inspectFile' || event.fault === fault;
const smooth = new Set([
  'xstate.done.actor.requestAddress',
  'xstate.done.actor.awaitConnection',
  'xstate.done.actor.registerImage',
  'turn.given',
  'file.arrived',
]);

/** A file stays what it is, a queue stays full, and a slow line can break half-way. */
const tours: Tour[] = [
  {
    file: 'photo',
    allows: (event, from) =>
      inspections('photo')(event) &&
      event.type !== 'bytes.sent' &&
      !(from === 'waiting' && event.type === 'upload.cancelled'),
  },
  {
    file: 'big',
    allows: (event, from) =>
      inspections('photo')(event) &&
      (smooth.has(event.type) ||
        event.type === 'xstate.done.actor.inspectFile' ||
        event.type === 'bytes.sent' ||
        (from === 'uploading' && event.fault === 'offline')),
  },
  {
    file: 'photo',
    isQueued: true,
    allows: (event) =>
      inspections('photo')(event) &&
      (event.type.endsWith('inspectFile') || /cancelled|restored/.test(event.type)),
  },
  ...(['empty', 'text', 'large'] as const).map((file) => ({
    file,
    allows: (event: UploadEvent) =>
      event.type.startsWith('xstate.done') && inspections(file)(event),
  })),
];

export interface UploadTour extends Omit<Tour, 'allows'> {
  steps: UploadStep[];
}

/**
 * Walks, each of one file, that together take every transition: from where one stands to the
 * nearest transition not taken yet, and to the end only when nothing else is left.
 */
export function uploadTours(): UploadTour[] {
  const open = new Set(uploadTransitions());
  return tours.map(({ allows, ...tour }) => {
    const steps: UploadStep[] = [];
    let at: Snapshot = getInitialSnapshot(imageUploadMachine, { fileId: '1', manager: null });
    for (;;) {
      const next = nearestOpen(at, allows, open);
      if (!next) return { ...tour, steps };
      for (const { step, snapshot } of next) {
        open.delete(step.transition);
        steps.push(step);
        at = snapshot;
      }
    }
  });
}

interface Reached {
  step: UploadStep;
  snapshot: Snapshot;
}

function nearestOpen(
  start: Snapshot,
  allows: Tour['allows'],
  open: ReadonlySet<string>,
): Reached[] | null {
  const seen = new Set([describe(start)]);
  let ways: Reached[][] = [[]];
  let last: Reached[] | null = null;
  while (ways.length > 0) {
    const further: Reached[][] = [];
    for (const way of ways) {
      const from = way.at(-1)?.snapshot ?? start;
      for (const event of events) {
        if (!from.can(event as never) || !allows(event, from.value)) continue;
        const reached = take(from, event);
        const longer = [...way, reached];
        if (open.has(reached.step.transition)) {
          if (reached.snapshot.status !== 'done') return longer;
          last ??= longer;
        }
        const key = describe(reached.snapshot);
        if (reached.snapshot.status === 'done' || seen.has(key)) continue;
        seen.add(key);
        further.push(longer);
      }
    }
    ways = further;
  }
  return last;
}

function take(from: Snapshot, event: UploadEvent): Reached {
  const [snapshot] = transition(imageUploadMachine, from, event as never);
  const [taken] = imageUploadMachine.getTransitionData(from, event as never);
  const name = transitionId(from.value, event.type, placeOf(taken as unknown as Taken));
  return { snapshot, step: { from: from.value, event, to: snapshot.value, transition: name } };
}

/** Every transition of the machine, by its name. */
export function uploadTransitions(): string[] {
  return describeTransitions(imageUploadMachine).map(({ id }) => id);
}

function describe({ value, context }: Snapshot): string {
  return [value, context.hasArrived, context.failure, context.renewals].join('/');
}
