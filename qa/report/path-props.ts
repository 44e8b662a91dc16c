import type { AnyPathModel } from '#xstate-paths';
import type { PathResult } from '../results.ts';

/** What the parts of the report about one path show. */
export interface PathProps {
  result: PathResult;
  model: AnyPathModel<never>;
  screenshots: ReadonlyMap<string, string>;
}
