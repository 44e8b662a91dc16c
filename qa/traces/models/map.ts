import { modelFor, type AnyPathModel } from '#xstate-paths';
import { mapMachine, type MapView } from '#machines/map.machine.ts';

const berlin: MapView = { x: 0.537, y: 0.328, zoom: 11 };
const closer: MapView = { ...berlin, zoom: 13 };

/** Panning and zooming the map of a search, choosing a mark, and searching what it shows. */
export const mapModel: AnyPathModel<never> = modelFor(mapMachine, {
  name: 'map',
  title: 'The map of a search',
  starts: {
    'a search without the map': { view: berlin, follows: false },
    'a search that follows the map': { view: berlin, follows: true },
  },
  distinguish: ({ chosen, follows, view }) => ({ chosen, follows, zoom: view.zoom }),
  events: {
    'view.changed': [{ view: closer }],
    'place.changed': [{ view: berlin }],
    'mark.chosen': [{ mark: '42' }],
    'following.changed': [{ follows: true }, { follows: false }],
  },
  outcomes: {
    loadMarks: { done: [undefined], error: [{ code: 'unreachable' }] },
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
});
