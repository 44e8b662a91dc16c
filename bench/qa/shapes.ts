import { setup, type AnyStateMachine } from 'xstate';
import type { AnyPathModel } from '#xstate-paths';

/** A machine to find paths in, and its expected tour cost. */
export interface Shape {
  name: string;
  machine: AnyStateMachine;
  /** Every state leads back, so no reset is needed. */
  isTwoWay: boolean;
}

type Arcs = Record<string, Record<string, string>>;

function flat(id: string, arcs: Arcs): AnyStateMachine {
  return setup({}).createMachine({
    id,
    initial: Object.keys(arcs)[0] as string,
    states: Object.fromEntries(Object.entries(arcs).map(([state, on]) => [state, { on }])),
  });
}

/** States in rows and columns; `leads` says which ones are connected. */
function rectangle(
  id: string,
  columns: number,
  rows: number,
  moves: Record<string, [number, number]>,
) {
  const arcs: Arcs = {};
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      arcs[`${column}_${row}`] = Object.fromEntries(
        Object.entries(moves).flatMap(([event, [right, down]]) => {
          const [toColumn, toRow] = [column + right, row + down];
          const isInside = toColumn >= 0 && toColumn < columns && toRow >= 0 && toRow < rows;
          return isInside ? [[event, `${toColumn}_${toRow}`]] : [];
        }),
      );
    }
  }
  return flat(id, arcs);
}

/** Parallel regions, each of them a ring of states. */
function rings(id: string, regions: number, length: number): AnyStateMachine {
  return setup({}).createMachine({
    id,
    type: 'parallel',
    states: Object.fromEntries(
      Array.from({ length: regions }, (_, region) => [
        `region${region}`,
        {
          initial: 's0',
          states: Object.fromEntries(
            Array.from({ length }, (_, state) => [
              `s${state}`,
              { on: { [`on${region}`]: `s${(state + 1) % length}` } },
            ]),
          ),
        },
      ]),
    ),
  });
}

const ahead = { right: [1, 0], down: [0, 1] } as Record<string, [number, number]>;
const around = { ...ahead, left: [-1, 0], up: [0, -1] } as Record<string, [number, number]>;

export const shapes: Shape[] = [
  { name: 'chain of 1,000', machine: rectangle('chain', 1000, 1, ahead), isTwoWay: false },
  {
    name: 'chain of 1,000, both ways',
    machine: rectangle('road', 1000, 1, around),
    isTwoWay: true,
  },
  { name: 'ladder of 2 x 500', machine: rectangle('ladder', 500, 2, ahead), isTwoWay: false },
  {
    name: 'ladder of 2 x 500, both ways',
    machine: rectangle('rungs', 500, 2, around),
    isTwoWay: true,
  },
  { name: 'grid of 10 x 10', machine: rectangle('small', 10, 10, ahead), isTwoWay: false },
  {
    name: 'grid of 10 x 10, both ways',
    machine: rectangle('town', 10, 10, around),
    isTwoWay: true,
  },
  {
    name: 'grid of 31 x 32, both ways',
    machine: rectangle('city', 31, 32, around),
    isTwoWay: true,
  },
  { name: '3 regions of 10', machine: rings('dials', 3, 10), isTwoWay: true },
  { name: '9 regions of 2', machine: rings('switches', 9, 2), isTwoWay: true },
];

/** A model in which every event of the machine is possible; it cannot be played. */
export function createModel(machine: AnyStateMachine): AnyPathModel<never> {
  const act = () => undefined;
  return {
    name: machine.id,
    title: machine.id,
    machine,
    starts: { begun: undefined },
    distinguish: () => null,
    open: async () => undefined,
    events: Object.fromEntries(
      machine.events.map((type) => [type, { act, cases: [{ label: type }] }]),
    ),
    actors: {},
    delays: {},
    states: {},
  };
}
