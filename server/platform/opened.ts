/** What was opened so far, to be closed in reverse. */
export interface Opened {
  /** Notes how to close `resource`, and answers it. */
  add<T>(resource: T, close: (resource: T) => Promise<unknown>): T;
}

/**
 * Runs `open` and answers what it made with `close`, which closes everything it noted in reverse,
 * each once. When `open` fails, everything noted so far is closed before the error goes on.
 */
export async function openTogether<T extends object>(
  open: (opened: Opened) => Promise<T>,
): Promise<T & { close(): Promise<void> }> {
  const stack: (() => Promise<unknown>)[] = [];
  async function close(): Promise<void> {
    for (let last = stack.pop(); last; last = stack.pop()) await last();
  }
  const opened: Opened = {
    add(resource, closeResource) {
      stack.push(() => closeResource(resource));
      return resource;
    },
  };
  try {
    return Object.assign(await open(opened), { close });
  } catch (error) {
    await close();
    throw error;
  }
}
