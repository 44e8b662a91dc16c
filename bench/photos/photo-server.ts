import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { startServerChild } from '../api/child.ts';

export interface PhotoServer {
  url: string;
  /** Its PUBLIC_URL, with which it writes addresses; another port than `url`. */
  publicUrl: string;
  pid: number;
  dataDir: string;
  /** Access token of the signed-in user. */
  token: string;
  /** Makes a call as the signed-in user. */
  call(method: string, address: string, body?: unknown): Promise<Response>;
  /** Creates a listing of that user. */
  room(): Promise<number>;
  stop(): Promise<void>;
}

export interface UploadOffer {
  upload_url: string;
  headers: Record<string, string>;
  key: string;
}

/** Starts the real server in a separate process, with a single user in its database. */
export async function startPhotoServer({ pages = false } = {}): Promise<PhotoServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-photos-'));
  const server = await startServerChild(
    path.join(import.meta.dirname, pages ? 'app-server.ts' : '../api/api-server.ts'),
    {
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      QUOTA_FACTOR: '1000',
    },
    path.join(dataDir, 'server.log'),
  );
  // The server's PUBLIC_URL when it is not set.
  const publicUrl = server.url.replace('127.0.0.1', 'localhost');
  const token = await signInUser(dataDir, publicUrl);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  let rooms = 0;
  const call: PhotoServer['call'] = (method, address, body) =>
    fetch(server.url + address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    url: server.url,
    publicUrl,
    pid: server.pid,
    dataDir,
    token,
    call,
    async room() {
      rooms += 1;
      const title = `Room ${rooms} with a view`;
      const response = await call('POST', '/api/listings', { ...form, title });
      return ((await response.json()) as { id: number }).id;
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Requests an upload address, sends the bytes there and registers them; returns the last response. */
export async function addPhoto(
  server: PhotoServer,
  listingId: number,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'image/jpeg',
): Promise<Response> {
  const asked = { listing_id: listingId, content_type: type, size: bytes.length };
  const offered = await server.call('POST', '/api/upload/url', asked);
  if (!offered.ok) return offered;
  const { upload_url, headers, key } = (await offered.json()) as UploadOffer;
  const sent = await fetch(ownAddress(server, upload_url), { method: 'PUT', headers, body: bytes });
  if (!sent.ok) return sent;
  return server.call('POST', `/api/listings/${listingId}/images`, { key });
}

/** Replaces the origin by that of this server, because its PUBLIC_URL differs from its real address. */
export function ownAddress({ url }: { url: string }, address: string): string {
  const { pathname, search } = new URL(address);
  return url + pathname + search;
}

async function signInUser(dataDir: string, publicUrl: string): Promise<string> {
  const database = openDatabase(await joinEmbeddedPostgres(dataDir), 1);
  try {
    const { sql } = database;
    const [user] = await sql<{ id: number }[]>`
      insert into users
        (issuer, subject, email, first_name, last_name, birth_date, onboarding_status)
      values ('local', 'photos', 'photos@roomieradar.test', 'Ana', 'Lee', '1990-01-01', 'completed')
      returning id`;
    const user_id = user?.id ?? 0;
    const [session] = await sql<{ id: string }[]>`
      insert into sessions (user_id) values (${user_id}) returning id`;
    const tokens = createAccessTokens({ sql, publicUrl });
    return await tokens.issue({ user_id, session_id: session?.id ?? '', is_admin: false });
  } finally {
    await database.close();
  }
}

const form = {
  address: 'Alfama, Lisbon',
  monthly_rent: 600,
  total_bedrooms: 3,
  total_bathrooms: 1,
  current_roommates: 2,
  looking_for_roommates: 1,
};
