/** A polygon or a line in a layer of a tile; points of 0 to 4096. */
export interface Shape {
  layer: string;
  kind: 'polygon' | 'line';
  points: [x: number, y: number][];
}

/** A PMTiles file (version 3) with one uncompressed vector tile: that of the whole world. */
export function encodePmtiles(shapes: Shape[]): Buffer {
  const tile = vectorTile(shapes);
  // One entry: its id, its run, its length, and its offset plus one.
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
  const metadata = Buffer.from('{"vector_layers":[]}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0);
  header[7] = 3;
  const sections = [directory, metadata, Buffer.alloc(0), tile];
  let at = header.length;
  for (const [nth, section] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + nth * 16);
    header.writeBigUInt64LE(BigInt(section.length), 16 + nth * 16);
    at += section.length;
  }
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(1n, place);
  const [none, mvt] = [1, 1];
  Buffer.from([1, none, none, mvt, 0, 0]).copy(header, 96);
  for (const [nth, degrees] of [-180, -85, 180, 85].entries()) {
    header.writeInt32LE(degrees * 1e7, 102 + nth * 4);
  }
  return Buffer.concat([header, ...sections]);
}

const extent = 4096;

function vectorTile(shapes: Shape[]): Buffer {
  const layers = shapes.map(({ layer, kind, points }) =>
    field(3, [
      ...field(1, [...Buffer.from(layer)]),
      ...field(2, [
        ...number(3, kind === 'polygon' ? 3 : 2),
        ...field(4, encodeCommands(points, kind).flatMap(varint)),
      ]),
      ...number(5, extent),
      ...number(15, 2),
    ]),
  );
  return Buffer.from(layers.flat());
}

/** Moves to the first point, draws to the others, and closes a polygon. */
function encodeCommands(points: [number, number][], kind: Shape['kind']): number[] {
  let [x, y] = [0, 0];
  const steps = points.map(([toX, toY]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)];
    [x, y] = [toX, toY];
    return step;
  });
  const [move, line, close] = [(1 << 3) | 1, ((points.length - 1) << 3) | 2, (1 << 3) | 7];
  const drawn = [move, ...(steps[0] ?? []), line, ...steps.slice(1).flat()];
  return kind === 'polygon' ? [...drawn, close] : drawn;
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);
const number = (id: number, value: number) => [...varint(id << 3), ...varint(value)];
const field = (id: number, bytes: number[]) => [
  ...varint((id << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let left = value >>> 0;
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
  return [...bytes, left];
}
