import type { AnyPathModel } from '../model.ts';
import { findEventOrigins } from '../possible-events.ts';
import { UsageError } from '../usage-error.ts';

const delaysByModel = new WeakMap<AnyPathModel<never>, Map<string, number>>();

/**
 * Returns how long an event takes: its delay in milliseconds if it is one (`after`), else 0. Throws
 * a UsageError if the machine computes the delay and the model does not say how long it is.
 */
export function delayMs(model: AnyPathModel<never>, type: string): number {
  const [, part = '', own = ''] = /^([^.]+)\.(xstate\.after\..*)$/.exec(type) ?? [];
  const partModel = model.parts?.[part];
  if (partModel) return delayMs(partModel, own);
  if (!type.startsWith('xstate.after.')) return 0;
  const delays = delaysByModel.get(model) ?? new Map<string, number>();
  delaysByModel.set(model, delays);
  const before = delays.get(type);
  if (before !== undefined) return before;
  const origin = findEventOrigins(model.machine).get(type);
  const ms = origin?.kind === 'delay' ? readDelay(model, origin.delay) : 0;
  delays.set(type, ms);
  return ms;
}

function readDelay(
  { machine, delayMs: stated = {}, name }: AnyPathModel<never>,
  delay: string,
): number {
  const own = stated[delay];
  if (own !== undefined) return own;
  if (Number.isFinite(Number(delay))) return Number(delay);
  const written: unknown = machine.implementations.delays[delay];
  if (typeof written === 'number') return written;
  throw new UsageError(
    `How long is the delay "${delay}" of "${name}"? Its machine computes it: say so in the model, ` +
      `delayMs: { ${JSON.stringify(delay)}: 5000 }.`,
  );
}
