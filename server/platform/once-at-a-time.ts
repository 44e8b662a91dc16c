/** Calls with the same key at the same time share one result. */
export function onceAtATime<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, make) => {
    const shared = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}
