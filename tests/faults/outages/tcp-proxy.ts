import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What happens to bytes: passed on, swallowed (of the connections there are, or of new ones too),
 * delayed, or swallowed in one direction only; or connections are refused.
 */
export type Manner = 'pass' | 'silence old' | 'silence all' | 'slow' | 'half-open' | 'refuse';

export interface TcpProxy {
  port: number;
  setManner(manner: Manner): void;
  close(): Promise<void>;
}

const slowMs = 150;

/** Stands between the server and another one, its database above all, and misbehaves as networks do. */
export async function startTcpProxy(connect: () => net.Socket): Promise<TcpProxy> {
  let manner: Manner = 'pass';
  const links = new Set<{ silence: () => void; near: net.Socket; far: net.Socket }>();
  const server = net.createServer((near) => {
    if (manner === 'refuse') {
      near.resetAndDestroy();
      return;
    }
    const far = connect();
    let isSilent = manner === 'silence all';
    const link = { silence: () => (isSilent = true), near, far };
    links.add(link);
    const pass = (to: net.Socket, isAnswer: boolean) => {
      let before: Promise<unknown> = Promise.resolve();
      return (bytes: Buffer) => {
        if (isSilent || (manner === 'half-open' && isAnswer)) return;
        const delay = manner === 'slow' && isAnswer ? sleep(slowMs) : null;
        before = Promise.all([before, delay]).then(() => to.write(bytes));
      };
    };
    near.on('data', pass(far, false));
    far.on('data', pass(near, true));
    // A silent network does not report ends either.
    const end = (other: net.Socket) => () => {
      if (isSilent && other === near) return;
      links.delete(link);
      other.destroy();
    };
    near.on('error', () => undefined).on('close', end(far));
    far.on('error', () => undefined).on('close', end(near));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    setManner(next) {
      manner = next;
      if (next.startsWith('silence')) for (const { silence } of links) silence();
      if (next === 'refuse') for (const { near } of links) near.resetAndDestroy();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const { near, far } of links) {
        near.destroy();
        far.destroy();
      }
      await closed;
    },
  };
}
