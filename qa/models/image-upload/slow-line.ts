import { once } from 'node:events';
import net from 'node:net';

/** A way to the server on which a large file stays until something else happens to it. */
export interface SlowLine {
  /** The address of this way, instead of the server's own. */
  url: string;
  /** Lets everything through from now on. */
  speedUp(): void;
  /** Breaks the connections. */
  breakOff(): void;
  close(): void;
}

/** Bytes of each connection that pass before the line gets stuck: all headers, and a part of the file. */
const passedBytes = 64 * 1024;

/** Opens a line of its own to this server; its url is like the server's. */
export async function openSlowLine(url: string): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const connections = new Set<net.Socket>();
  let isFast = false;
  const line = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    let passed = 0;
    near.on('data', (bytes) => {
      passed += bytes.length;
      far.write(bytes);
      if (passed > passedBytes && !isFast) near.pause();
    });
    far.pipe(near);
    connections.add(near);
    near.on('error', () => undefined);
    far.on('error', () => undefined).on('close', () => near.destroy());
    near.on('close', () => {
      connections.delete(near);
      far.destroy();
    });
  });
  line.listen(0, hostname);
  await once(line, 'listening');
  return {
    url: `http://${hostname}:${(line.address() as net.AddressInfo).port}`,
    speedUp() {
      isFast = true;
      for (const near of connections) near.resume();
    },
    breakOff() {
      for (const near of connections) near.resetAndDestroy();
    },
    close() {
      line.close();
      for (const near of connections) near.destroy();
    },
  };
}
