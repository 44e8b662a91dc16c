/** Why a step failed, in words for people. */
export interface FailureReason {
  message: string;
  /** A page did not load, which says nothing about the step. */
  isPageLoad: boolean;
}

// oxlint-disable-next-line no-control-regex -- terminal colors begin with one
const terminalColors = /\u001B\[\d+m/g;
const waiting = /Timeout (\d+)ms exceeded while waiting on the predicate/g;
/** What the test runner calls its own check, and how it came about: neither says what is wrong. */
const checkName = /^expect\(.*\)\.[\w.]+\(.*\) failed\n+/;
const callLog = /\n+Call log:\n[\s\S]*$/;
const timeout = /^Timeout: +(\d+)ms$/gm;
const navigation = /^page\.(?:goto|reload|goBack|goForward): (?:Error: )?(.*)/;

/** Reads why a step failed from what was thrown, without the test runner's own terms. */
export function readFailureReason(error: unknown): FailureReason {
  const message = (error instanceof Error ? error.message : String(error))
    .replaceAll(terminalColors, '')
    .replaceAll(waiting, (_, ms: string) => `Waited for ${Number(ms) / 1000} s`)
    .replace(checkName, '')
    .replace(callLog, '')
    .replaceAll(timeout, (_, ms: string) => `Waited for ${Number(ms) / 1000} s`);
  const [, reason] = navigation.exec(message) ?? [];
  if (reason === undefined) return { message, isPageLoad: false };
  return {
    message: `The page did not load: ${message.slice(message.indexOf(reason))}`,
    isPageLoad: true,
  };
}
