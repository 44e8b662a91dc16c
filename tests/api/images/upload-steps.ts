import sharp from 'sharp';
import type { Answer } from '#contract/calls.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';

export type UploadOffer = Pick<Answer<'requestUpload'>, 'upload_url' | 'method' | 'headers'>;

/** A plain image with something in it. */
export async function image({
  width = 900,
  height = 600,
  format = 'jpeg',
}: {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
} = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a9e87' } })
    .composite([
      {
        input: { create: { width: 8, height: 8, channels: 3, background: '#c2410c' } },
        tile: false,
      },
    ])
    .toFormat(format)
    .toBuffer();
}

/** Sends the bytes as a browser does that was given this offer. */
export async function put(
  app: TestApp,
  { upload_url, method, headers }: UploadOffer,
  bytes: Buffer,
): Promise<Response> {
  return app.request(upload_url, {
    method,
    headers: { ...headers, 'Content-Length': String(bytes.length) },
    body: new Uint8Array(bytes),
  });
}

/** A room of this person's; returns its id. */
export async function room(app: TestApp, owner: TestUser): Promise<number> {
  const { answer } = await app.call('createListing', { as: owner, body: listingForm() });
  return answer.id;
}

/** Asks for an address and sends the bytes there; returns the key to register. */
export async function upload(
  app: TestApp,
  owner: TestUser,
  listingId: number,
  bytes: Buffer,
  contentType = 'image/jpeg',
): Promise<string> {
  const body = { listing_id: listingId, content_type: contentType, size: bytes.length };
  const { status, answer } = await app.call('requestUpload', { as: owner, body });
  if (status !== 201) throw new Error(`No upload address: ${status}`);
  const response = await put(app, answer, bytes);
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
  return answer.key;
}

/** The whole way of one image, from the address to the room it belongs to. */
export async function addImage(
  app: TestApp,
  owner: TestUser,
  listingId: number,
  bytes: Buffer,
  facts: { position?: number; alt?: string } = {},
) {
  const key = await upload(app, owner, listingId, bytes);
  const params = { id: listingId };
  return app.call('registerImage', { as: owner, params, body: { key, ...facts } });
}
