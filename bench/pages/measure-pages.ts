import { findChromium } from '#scripts/find-chromium.ts';
import { startDemoApp } from '../demo-app.ts';
import { median, type Figure, type Part } from '../part.ts';
import { handWritten } from './hand-written.ts';
import { visit, type Visit } from './lighthouse.ts';
import { serveFloor } from './serve-floor.ts';

const firstLoadBytes = 120_000;

/** The public pages, compared with static pages of the same words, with Lighthouse's mobile settings. */
export const pagesPart: Part = {
  title: 'Pages',
  tools: [],
  async measure({ rounds, say }) {
    const chromium = findChromium(say);
    // It fetches icons and orders requests in another way.
    const withWindows = findChromium(say, { hasWindows: true });
    const app = await startDemoApp(say);
    const pages = {
      home: `${app.url}/`,
      listing: `${app.url}/listings/3`,
      roomies: `${app.url}/roomies`,
    };
    const floors = await startFloors(pages.home, pages.listing);
    try {
      const addresses = { ...pages, ...floors.addresses };
      const visits = await interleave(addresses, rounds, chromium, say);
      say('  in Chromium with windows');
      const { roomies: _, ...publicPages } = addresses;
      const seen = await interleave(publicPages, rounds, withWindows, say);
      const figures = [...makeFigures(visits), ...paintFigures(seen, ', Chromium with windows')];
      return { method, figures, notes: [] };
    } finally {
      floors.server.close();
      await app.stop();
    }
  },
};

const method = [
  'Lighthouse visits the built app with its demo data, signed out, with an empty cache and with its mobile settings (simulated slow 4G and a processor slowed down fourfold).',
  'The reference is a static page with the same words, one image in the width of a phone and three rules of style, from a plain Node server with brotli.',
  'Each round visits every page in turn. Figures are medians. /roomies is for signed-in users: visitors go to /login, which the browser renders.',
];

type Visits = Record<string, Visit[]>;

/** Visits every page in turn, so that what else the machine does is spread over all of them. */
export async function interleave(
  addresses: Record<string, string>,
  rounds: number,
  chromium: string,
  say: (line: string) => void,
): Promise<Visits> {
  const visits: Visits = {};
  for (let round = 1; round <= rounds; round++) {
    for (const [name, address] of Object.entries(addresses)) {
      const seen = await visit(address, chromium);
      (visits[name] ??= []).push(seen);
      say(
        `  round ${round}, ${name}: LCP ${Math.round(seen.lcp)} ms, TBT ${Math.round(seen.tbt)} ms`,
      );
    }
  }
  return visits;
}

function makeFigures(visits: Visits): Figure[] {
  const of = (name: string, what: keyof Visit) =>
    median((visits[name] ?? []).map((seen) => seen[what]));
  const alone = { against: null };
  const pages: [string, string, string | null][] = [
    ['/', 'home', 'home floor'],
    ['/listings/{id}', 'listing', 'listing floor'],
    ['/roomies', 'roomies', null],
  ];
  const figures = pages.flatMap(([page, name, floor]): Figure[] => {
    const goal = (atMost: number) => (floor ? { atMost } : null);
    return [
      ...(floor
        ? []
        : [
            {
              name: `${page}: largest paint`,
              unit: 'ms',
              value: of(name, 'lcp'),
              ...alone,
              goal: null,
            },
          ]),
      { name: `${page}: blocking`, unit: 'ms', value: of(name, 'tbt'), ...alone, goal: goal(100) },
      {
        name: `${page}: layout shift`,
        unit: '',
        value: of(name, 'cls'),
        ...alone,
        goal: goal(0.01),
      },
      {
        name: `${page}: JavaScript`,
        unit: 'bytes',
        value: of(name, 'scriptBytes'),
        ...alone,
        // Transferred bytes include headers; the build limits the files (scripts/vite/bundle-budget.ts).
        goal: goal(firstLoadBytes + 2000),
      },
      {
        name: `${page}: requests without images`,
        unit: '',
        value: of(name, 'requests'),
        ...alone,
        goal: goal(4),
      },
    ];
  });
  return [...paintFigures(visits), ...figures];
}

/** The largest paint of the public pages beside that of their references. */
function paintFigures(visits: Visits, browser = ''): Figure[] {
  const medianLcp = (name: string) => median((visits[name] ?? []).map(({ lcp }) => lcp));
  return Object.entries({ '/': 'home', '/listings/{id}': 'listing' }).map(([page, name]) => ({
    name: `${page}: largest paint${browser}`,
    unit: 'ms',
    value: medianLcp(name),
    against: { name: 'a hand-written page', value: medianLcp(`${name} floor`) },
    goal: { atMost: 1.15 },
  }));
}

/** Static pages with the words of the two public ones; the app still serves their images. */
async function startFloors(home: string, listing: string) {
  const pages = new Map<string, string>();
  for (const [name, address] of Object.entries({ '/home': home, '/listing': listing })) {
    const html = await (await fetch(address)).text();
    pages.set(name, handWritten(html, new URL(address).origin));
  }
  const { url, server } = await serveFloor(pages);
  return { server, addresses: { 'home floor': `${url}/home`, 'listing floor': `${url}/listing` } };
}
