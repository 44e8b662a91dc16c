import Elk, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { lineHeight, type Box, type Layout, type Line, type StateBox } from './layout.ts';
import { formatEvent } from '../formats/labels.ts';
import { formatNodePath, readStructure, type Transition } from '../structure.ts';

/** In pixels, for the text sizes of `chartStyles`. */
const letterWidth = 6.9;
const longestLine = 38;
const anyState = (way: string) => `${way}.∗`;

/** Positions every state, and one arrow for all transitions between the same two states. */
export async function layOut(machine: AnyStateMachine): Promise<Layout> {
  const kinds = new Map<string, Pick<StateBox, 'label' | 'kind' | 'lines'>>();
  const arrows = new Map<string, { from: string; to: string; lines: Line[] }>();
  const nodes = new Map<string, AnyStateNode>();
  collect(machine.root, nodes);

  const staying = new Map<string, Line[]>();
  for (const transition of readStructure(machine).transitions) {
    const { name, source, targets, description } = transition;
    const from = isGroup(nodes.get(source)) ? anyState(source) : source;
    const line = { text: formatLine(transition), transition: name, description };
    const elsewhere = targets.filter((target) => target !== source);
    if (elsewhere.length === 0) staying.set(from, [...(staying.get(from) ?? []), line]);
    for (const target of elsewhere) {
      const to = source.startsWith(`${target}.`) ? anyState(target) : target;
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, lines: [] };
      arrow.lines.push(line);
      arrows.set(`${from} ${to}`, arrow);
    }
  }
  const ends = new Set([...arrows.values()].flatMap(({ from, to }) => [from, to]));

  function toElk(node: AnyStateNode): ElkNode {
    const way = formatNodePath(node);
    const children = (Object.values(node.states) as AnyStateNode[]).map(toElk);
    const any = anyState(way);
    if (children.length > 0 && (ends.has(any) || staying.has(any))) {
      children.push(leaf(any, 'in any state', 'any', staying.get(any) ?? []));
    }
    if (children.length === 0) {
      return leaf(way, node.key, node.type === 'final' ? 'final' : 'state', staying.get(way) ?? []);
    }
    kinds.set(way, { label: node === machine.root ? '' : node.key, kind: 'group', lines: [] });
    return { id: way, children, layoutOptions: groupOptions };
  }
  function leaf(id: string, label: string, kind: StateBox['kind'], lines: Line[]): ElkNode {
    kinds.set(id, { label, kind, lines });
    const longest = Math.max(label.length * 1.15, ...lines.map(({ text }) => text.length));
    return {
      id,
      width: Math.max(60, longest * letterWidth + 24),
      height: 32 + (lines.length > 0 ? lines.length * lineHeight + 6 : 0),
    };
  }

  const root = toElk(machine.root);
  const laidOut = await new Elk().layout({
    ...root,
    layoutOptions: rootOptions,
    edges: [...arrows.values()].map(({ from, to, lines }, index) => ({
      id: String(index),
      sources: [from],
      targets: [to],
      labels: [
        {
          text: ' ',
          width: Math.max(...lines.map(({ text }) => text.length)) * letterWidth + 8,
          height: lines.length * lineHeight + 2,
        },
      ],
    })),
  });
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    boxes: boxesIn(laidOut).flatMap(({ id, ...box }) => {
      const kind = id === root.id ? undefined : kinds.get(id);
      return kind ? [{ way: id, ...box, ...kind }] : [];
    }),
    arrows: (laidOut.edges ?? []).map((edge, index) => ({
      points: edgePoints(edge),
      label: edge.labels?.[0] ? toBox(edge.labels[0]) : null,
      lines: [...arrows.values()][index]?.lines ?? [],
    })),
  };
}

const rootOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // States keep the order of the machine's file, so that the first ones are at the top.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.thoroughness': '30',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};
const groupOptions = { 'elk.padding': '[top=34,left=14,bottom=14,right=14]' };

const isGroup = (node: AnyStateNode | undefined) =>
  node !== undefined && Object.keys(node.states).length > 0;

function collect(node: AnyStateNode, nodes: Map<string, AnyStateNode>): void {
  nodes.set(formatNodePath(node), node);
  for (const child of Object.values(node.states) as AnyStateNode[]) collect(child, nodes);
}

function formatLine({ event, description }: Transition): string {
  const label = event === 'always' ? 'at once' : formatEvent({ type: event });
  const text = description === '' ? label : `${label}: ${description}`;
  return text.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text;
}

function boxesIn(node: ElkNode): (Box & { id: string })[] {
  return [{ id: node.id, ...toBox(node) }, ...(node.children ?? []).flatMap(boxesIn)];
}

function toBox({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function edgePoints({ sections = [] }: ElkExtendedEdge): ElkPoint[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}
