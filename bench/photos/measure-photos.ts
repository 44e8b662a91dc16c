import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { ensureBuilt } from '#web/pages/ensure-built.ts';
import { latenciesApart, percentile } from '../api/paced-load.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { watchMemory, type MemoryPeak } from './memory-watch.ts';
import { addPhoto, startPhotoServer, type PhotoServer } from './photo-server.ts';
import { longestTaskOfPage } from './sending-page.ts';

const photoMb = 8;
/** The number of uploads that the app sends in parallel. */
const atOnce = 3;
const othersPerSecond = 50;

/** Twelve large photos at once, and the latency of other requests meanwhile. */
export const photosPart: Part = {
  title: 'Photos',
  tools: [],
  async measure(options) {
    const chromium = findChromium(options.say);
    await ensureBuilt(['en'], options.say);
    const server = await startPhotoServer({ pages: true });
    try {
      const photo = await makePhoto();
      const rounds = [];
      for (let round = 0; round < options.rounds; round++) {
        rounds.push(await measureRound(server, photo, options));
      }
      const longestMs = await longestTaskOfPage(server, photo, limits.imagesPerListing, chromium);
      return { method: describeMethod(photo), figures: makeFigures(rounds, longestMs), notes: [] };
    } finally {
      await server.stop();
    }
  },
};

interface Round {
  idleP95: number;
  busyP95: number;
  seconds: number;
  peak: MemoryPeak;
}

async function measureRound(
  server: PhotoServer,
  photo: Uint8Array<ArrayBuffer>,
  { seconds, say }: MeasureOptions,
): Promise<Round> {
  const shown = await server.room();
  const load = {
    origin: server.url,
    paths: [`/api/listings/${shown}` as const],
    perSecond: othersPerSecond,
    connections: 16,
  };
  const idle = await latenciesApart({ ...load, seconds });
  const memory = watchMemory(server.pid);
  const startedAt = performance.now();
  const over = new AbortController();
  const others = latenciesApart({ ...load, seconds: 600 }, over.signal);
  const listing = await server.room();
  await sendAll(server, listing, photo);
  const took = (performance.now() - startedAt) / 1000;
  over.abort();
  const busy = await others;
  const peak = await memory.stop();
  const round = {
    idleP95: percentile(idle, 0.95),
    busyP95: percentile(busy, 0.95),
    seconds: took,
    peak,
  };
  say(
    `${limits.imagesPerListing} photos in ${took.toFixed(1)} s, others' p95 ${round.busyP95.toFixed(1)} ms (idle ${round.idleP95.toFixed(1)}), ${mb(peak.together)} (server ${mb(peak.server)}, images ${mb(peak.images)})`,
  );
  return round;
}

const mb = (value: number) => `${Math.round(value)} MB`;

async function sendAll(
  server: PhotoServer,
  listing: number,
  photo: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const waiting = Array.from({ length: limits.imagesPerListing }).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const _ of waiting) {
        const response = await addPhoto(server, listing, photo);
        if (response.status !== 201) throw new Error(`A photo got ${response.status}`);
      }
    }),
  );
}

/** Makes a photo of 12 million pixels with the detail and the size of a phone's photo. */
async function makePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [4000, 3000];
  const noise = (side: number) =>
    sharp({
      create: {
        width: width / side,
        height: height / side,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .resize(width, height, { kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const raster = await sharp(await noise(40))
    .composite([{ input: await noise(2), blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (let quality = 100; quality > 50; quality -= 1) {
    const jpeg = await sharp(raster).jpeg({ quality }).toBuffer();
    if (jpeg.length <= photoMb * 1e6) return new Uint8Array(jpeg);
  }
  throw new Error('No photo of that size could be made');
}

function makeFigures(rounds: Round[], longestMs: number): Figure[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  return [
    {
      name: "Other users' p95 during 12 photos",
      unit: 'ms',
      value: middle(({ busyP95 }) => busyP95),
      against: { name: 'idle', value: middle(({ idleP95 }) => idleP95) },
      goal: { atMost: 3 },
    },
    {
      name: 'Most memory, server and image process together',
      unit: 'MB',
      value: Math.max(...rounds.map(({ peak }) => peak.together)),
      against: null,
      goal: { atMost: 512 },
    },
    {
      name: 'Longest task of a page that sends 12 photos',
      unit: 'ms',
      value: longestMs,
      against: null,
      goal: { atMost: 200 },
    },
    {
      name: '12 photos, from the first upload address to the last image',
      unit: 's',
      value: middle(({ seconds }) => seconds),
      against: null,
      goal: null,
    },
  ];
}

function describeMethod(photo: Uint8Array): string[] {
  return [
    `The real server receives ${limits.imagesPerListing} JPEGs of 12 million pixels and ${(photo.length / 1e6).toFixed(1)} MB, ${atOnce} at a time, and stores them in its local folder.`,
    `Meanwhile, other users read a room ${othersPerSecond} times a second. Their latency counts from the time when a request was due. The reference is their latency without uploads.`,
    'Then a page in Chromium, on the same machine, sends as many files, and its tasks are timed until the last image is visible.',
    'Memory is the resident memory of the server and, of its image process, its share of what both map, read every 20 ms.',
  ];
}
