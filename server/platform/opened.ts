/** Collects open resources, to close them in reverse order. */
export interface Opened {
  /** Records how to close `resource`, and returns it. */
  add<T>(resource: T, close: (resource: T) => Promise<unknown>): T;
}

/**
 * Runs `open` and returns its result with a `close` that closes every added resource once, in
 * reverse order. When `open` fails, the resources added so far are closed before the error is
 * thrown.
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
