import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { measureContrasts } from '#tests/e2e/support/measure-contrasts.ts';
import { openPartnerSite } from '#tests/e2e/support/partner-site.ts';
import { engines } from './engines.ts';

/** How many cards are shown, and whether one says that it cannot be. */
function readCards() {
  const cards = [...document.querySelectorAll('roomie-listing-card')];
  const list = document.querySelector('roomie-listings')?.shadowRoot;
  const roots = [...cards, ...(list?.querySelectorAll('roomie-listing-card') ?? [])].map(
    ({ shadowRoot }) => shadowRoot,
  );
  const rooms = [...roots, list].flatMap((root) => [...(root?.querySelectorAll('article') ?? [])]);
  return {
    rooms: new Set(rooms).size,
    isRefused: cards.some((card) =>
      card.shadowRoot?.textContent.includes('This room could not be found.'),
    ),
  };
}

describe.each(engines)('in $name', { timeout: 180_000 }, ({ program, isMissing, open }) => {
  test.skipIf(isMissing).each(['light', 'dark'])(
    'texts, buttons and the focus of cards keep their contrast with 262 accents on a %s page',
    async (scheme) => {
      const app = inject('appUrl');
      const [site, driver] = [await openPartnerSite(app), await open(program)];
      onTestFinished(async () => {
        await driver.close();
        await site.close();
      });
      site.write(
        `<roomie-listing-card listing="1"><a href="${app}/listings/1">A room</a></roomie-listing-card>
        <roomie-listing-card listing="2000000000"><a href="${app}/">A room</a></roomie-listing-card>
        <roomie-listings search="" count="2" search-box><a href="${app}/">Rooms</a></roomie-listings>`,
        `<script type="module" src="${app}/embed/v1/listings.js"></script>`,
        { style: `:root { color-scheme: ${scheme} }` },
      );
      await driver.open(site.url);
      await expect
        .poll(() => driver.evaluate(readCards), { timeout: 45_000 })
        .toEqual({ rooms: 3, isRefused: true });
      const { tooPale, measured, colors } = await driver.evaluate(measureContrasts, 51);
      expect(tooPale).toEqual([]);
      expect(measured).toBeGreaterThan(2500);
      expect(colors).toBeGreaterThan(1200);
    },
  );
});
