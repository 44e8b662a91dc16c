/** Why a step failed, in words for people. */
export interface FailureReason {
  message: string;
  /** A page did not load, which says nothing about the step. */
  isPageLoad: boolean;
}

// oxlint-disable-next-line no-control-regex -- terminal colors begin with one
const terminalColors = /\u001B\[\d+m/g;
const waiting = /Timeout (\d+)ms exceeded while waiting on the predicate/g;
const navigation = /^page\.(?:goto|reload|goBack|goForward): (?:Error: )?(.*)/;

/** Reads why a step failed from what was thrown, without the test runner's own terms. */
export function readFailureReason(error: unknown): FailureReason {
  const message = (error instanceof Error ? error.message : String(error))
    .replaceAll(terminalColors, '')
    .replaceAll(waiting, (_, ms: string) => `Waited for ${Number(ms) / 1000} s`);
  const [, reason] = navigation.exec(message) ?? [];
  if (reason === undefined) return { message, isPageLoad: false };
  return {
    message: `The page did not load: ${message.slice(message.indexOf(reason))}`,
    isPageLoad: true,
  };
}
