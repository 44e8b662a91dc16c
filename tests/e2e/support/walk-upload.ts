import type { BrowserContext, CDPSession, Locator, Page, Route } from '@playwright/test';
import type { UploadState, UploadStep, UploadTour } from '../../model/upload-paths.ts';
import { expect } from './fixtures.ts';
import type { PhotoFiles } from './photo-files.ts';
import type { Gates } from './upload-gates.ts';

export interface Walker {
  page: Page;
  context: BrowserContext;
  gates: Gates;
  files: PhotoFiles;
  network: CDPSession;
}

/** What a person reads at a photo in each state. */
const words: Partial<Record<UploadState, RegExp>> = {
  checking: /Looking at it/,
  waiting: /Waiting for its turn/,
  requestingAddress: /Starting/,
  uploading: /Uploading, \d+%/,
  registering: /Getting it ready/,
  offline: /You are offline\. It goes on by itself/,
  unreachable: /No answer\. We keep trying/,
};
const reasons: Record<string, RegExp> = {
  empty: /There is nothing in this file/,
  text: /Only JPEG, PNG and WebP/,
  large: /Larger than 15 MB/,
  unreadable: /cannot be read any more/,
  uploadFailed: /Failed to upload file/,
  serverTrouble: /RoomieRadar has trouble/,
};

const problem = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
  });
const cut = (route: Route) => route.abort('connectionreset');
/** Taken in turn, so that each kind of fault is met. */
const faults: Record<string, ((route: Route) => Promise<unknown>)[]> = {
  'requestAddress unreachable': [cut, problem(503, 'unavailable'), problem(429, 'rate_limited')],
  'requestAddress serverTrouble': [problem(500, 'internal_error')],
  'sendFile uploadFailed': [problem(403, 'forbidden'), cut, problem(500, 'internal_error')],
  'sendFile addressExpired': [problem(410, 'upload_expired')],
  'registerImage unreachable': [cut, problem(503, 'unavailable')],
  'registerImage addressExpired': [problem(410, 'upload_expired')],
  'registerImage serverTrouble': [problem(500, 'internal_error')],
};

/** The photo under test: the last one, behind fillers. */
const tileOf = (page: Page) => page.locator('[data-photo]').last();

/** Walks a tour on a fresh edit page; every state it comes to is looked at. */
export async function walkUpload(walker: Walker, tour: UploadTour): Promise<void> {
  const { page, gates, files } = walker;
  const { file, isQueued = false, steps } = tour;
  if (isQueued) {
    await choose(page, [files.filler, files.filler, files.filler]);
    await expect(page.getByText('Starting…')).toHaveCount(3);
  }
  await gates.holdReading();
  await choose(page, [files[file]]);
  await expectState(page, 'checking');
  for (const step of steps) {
    await cause(walker, step);
    // With a turn free, nobody could see it wait.
    if (step.to === 'waiting' && !isQueued) continue;
    await expectState(page, step.to, step.event.fault);
  }
}

const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

async function choose(page: Page, files: string[]): Promise<void> {
  await page.getByLabel('Photos', { exact: true }).setInputFiles(files);
}

async function cause(walker: Walker, { from, event, to }: UploadStep): Promise<void> {
  const { page, context, gates, network } = walker;
  const tile = tileOf(page);
  const fault = event.fault ?? '';
  switch (event.type) {
    case 'xstate.done.actor.inspectFile':
      return gates.letRead('read');
    case 'xstate.error.actor.inspectFile':
      return gates.letRead('refuse');
    // Its turn comes by itself when there is room, and so does time.
    case 'turn.given':
    case 'xstate.after.retryDelayMs.imageUpload.unreachable':
      return;
    case 'xstate.done.actor.awaitConnection':
      return context.setOffline(false);
    case 'bytes.sent':
      await network.send('Network.emulateNetworkConditions', {
        ...unlimited,
        uploadThroughput: 60_000,
      });
      await gates.decide('sendFile', (route) => route.continue());
      return expect(tile).toContainText(/Uploading, [1-9]\d?%/);
    case 'upload.retried':
      if (to === 'checking') await gates.holdReading();
      return tile.getByRole('button', { name: /^Try/ }).click();
    case 'upload.cancelled':
      return tile.getByRole('button', { name: /^Cancel photo/ }).click();
    case 'upload.restored':
      await context.setOffline(false);
      await gates.holdReading();
      return page.getByRole('button', { name: 'Undo' }).last().click();
  }
  const call = {
    requestingAddress: 'requestAddress',
    uploading: 'sendFile',
    registering: 'registerImage',
  }[from as string] as 'requestAddress' | 'sendFile' | 'registerImage';
  if (fault === '') return gates.decide(call, (route) => route.continue());
  if (fault === 'offline') {
    return gates.decide(call, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
  }
  const kinds = faults[`${call} ${fault}`] ?? [];
  const kind = kinds.shift();
  if (!kind) throw new Error(`Nothing stands for ${call} ${fault}`);
  kinds.push(kind);
  return gates.decide(call, kind);
}

async function expectState(page: Page, state: UploadState, fault = ''): Promise<void> {
  const tile = tileOf(page);
  if (state === 'cancelled') {
    await expect(page.getByText('Photo removed').last()).toBeVisible();
    return expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible();
  }
  if (state === 'done') return expectDone(tile);
  if (state === 'failed') {
    await expect(tile).toContainText(reasons[fault] ?? /./);
    // Something can be done about it: try again, or take it away.
    return expect(tile.getByRole('button', { name: /^Cancel photo/ })).toBeEnabled();
  }
  await expect(tile).toContainText(words[state] ?? /$^/);
}

async function expectDone(tile: Locator): Promise<void> {
  await expect(tile).toHaveAttribute('data-photo', /^image-/);
  await expect(tile.getByRole('button', { name: /^Remove photo/ })).toBeVisible();
}

/** With nothing in the way any more, brings the photo to its end as a person would; is it there? */
export async function bringToEnd(walker: Walker): Promise<boolean> {
  const { page, context, gates, network } = walker;
  await network.send('Network.emulateNetworkConditions', unlimited);
  await gates.openAll();
  await context.setOffline(false);
  const tile = tileOf(page);
  if ((await page.getByText('Photo removed').count()) > 0) return false;
  const retry = tile.getByRole('button', { name: /^Try/ });
  const image = page.locator('[data-photo^="image-"]');
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.click({ timeout: 500 }).catch(() => undefined);
    const isHopeless = /Only JPEG|nothing in|Larger/.test((await tile.textContent()) ?? '');
    expect(isHopeless || (await image.count()) > 0).toBe(true);
  }).toPass({ timeout: 15_000 });
  return (await image.count()) > 0;
}
