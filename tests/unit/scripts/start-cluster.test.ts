import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startCluster } from '#scripts/cluster/start-cluster.ts';

test('a cluster whose port is taken says so before it starts anything', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const started: string[] = [];
  const starting = startCluster({ port, say: (line) => started.push(line) });
  await expect(starting).rejects.toThrow(`Port ${port} is taken`);
  expect(started).toEqual([]);
});
