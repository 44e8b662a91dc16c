import { lineHeight, type Arrow, type Layout, type Line, type StateBox } from './lay-out.ts';
import type { Outcome } from './outcomes.ts';

/** The statechart as an SVG; report.css styles it. */
export function Chart({
  layout,
  states,
  title,
}: {
  layout: Layout;
  states: ReadonlyMap<string, Outcome>;
  title: string;
}) {
  const { width, height, boxes, arrows } = layout;
  const id = `arrow-${title.replaceAll(/\W/g, '')}`;
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // The transition table has the same content as text.
      aria-hidden="true"
    >
      <defs>
        <marker
          id={id}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <StateShape key={box.way} box={box} outcome={states.get(box.way)} />
      ))}
      {arrows.map((arrow, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing is ever moved here
        <ArrowShape key={index} arrow={arrow} marker={id} />
      ))}
      {arrows.map(({ label, lines }, index) =>
        label ? (
          // oxlint-disable-next-line react/no-array-index-key -- nothing is ever moved here
          <g key={index}>
            <rect className="label" rx={3} {...label} />
            <Lines lines={lines} x={label.x + 4} y={label.y} />
          </g>
        ) : null,
      )}
    </svg>
  );
}

function StateShape({ box, outcome }: { box: StateBox; outcome: Outcome | undefined }) {
  const { x, y, width, height, kind, label, lines } = box;
  const radius = kind === 'any' ? 15 : 9;
  return (
    <g className={`state ${kind} ${outcome ?? ''}`}>
      <rect {...{ x, y, width, height }} rx={radius} />
      {kind === 'final' && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={radius - 3} />
      )}
      <text x={x + 12} y={y + 21}>
        {label}
      </text>
      <Lines lines={lines} x={x + 12} y={y + 28} />
    </g>
  );
}

function ArrowShape({ arrow, marker }: { arrow: Arrow; marker: string }) {
  const points = arrow.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <path
      className={`arrow ${worstOf(arrow.lines)}`}
      d={`M${points.join('L')}`}
      markerEnd={`url(#${marker})`}
    />
  );
}

function Lines({ lines, x, y }: { lines: readonly Line[]; x: number; y: number }) {
  return lines.map(({ text, transition }, index) => (
    <text
      key={transition.name}
      className={`line ${transition.outcome}`}
      x={x}
      y={y + (index + 1) * lineHeight - 4}
    >
      <title>{`${transition.name} ${transition.description}`.trim()}</title>
      {text}
    </text>
  ));
}

const fromWorst: Outcome[] = ['failed', 'open', 'passed', 'leftOut'];

/** The outcome of an arrow that stands for several transitions. */
function worstOf(lines: readonly Line[]): Outcome {
  return (
    fromWorst.find((outcome) => lines.some(({ transition }) => transition.outcome === outcome)) ??
    'leftOut'
  );
}
