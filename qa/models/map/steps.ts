import type { Locator } from '@playwright/test';
import type { StepContext } from '#xstate-paths';
import { openAddress, type World } from '../../run/world.ts';

export interface MapWorld extends World {
  /** How often each thing was done: the next time goes the other way, so marks stay in sight. */
  turns: Record<'moves' | 'keys' | 'filters' | 'places', number>;
  /** Where the pointer holds the map. */
  hand: { x: number; y: number };
}

/** South of its rooms: a card at the foot of the map covers none of them. */
const brooklyn = { place: 'Brooklyn', lat: '40.62', lng: '-73.96' };
/** So few rooms that some lie apart from the others. */
const few = { max_rent: '950' };
const kensington = { place: 'Kensington', lat: '40.63', lng: '-73.97' };

/** The map, with what is above it. */
export const findMap = ({ page }: World): Locator =>
  page.getByRole('region', { name: 'Map of rooms' }).locator('..');

/** Rooms of their own on the map that are not chosen yet. */
export const findPins = (world: World): Locator =>
  findMap(world).locator('canvas + ul button[aria-pressed="false"]');

/** Chooses the topmost room: where a card covers its mark, the map moves by itself. */
export async function chooseMark(world: MapWorld): Promise<void> {
  const marks = findPins(world);
  await marks.first().waitFor({ state: 'attached' });
  const topmost = await marks.evaluateAll((all) => {
    const map = document.querySelector('section:has(> canvas)')?.getBoundingClientRect();
    const tops = all.map((mark) => mark.getBoundingClientRect().top);
    const inSight = tops.filter((top) => top > (map?.top ?? 0));
    return tops.indexOf(Math.min(...(inSight.length > 0 ? inSight : tops)));
  });
  // By a key, because marks may lie under the card of the chosen one.
  await marks.nth(topmost).press('Enter');
}

/** Opens a search with the map beside the list; its marks do not come yet. */
export async function openMap(world: MapWorld): Promise<void> {
  world.turns = { moves: 0, keys: 0, filters: 0, places: 0 };
  await world.holdCalls(['getListingMap']);
  await world.page.goto(`/?${new URLSearchParams({ ...brooklyn, ...few })}`);
}

const isSecond = ({ turns }: MapWorld, what: keyof MapWorld['turns']): boolean => {
  turns[what] += 1;
  return turns[what] % 2 === 0;
};

/** Presses where the map has no mark. */
export async function grab(world: MapWorld): Promise<void> {
  const { page } = world;
  const free = await page.evaluate(() => {
    const map = document.querySelector('section:has(> canvas)');
    const { left, top, width, height } = map?.getBoundingClientRect() ?? new DOMRect();
    // The card of a chosen room may lie over a large part of the map.
    for (const down of [0.6, 0.4, 0.25, 0.75, 0.15, 0.5]) {
      for (let across = 0.2; across < 0.8; across += 0.01) {
        const point = { x: left + width * across, y: top + height * down };
        const at = document.elementFromPoint(point.x, point.y);
        if (map?.contains(at) && !at?.closest('button')) return point;
      }
    }
    throw new Error('There are marks everywhere');
  });
  await page.mouse.move(free.x, free.y);
  await page.mouse.down();
  world.hand = free;
}

/** Ends a drag without a throw: the map rests before the pointer is released. */
export async function letGo({ page }: MapWorld): Promise<void> {
  await page.waitForTimeout(150);
  await page.mouse.up();
}

/** Drags the map where it is held; otherwise zooms it by a key. */
export async function moveView(world: MapWorld, { step }: StepContext): Promise<void> {
  const { page } = world;
  if ((step.from.value as { view: string }).view === 'moving') {
    const { hand } = world;
    hand.x += isSecond(world, 'moves') ? -30 : 30;
    await page.mouse.move(hand.x, hand.y);
    return;
  }
  const key = isSecond(world, 'keys') ? '-' : '+';
  await page.getByRole('region', { name: 'Map of rooms' }).press(key);
}

async function changeAddress(world: MapWorld, change: (to: URLSearchParams) => void) {
  const { searchParams } = new URL(world.page.url());
  change(searchParams);
  await openAddress(world.page, `/?${searchParams}`);
}

/** A filter that all rooms there pass. */
export async function searchOtherwise(world: MapWorld): Promise<void> {
  const isOff = isSecond(world, 'filters');
  await changeAddress(world, (to) => (isOff ? to.delete('bedrooms') : to.set('bedrooms', '1')));
}

export async function searchElsewhere(world: MapWorld): Promise<void> {
  const place = isSecond(world, 'places') ? brooklyn : kensington;
  // The map begins anew there; the next change must not take it farther out than that, where rooms
  // lie together.
  world.turns.moves = 0;
  world.turns.keys = 0;
  await changeAddress(world, (to) => {
    to.delete('box');
    for (const [name, value] of Object.entries(place)) to.set(name, value);
  });
}
