// @module-tag essential

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Problem } from '#contract/problem.ts';
import { maxOpen } from '#domain/images/uploads.ts';
import { uploadPath } from '#platform/storage/local-storage.ts';
import { signedPath } from '#platform/storage/signed-uploads.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { image, put, room, upload } from './upload-steps.ts';

let app: TestApp;
let owner: TestUser;
let stranger: TestUser;
let bytes: Buffer;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
  stranger = await app.user();
  bytes = await image();
});
afterAll(() => app.database.close());

async function ask(changes: Record<string, unknown> = {}, as = owner) {
  const listing_id = changes['listing_id'] ?? (await room(app, as));
  const body = { listing_id, content_type: 'image/jpeg', size: bytes.length, ...changes };
  return app.call('requestUpload', { as, body });
}

const problemCode = async (response: Response) => ((await response.json()) as Problem).code;
const quarantine = () => readdir(path.join(app.dataDir, 'quarantine'));

describe('an upload address', () => {
  test('is issued only for the user’s own listing, for images, within the limit', async () => {
    const id = await room(app, owner);
    expect((await ask({ listing_id: id }, stranger)).problem.code).toBe('forbidden');
    expect((await ask({ listing_id: 2_000_000_000 })).problem.code).toBe('not_found');
    for (const wrong of [
      { content_type: 'image/svg+xml' },
      { content_type: 'text/html' },
      { size: 0 },
      { size: limits.imageBytes + 1 },
      { size: 1.5 },
    ]) {
      const { problem } = await ask({ listing_id: id, ...wrong });
      expect(problem.code, JSON.stringify(wrong)).toBe('validation_failed');
    }
  });

  test('accepts one file', async () => {
    const { answer } = await ask();
    expect((await put(app, answer, bytes)).status).toBe(204);
    const again = await put(app, answer, bytes);
    expect(again.status).toBe(409);
    expect(await problemCode(again)).toBe('upload_used');
  });

  test('accepts one of several simultaneous files', async () => {
    const { answer } = await ask();
    const responses = await Promise.all(Array.from({ length: 5 }, () => put(app, answer, bytes)));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  test('accepts nothing after its file was registered', async () => {
    const { answer } = await ask();
    const { key } = answer;
    await put(app, answer, bytes);
    const [upload] = await app.database.sql`select listing_id from uploads where key = ${key}`;
    const params = { id: upload?.['listing_id'] as number };
    expect((await app.call('registerImage', { as: owner, params, body: { key } })).status).toBe(
      201,
    );
    expect(await problemCode(await put(app, answer, bytes))).toBe('upload_used');
    expect(await quarantine()).not.toContain(key);
  });

  test('accepts exactly the announced size', async () => {
    const { answer } = await ask();
    const longer = Buffer.concat([bytes, Buffer.from('x')]);
    const before = await quarantine();
    expect(await problemCode(await put(app, answer, longer))).toBe('body_too_large');
    expect((await put(app, answer, bytes.subarray(1))).status).toBe(400);
    expect(await quarantine()).toEqual(before);
    expect((await put(app, answer, bytes)).status).toBe(204);
  });

  test('stops reading a body with a wrong or missing length', async () => {
    const { answer } = await ask();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const response = await app.request(answer.upload_url, {
      method: 'PUT',
      headers: answer.headers,
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(limits.imageBytes);
    expect(await quarantine()).not.toContain(answer.key);
  });

  test('accepts only the announced type', async () => {
    const { answer } = await ask();
    for (const type of ['text/html', 'image/png', 'image/jpeg; charset=utf-8']) {
      const swapped = { ...answer, headers: { 'Content-Type': type } };
      expect((await put(app, swapped, bytes)).status, type).toBe(415);
    }
  });

  test('cannot be changed', async () => {
    const { answer } = await ask();
    const url = new URL(answer.upload_url);
    const change = (name: string, value: string) => {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      return changed.href;
    };
    const other = (await ask()).answer;
    const without = new URL(url);
    without.searchParams.delete('size');
    for (const upload_url of [
      change('size', '99999999'),
      change('type', 'text/html'),
      change('expires', String(Date.now() + 10 ** 10)),
      change('signature', 'AAAA'),
      change('signature', ''),
      without.href,
      url.href.replace(answer.key, other.key),
      url.href.replace(answer.key, '..%2f..%2fmedia%2fx'),
    ]) {
      const response = await put(app, { ...answer, upload_url }, bytes);
      expect([403, 415], upload_url).toContain(response.status);
    }
    expect(await quarantine()).not.toContain(answer.key);
  });

  test('expires', async () => {
    const { answer } = await ask();
    const [key] = await app.database.sql<{ secret: string }[]>`
      select secret from server_keys where purpose = 'upload'`;
    const terms = { key: answer.key, content_type: 'image/jpeg', size: bytes.length };
    const at = (moment: number) => ({
      ...answer,
      upload_url:
        uploadPath + signedPath(key?.secret ?? '', { ...terms, expires_at: new Date(moment) }),
    });
    // The clock of the database counts, which this process knows to some milliseconds.
    const late = await put(app, at(Date.now() - 2000), bytes);
    expect(late.status).toBe(410);
    expect(await problemCode(late)).toBe('upload_expired');
    expect((await put(app, at(Date.now() + 60_000), bytes)).status).toBe(204);
    expect(Date.parse(answer.expires_at) - Date.now()).toBeLessThanOrEqual(10 * 60_000 + 2000);
  });

  test('is issued only a limited number of times', async () => {
    const person = await app.user();
    const id = await room(app, person);
    const answers = [];
    for (let count = 0; count <= maxOpen; count++)
      answers.push(await ask({ listing_id: id }, person));
    expect(answers.at(-2)?.status).toBe(201);
    expect(answers.at(-1)?.problem.code).toBe('rate_limited');
  });
});

describe('an uploaded file', () => {
  const register = (as: TestUser, id: number, key: string) =>
    app.call('registerImage', { as, params: { id }, body: { key } });

  test('can be registered only for its listing and by its user', async () => {
    const [mine, other] = [await room(app, owner), await room(app, owner)];
    const theirs = await room(app, stranger);
    const key = await upload(app, owner, mine, bytes);
    expect((await register(stranger, mine, key)).problem.code).toBe('forbidden');
    expect((await register(stranger, theirs, key)).problem.code).toBe('not_found');
    expect((await register(owner, other, key)).problem.code).toBe('not_found');
    for (const made of ['made-up', `../${key}`, `media/${key}`]) {
      expect((await register(owner, mine, made)).problem.code).toBe('not_found');
    }
    expect((await register(owner, mine, key)).status).toBe(201);
    expect((await register(stranger, theirs, key)).problem.code).toBe('not_found');
  });

  test('cannot be registered before it has arrived', async () => {
    const id = await room(app, owner);
    const { answer } = await ask({ listing_id: id });
    expect((await register(owner, id, answer.key)).problem.code).toBe('upload_missing');
    expect((await put(app, answer, bytes)).status).toBe(204);
    expect((await register(owner, id, answer.key)).status).toBe(201);
  });

  test('for a listing cannot become a profile photo, and the other way round', async () => {
    const id = await room(app, owner);
    const key = await upload(app, owner, id, bytes);
    const body = { content_type: 'image/jpeg', size: bytes.length };
    const { answer: photo } = await app.call('requestPhotoUpload', { as: owner, body });
    await put(app, photo, bytes);
    const [row] = await app.database.sql<{ key: string; folder: string }[]>`
      select key, folder from uploads where user_id = ${owner.id} and purpose = 'photo'
      order by created_at desc limit 1`;
    expect((await register(owner, id, row?.key ?? '')).problem.code).toBe('not_found');
    const [sent] = await app.database.sql<{ folder: string }[]>`
      select folder from uploads where key = ${key}`;
    const public_url = photo.public_url.replace(row?.folder ?? '', sent?.folder ?? '');
    const swapped = await app.call('registerPhoto', { as: owner, body: { public_url } });
    expect(swapped.problem.code).toBe('not_found');
  });

  test('cannot be registered after its time', async () => {
    const id = await room(app, owner);
    const key = await upload(app, owner, id, bytes);
    await app.database.sql`
      update uploads set expires_at = now() - interval '2 hours' where key = ${key}`;
    expect((await register(owner, id, key)).problem.code).toBe('upload_expired');
    expect(await quarantine()).not.toContain(key);
  });

  test('is refused and deleted when it is not an image', async () => {
    const id = await room(app, owner);
    const key = await upload(app, owner, id, Buffer.from('<svg onload="alert(1)"/>'));
    const { status, problem } = await register(owner, id, key);
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'image_refused',
      detail: 'Choose a JPEG, PNG or WebP image',
    });
    expect(await quarantine()).not.toContain(key);
  });
});

test('only the owner can change the images of a listing', async () => {
  const id = await room(app, owner);
  const key = await upload(app, owner, id, bytes);
  const { answer } = await app.call('registerImage', { as: owner, params: { id }, body: { key } });
  const params = { id, image_id: answer.id };
  const theirs = { id: await room(app, stranger), image_id: answer.id };
  const admin = await app.user({ is_admin: true });
  for (const as of [stranger, admin]) {
    const attempts = [
      await app.call('deleteImage', { as, params }),
      await app.call('describeImage', { as, params, body: { alt: 'Mine now' } }),
      await app.call('orderImages', { as, params: { id }, body: { ids: [answer.id] } }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
  // By way of a room of one's own.
  expect((await app.call('deleteImage', { as: stranger, params: theirs })).status).toBe(404);
  const described = await app.call('describeImage', {
    as: stranger,
    params: theirs,
    body: { alt: 'Mine now' },
  });
  expect(described.status).toBe(404);
  const { answer: listing } = await app.call('getListing', { params: { id } });
  expect(listing.images).toEqual([answer]);
});
