import type { AnyPathModel } from '../model.ts';
import { delayMs } from './delays.ts';
import { isMet, type Now, type Property } from './properties.ts';

/** What a watcher knows of one property. */
export interface Watched {
  sentence: string;
  /**
   * `broken`: no continuation can make it true. `open`: something that has to come has not come yet.
   * `kept`: nothing is waited for.
   */
  state: 'kept' | 'open' | 'broken';
}

/** Follows one run of a machine, and says which properties it breaks. */
export interface PropertyWatch {
  /** Sees the next moment, and returns the sentences that it breaks. */
  see(now: Now): string[];
  verdicts(): Watched[];
}

/** Watches the properties of a model during a run. */
export function watchProperties(model: AnyPathModel<never>): PropertyWatch {
  const watchers = Object.entries(model.properties ?? {}).map(([sentence, property]) => ({
    sentence,
    follow: followProperty(model, property),
    state: 'open' as Watched['state'],
  }));
  return {
    see(now) {
      const broken: string[] = [];
      for (const watcher of watchers) {
        if (watcher.state === 'broken') continue;
        watcher.state = watcher.follow(now);
        if (watcher.state === 'broken') broken.push(watcher.sentence);
      }
      return broken;
    },
    verdicts: () => watchers.map(({ sentence, state }) => ({ sentence, state })),
  };
}

function followProperty(
  model: AnyPathModel<never>,
  property: Property<never>,
): (now: Now) => Watched['state'] {
  let isDone = false;
  let isWaiting = false;
  let elapsedMs = 0;
  switch (property.kind) {
    case 'never':
      return (now) => (isMet(property.what, now) ? 'broken' : 'kept');
    case 'always':
      return (now) => (isMet(property.what, now) ? 'kept' : 'broken');
    case 'eventually':
      return (now) => {
        isDone ||= isMet(property.what, now);
        return isDone ? 'kept' : 'open';
      };
    case 'until':
      return (now) => {
        isDone ||= isMet(property.goal, now);
        if (isDone) return 'kept';
        return isMet(property.hold, now) ? 'open' : 'broken';
      };
    case 'leadsTo':
      return (now) => {
        if (isMet(property.goal, now)) isWaiting = false;
        else isWaiting ||= isMet(property.when, now);
        return isWaiting ? 'open' : 'kept';
      };
    case 'within':
    default:
      return (now) => {
        if (isWaiting) elapsedMs += delayMs(model, now.event?.type ?? '');
        if (isWaiting && elapsedMs > property.ms) return 'broken';
        if (isMet(property.goal, now)) isWaiting = false;
        else if (!isWaiting && isMet(property.when, now)) {
          isWaiting = true;
          elapsedMs = 0;
        }
        return isWaiting ? 'open' : 'kept';
      };
  }
}
