import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeImage } from '#domain/images/image-variants.ts';

/** Black with a red and a green corner, so that no turn looks like another. */
async function corners(orientation: number): Promise<Buffer> {
  const patch = (background: string, left: number, top: number) => ({
    input: { create: { width: 16, height: 8, channels: 3 as const, background } },
    left,
    top,
  });
  const upright = await sharp({
    create: { width: 64, height: 40, channels: 3, background: '#000' },
  })
    .composite([patch('#f00', 0, 0), patch('#0f0', 48, 32)])
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(upright).withMetadata({ orientation }).png().toBuffer();
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('an image of orientation %i is turned upright', async (o) => {
  const input = await corners(o);
  const wanted = await sharp(input).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const { width, height, variants } = await encodeImage(input, { widths: [64], jpeg: true });
  expect({ width, height }).toEqual({ width: wanted.info.width, height: wanted.info.height });
  const shown = await sharp(variants.at(-1)?.data).raw().toBuffer();
  const differences = shown.map((value, index) => Math.abs(value - (wanted.data[index] ?? 0)));
  const mean = differences.reduce((sum, value) => sum + value, 0) / shown.length;
  // As much as JPEG blurs; a wrong turn makes 20 and more.
  expect(mean).toBeLessThan(8);
});

test('an image is never enlarged, fits the largest width in both directions, and is not encoded twice at about the same size', async () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a9e87' } })
      .png()
      .toBuffer();
  const variantWidths = async (width: number, height: number) => {
    const { variants } = await encodeImage(await blank(width, height), {
      widths: [40, 80, 160],
      avifEffort: 0,
    });
    return [...new Set(variants.map((variant) => variant.width))];
  };
  expect(await variantWidths(30, 20)).toEqual([30]);
  expect(await variantWidths(90, 60)).toEqual([40, 90]);
  expect(await variantWidths(400, 300)).toEqual([40, 80, 160]);
  expect(await variantWidths(300, 400)).toEqual([40, 80, 120]);
});
