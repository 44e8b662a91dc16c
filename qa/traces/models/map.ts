import { modelFor, type AnyPathModel } from '#xstate-paths';
import { mapModel } from '../../models/map.ts';
import { mapMachine, type MapView } from '#machines/map.machine.ts';

const berlin: MapView = { x: 0.537, y: 0.328, zoom: 11 };
const closer: MapView = { ...berlin, zoom: 13 };
const closest: MapView = { ...berlin, zoom: 15 };

/** Panning and zooming the map of a search, choosing a mark, and searching what it shows. */
export const mapTraces: AnyPathModel<never> = modelFor(mapMachine, {
  name: 'map',
  title: 'The map of a search',
  starts: {
    'a search without the map': { view: berlin, follows: false },
    'a search that follows the map': { view: berlin, follows: true },
  },
  distinguish: ({ chosen, follows, view }) => ({ chosen, follows, zoom: view.zoom }),
  events: {
    'view.changed': [{ view: closer }, { view: closest }],
    'place.changed': [{ view: berlin }],
    'mark.chosen': [{ mark: '42' }],
    'following.changed': [{ follows: true }, { follows: false }],
  },
  outcomes: {
    loadMarks: { done: [undefined], error: [{ code: 'unreachable' }] },
  },
  ...(mapModel.invariants && { invariants: mapModel.invariants }),
});
