/** An event from outside, or an answer of one of the machine's actors. */
export interface HeardEvent {
  type: string;
  [field: string]: unknown;
}

type Port = 'saveStep' | 'skipRest' | 'readStatus';

export const answered = (port: Port, output: unknown): HeardEvent => ({
  type: `xstate.done.actor.${port}`,
  output,
});

export const failed = (port: Port): HeardEvent => ({
  type: `xstate.error.actor.${port}`,
  error: 'no answer',
});
