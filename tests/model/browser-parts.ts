/** Storage of one tab that other tabs write to as well, and that can be denied. */
export class SharedStorage implements Storage {
  #items = new Map<string, string>();
  #listeners = new Set<() => void>();
  /** Simulates a browser that denies storage. */
  isDenied = false;

  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    this.#check();
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#check();
    this.#items.set(key, value);
  }
  removeItem(key: string) {
    this.#check();
    this.#items.delete(key);
  }
  clear() {
    this.#check();
    this.#items.clear();
  }

  /** Another tab writes to storage, and this tab receives the event. */
  elsewhere(change: () => void): void {
    change();
    for (const listener of this.#listeners) listener();
  }
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  #check() {
    if (this.isDenied) throw new DOMException('Denied', 'SecurityError');
  }
}

/** `navigator.locks`, exclusive ones only, for a Node that has none yet. */
export function createLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, run: () => Promise<unknown>) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(run);
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { request: request as LockManager['request'] };
}
