import type { Page } from '@playwright/test';
import { seed } from '#tests/support/seed.ts';
import { expect, signInAs, test } from './support/fixtures.ts';
import { waitUntilFinished, recordShifts } from './support/layout-shifts.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

/*
 * Every kind of link is followed once on a slow line, and left by Back. A kind is where a link
 * stands and where it leads to; of several links of a kind, the seed draws one. What moves within
 * half a second after a press is meant, as web vitals count it.
 */

const maxShift = 0.01;
/** Round trips and bits a second of a phone on the way. */
const slowLine = { latency: 150, throughput: 200_000 };

const looks = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;

const walks = [
  { who: null, from: ['/', '/?max_rent=2000', '/listings/1', '/login', '/about', '/partners'] },
  {
    who: 'seeker@roomieradar.test',
    from: ['/', '/?max_rent=2000', '/listings/1', '/favorites', '/saved-searches'],
  },
  {
    who: 'seeker@roomieradar.test',
    from: ['/roomies', '/roomies/1', '/inquiries', '/profile', '/profile/privacy'],
  },
  { who: 'owner@roomieradar.test', from: ['/', '/listings', '/listings/create', '/inquiries'] },
  {
    who: 'admin@roomieradar.test',
    from: ['/admin', '/admin/reports', '/admin/external-listings', '/admin/audit'],
  },
] as const;

interface Link {
  kind: string;
  /** Its place among all links of the page. */
  at: number;
}

/**
 * The links of a page that lead to another one of ours, each with its kind. Those to other languages
 * load a document of their own, as layout-shift.spec.ts does.
 */
function listLinks(page: Page): Promise<Link[]> {
  return page.evaluate(() => {
    const isOurs = ({ href, target, download, hreflang }: HTMLAnchorElement) => {
      const { origin, pathname, hash } = new URL(href);
      const isFile = /^\/(media|map|api|embed|sign-in|demo|oembed|notice)|\.\w+$/.test(pathname);
      const isHere = pathname === location.pathname && hash !== '';
      const isMeant = target === '' && download === '' && hreflang === '';
      return origin === location.origin && !isFile && !isHere && isMeant;
    };
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link, at) => {
      if (!isOurs(link) || !link.checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = link.getBoundingClientRect();
      if (width < 8 || height < 8) return [];
      const area = link.closest('header, footer, nav, main')?.localName ?? 'page';
      const item = link.closest('article, li, section')?.localName ?? '';
      const { pathname, search } = new URL(link.href);
      const target = pathname.replaceAll(/\d+/g, '#') + (search ? '?…' : '');
      const from = area === 'main' ? location.pathname.replaceAll(/\d+/g, '#') : '';
      return [{ kind: `${from} ${area} ${item} to ${target}`, at }];
    });
  });
}

for (const { name, viewport } of looks) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const { who, from } of walks) {
      test(`nothing moves when ${who ?? 'a visitor'} follows links from ${from.join(', ')} and goes back`, async ({
        page,
      }) => {
        test.setTimeout(600_000);
        const shifts = await recordShifts(page);
        const errors: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text());
        });
        if (who) await signInAs(page, who, '/robots.txt');
        const devtools = await page.context().newCDPSession(page);
        const { latency, throughput } = slowLine;
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency,
          downloadThroughput: throughput,
          uploadThroughput: throughput,
        });
        /** What has moved since the last time. */
        const expectStill = async (where: string) => {
          await waitUntilFinished(page);
          const moved = shifts.splice(0);
          const sum = moved.reduce((total, { value }) => total + value, 0);
          expect.soft(sum, `${where}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(maxShift);
          // The console is read again at the end; here, the message names the link.
          expect.soft(errors.splice(0).join('\n'), where).not.toMatch(/Trusted|TypeError|React/);
        };
        const open = async (path: string) => {
          await page.goto(path);
          await (who ? expectSignedIn(page) : expectSignedOut(page));
          await expectStill(path);
        };
        const followed = new Set<string>();
        for (const path of from) {
          await open(path);
          const links = await listLinks(page);
          for (const kind of new Set(links.map((link) => link.kind))) {
            if (followed.has(kind)) continue;
            followed.add(kind);
            const alike = links.filter((link) => link.kind === kind);
            const { at } = alike[seed % alike.length]!;
            await test.step(kind, async () => {
              const before = page.url();
              const link = page.locator('a[href]').nth(at);
              // Scrolling to it is none of ours.
              await link.scrollIntoViewIfNeeded();
              await waitUntilFinished(page);
              shifts.splice(0);
              // With the keyboard, because a mouse may hit a sticky row above it.
              await link.focus();
              await link.press('Enter');
              await expectStill(`followed:${kind}`);
              if (page.url() === before) return;
              await page.goBack();
              await expectStill(`back from:${kind}`);
            });
            if (new URL(page.url()).pathname !== path.replace(/\?.*/, '')) await open(path);
          }
        }
        expect(followed.size).toBeGreaterThan(from.length);
      });
    }
  });
}
