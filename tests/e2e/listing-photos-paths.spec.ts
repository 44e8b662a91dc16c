import { mkdir } from 'node:fs/promises';
import { uploadTours, uploadTransitions } from '../model/upload-paths.ts';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { makePhotoFiles } from './support/photo-files.ts';
import { postPlace } from './support/places.ts';
import { installGates } from './support/upload-gates.ts';
import { bringToEnd, walkUpload } from './support/walk-upload.ts';

test.use({ expectedErrors: /Failed to load resource|net::ERR_/ });

test('every transition of an upload, with a fault at each arrow: always a state one can act on, never registered twice', async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  await mkdir(info.outputDir, { recursive: true });
  const files = await makePhotoFiles(info.outputDir);
  await signInAsNewcomer(page);
  const gates = await installGates(page, files.filler);
  const network = await context.newCDPSession(page);
  page.on('dialog', (dialog) => void dialog.accept());
  const walker = { page, context, gates, files, network };

  const tours = uploadTours();
  const taken = new Set<string>();
  for (const tour of tours) {
    await test.step(`${tour.file}${tour.isQueued ? ', behind others' : ''}`, async () => {
      const listingId = await postPlace(page);
      await page.goto(`/listings/${listingId}/edit`);
      await walkUpload(walker, tour);
      for (const { transition } of tour.steps) taken.add(transition);
      const isThere = await bringToEnd(walker);
      const { images } = await (await page.request.get(`/api/listings/${listingId}`)).json();
      const canBeThere = tour.file === 'big' || (tour.file === 'photo' && !tour.isQueued);
      expect(isThere).toBe(canBeThere);
      // Whatever was tried again on the way: once, or not at all.
      if (!tour.isQueued) expect(images).toHaveLength(canBeThere ? 1 : 0);
      gates.close();
    });
  }
  const all = uploadTransitions();
  const steps = tours.flatMap((tour) => tour.steps).length;
  console.info(
    `upload: ${taken.size} of ${all.length} transitions in ${tours.length} tours, ${steps} steps, in Chromium`,
  );
  expect(all.filter((id) => !taken.has(id))).toEqual([]);
});
