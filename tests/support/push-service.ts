import { createDecipheriv, createECDH, createHmac, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushPayload, PushSubscriptionForm } from '#contract/notifications/push.ts';

/** A message as it arrived: decrypted, with what its sender said of itself. */
export interface ArrivedPush {
  payload: PushPayload;
  headers: Record<string, string | string[] | undefined>;
  /** The server's public key. */
  sender: string;
}

/** A browser that subscribed here. */
export interface Subscriber {
  form: PushSubscriptionForm;
  arrived: ArrivedPush[];
  /** What the service answers from now on. */
  answerWith(status: number): void;
}

/**
 * A push service that speaks the real protocol: it checks who sends (RFC 8292), and decrypts as the
 * browser does (RFC 8291), with code that shares nothing with the server's.
 */
export async function openPushService() {
  const subscribers = new Map<
    string,
    { keys: ECDH; auth: Buffer; status: number; own: Subscriber }
  >();
  let asked = 0;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    const found = subscribers.get(request.url ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (found?.status !== 201) {
      response.writeHead(found?.status ?? 404).end();
      return;
    }
    try {
      const sender = await checkSender(request.headers.authorization ?? '', origin);
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
      if (!Number(request.headers['ttl'])) throw new Error('no TTL');
      const text = decrypt(Buffer.concat(chunks), found.keys, found.auth);
      const payload = JSON.parse(text) as PushPayload;
      found.own.arrived.push({ payload, headers: request.headers, sender });
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** How many requests came, to any address. */
    asked: () => asked,
    subscribe(): Subscriber {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(16).toString('hex')}`;
      const form = {
        endpoint: origin + path,
        keys: {
          p256dh: keys.generateKeys('base64url'),
          auth: auth.toString('base64url'),
        },
      };
      const entry = {
        keys,
        auth,
        status: 201,
        own: { form, arrived: [], answerWith: (status: number) => void (entry.status = status) },
      };
      subscribers.set(path, entry);
      return entry.own;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Throws unless the token is signed by the key that it names, for this service, for a day at most. */
async function checkSender(authorization: string, audience: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub'],
  });
  if (Number(payload.exp) - Date.now() / 1000 > 24 * 60 * 60) throw new Error('valid for too long');
  return key;
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 8291 on RFC 8188, for one record. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const one = Buffer.from([1]);
  const shared = hmac(auth, keys.computeSecret(senderKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = hmac(salt, hmac(shared, info, one));
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0', one).subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0', one).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
