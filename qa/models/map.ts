import { mapMachine, type MapView } from '#machines/map.machine.ts';
import type { PathModel } from '#xstate-paths';
import { pass } from '../run/call-interceptor.ts';
import { expect, expectPageAddress } from '../run/expect.ts';
import { toFault, transportFaults } from './faults.ts';
import {
  chooseMark,
  grab,
  letGo,
  findMap,
  findPins,
  moveView,
  openMap,
  searchElsewhere,
  searchOtherwise,
  type MapWorld,
} from './map/steps.ts';

const brooklyn: MapView = { x: 0.295, y: 0.376, zoom: 11 };
const closer: MapView = { ...brooklyn, zoom: 12 };

type Value = { view: string; marks: string; choice: string; area: string };
/** Ignores other input during a drag. */
const isFree = ({ value }: { value: Value }) => value.view !== 'moving';
const isCalm = ({ value }: { value: Value }) => value.view === 'resting';
const unless = <Case>(isNot: boolean, one: Case): Case[] => (isNot ? [] : [one]);

/** Panning and zooming the map of a search, choosing a mark, and searching what it shows. */
export const mapModel: PathModel<typeof mapMachine, MapWorld> = {
  name: 'map',
  title: 'The map of a search',
  machine: mapMachine,
  starts: {
    'a search around Brooklyn, with the map beside it': { view: brooklyn, follows: false },
  },
  distinguish: ({ chosen, follows }) => ({ chosen, follows }),
  open: openMap,

  events: {
    'marks.outdated': {
      cases: (now) => unless(!isCalm(now), { label: 'another filter is chosen' }),
      act: searchOtherwise,
    },
    'gesture.began': {
      cases: (now) => unless(!isFree(now), { label: 'takes hold of the map' }),
      act: grab,
    },
    'gesture.ended': { cases: [{ label: 'lets go of the map' }], act: letGo },
    'view.changed': {
      cases: [{ label: 'pans or zooms', view: closer }],
      act: moveView,
    },
    'view.settled': { leftOut: 'the machine says it to itself' },
    'place.changed': {
      cases: (now) => unless(!isFree(now), { label: 'searches another place', view: brooklyn }),
      act: searchElsewhere,
    },
    'mark.chosen': {
      cases: (now) =>
        unless(now.value.marks !== 'shown' || !isCalm(now), { label: 'chooses a room', mark: '1' }),
      act: chooseMark,
    },
    'mark.closed': {
      cases: (now) => unless(!isFree(now), { label: 'closes the room' }),
      act: (world) => findMap(world).getByRole('button', { name: 'Close', exact: true }).click(),
    },
    'area.searched': {
      cases: (now) =>
        unless(!isFree(now) || now.context.follows, { label: 'presses “Search this area”' }),
      act: (world) => findMap(world).getByRole('button', { name: 'Search this area' }).click(),
    },
    'following.changed': {
      cases: (now) =>
        unless(!isFree(now), {
          label: now.context.follows ? 'no longer searches along' : 'searches along',
          follows: !now.context.follows,
        }),
      act: (world, { step }) =>
        findMap(world)
          .getByRole('checkbox', { name: 'Search as I move the map' })
          .setChecked(step.event['follows'] === true),
    },
    'retry.requested': {
      cases: (now) => unless(!isFree(now), { label: 'presses “Try again”' }),
      act: (world) => findMap(world).getByRole('button', { name: 'Try again' }).click(),
    },
  },

  actors: {
    loadMarks: {
      done: [{ label: 'the marks arrive', output: undefined }],
      error: (now) => (isCalm(now) && now.value.choice === 'none' ? transportFaults : []),
      act: ({ calls }, { step }) =>
        calls.settle('getListingMap', 'error' in step.event ? toFault(step) : pass),
    },
  },

  emitted: {
    'area.wanted': {
      expectDone: ({ page }) => expectPageAddress(page, /[?&]box=/),
    },
  },

  delays: {
    settleMs: {
      label: 'nothing moved the map for a moment',
      act: (world) => world.harness('runHeldTimers'),
    },
  },

  states: {
    'view.resting': shows('the map', (world) => expect(findMap(world)).toBeVisible()),
    'view.moving': shows('the map in a hand', (world) => expect(findMap(world)).toBeVisible()),
    'view.settling': shows('the map', (world) => expect(findMap(world)).toBeVisible()),
    'marks.loading': shows('that the marks come', (world) =>
      expect(findMap(world).locator('output')).toHaveAttribute('data-loading', 'true'),
    ),
    'marks.shown': shows('how many rooms there are', async (world) => {
      const said = findMap(world).locator('output');
      await expect(said).toHaveAttribute('data-loading', 'false');
      await expect(said).toHaveText(/\d+ rooms? on the map/);
      await expect(findPins(world).first()).toBeAttached();
    }),
    'marks.failed': shows('that it failed, with “Try again”', async (world) => {
      await expect(findMap(world).getByRole('alert')).toContainText('could not be loaded');
      await expect(findMap(world).getByRole('button', { name: 'Try again' })).toBeEnabled();
    }),
    'choice.none': shows('no room', (world) =>
      expect(findMap(world).getByRole('button', { name: 'Close', exact: true })).toHaveCount(0),
    ),
    'choice.open': shows('the chosen room', async (world) => {
      await expect(findMap(world).getByRole('article')).toBeVisible();
      await expect(
        findMap(world).getByRole('button', { name: 'Close', exact: true }),
      ).toBeVisible();
    }),
    'area.searched': shows('no “Search this area”', (world) =>
      expect(findMap(world).getByRole('button', { name: 'Search this area' })).toHaveCount(0),
    ),
    'area.left': {
      label: '“Search this area”, unless the search follows the map',
      expectShown: (world, { context }) =>
        expect(findMap(world).getByRole('button', { name: 'Search this area' })).toHaveCount(
          (context as { follows: boolean }).follows ? 0 : 1,
        ),
    },
  },

  invariants: {
    'something is chosen exactly while it is open': ({ snapshot }) =>
      snapshot.matches({ choice: 'open' }) === (snapshot.context.chosen !== null),
    'a list that follows is never left behind by a map that rests': ({ snapshot }) =>
      !(
        snapshot.context.follows &&
        snapshot.matches({ area: 'left' }) &&
        snapshot.matches({ view: 'resting' })
      ),
  },
};

function shows(label: string, expectShown: (world: MapWorld) => Promise<void>) {
  return { label, expectShown };
}
