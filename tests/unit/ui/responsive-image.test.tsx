// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { ResponsiveImage } from '#src/ui/responsive-image.tsx';
import { find, mount } from './mount.ts';

const image = {
  url: '/room.jpg',
  width: 1600,
  height: 1200,
  alt: 'A sunny room',
  placeholder: '#d9c7b8',
  variants: [
    { url: '/room-400.webp', width: 400, type: 'image/webp' },
    { url: '/room-400.avif', width: 400, type: 'image/avif' },
    { url: '/room-800.avif', width: 800, type: 'image/avif' },
  ],
};

test('offers AVIF before WebP, each with its widths', async () => {
  const { host } = await mount(<ResponsiveImage image={image} sizes="50vw" />);
  const sources = [...host.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe('/room-400.avif 400w, /room-800.avif 800w');
  expect(sources[0]?.sizes).toBe('50vw');
});

test('reserves its space and loads lazily unless it comes first', async () => {
  const { host, show } = await mount(<ResponsiveImage image={image} sizes="50vw" />);
  const attribute = (name: string) => find(host, 'img').getAttribute(name);
  expect([attribute('width'), attribute('height')]).toEqual(['1600', '1200']);
  expect(attribute('loading')).toBe('lazy');

  await show(<ResponsiveImage image={image} sizes="50vw" order="first" />);
  expect(attribute('loading')).toBe('eager');
  expect(attribute('fetchpriority')).toBe('high');
});

test('shows the fallback when the image cannot be loaded', async () => {
  const { host } = await mount(
    <ResponsiveImage image={image} sizes="50vw" standIn={<i>drawn</i>} />,
  );
  await act(async () => find(host, 'img').dispatchEvent(new Event('error')));
  expect(host.innerHTML).toBe('<i>drawn</i>');
});
