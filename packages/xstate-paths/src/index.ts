/** Test paths for XState 5 machines. The README shows how to begin. */
export { checkModel } from './check-model.ts';
export {
  measureCoverage,
  transitionsToTake,
  type Coverage,
  type CoverageCount,
} from './coverage.ts';
export { describeEffects, toJson, type Effect } from './effects.ts';
export { emittedAlong, startedAlong } from './emitted.ts';
export {
  explore,
  type Edge,
  type Graph,
  type Node,
  type Start,
  type Unpredictable,
} from './explore.ts';
export { assertSameMachine, findPaths, pathNamed } from './find-paths.ts';
export { formatNamed, formats, type Format } from './formats.ts';
export { formatCount, formatEvent, formatPath, formatState } from './formats/labels.ts';
export { alignColumns, formatShare } from './formats/table.ts';
export { findImpact, type AffectedPath, type Impact } from './impact/impact.ts';
export { MachineError, type MachinePlace } from './errors.ts';
export { checkTogether } from './compose/check-together.ts';
export { findGraphPaths } from './find-graph-paths.ts';
export type { Composition, Link } from './compose/composition.ts';
export { exploreTogether, type TogetherOptions } from './compose/explore-together.ts';
export { modelFor, type MachineFacts } from './model-for.ts';
export {
  passing,
  type Action,
  type AnyPathModel,
  type Assumed,
  type Cases,
  type Consequence,
  type LeafOf,
  type LeftOut,
  type Moment,
  type Passing,
  type PathModel,
  type Shown,
  type StepContext,
  type Unseen,
} from './model.ts';
export { createPathSet } from './path-set.ts';
export {
  parsePathSet,
  pathSetVersion,
  findPathProblem,
  type Path,
  type PathSet,
  type PathStep,
  type StateView,
} from './path.ts';
export { playPath, PlayError, type Player } from './play-path.ts';
export { findEventOrigins, findOrigin, type EventOrigin } from './possible-events.ts';
export { readPathSet } from './read-path-set.ts';
export { parseRecording, type Recording } from './recording.ts';
export { pathsAround } from './paths-around.ts';
export { findDeviation, PathError, type Deviation } from './replay.ts';
export { projectContext, withProjection, type Projection } from './projection.ts';
export type { Config } from './commands/project.ts';
export { toAnnotations } from './reports/annotations.ts';
export { toCtrf } from './reports/ctrf.ts';
export { toJunit } from './reports/junit.ts';
export type { PlayedPath, PlayedRun } from './reports/played.ts';
export { selectShard, splitPaths } from './shard.ts';
export { traceRoute, toPath, withoutPrefixes, type Route } from './routes.ts';
export { shrink, type Failure } from './shrink.ts';
export { isIn, listLeaves, formatStateName } from './state-names.ts';
export { strategies, strategyNamed, type StrategyOptions } from './strategies.ts';
export type { EventPattern } from './strategies/from-events.ts';
export {
  computeFingerprint,
  readTransitionName,
  listNodes,
  formatNodePath,
  readStructure,
  type Structure,
  type Transition,
} from './structure.ts';
export {
  checkProperties,
  formatCounterexample,
  type Counterexample,
  type Verdict,
} from './temporal/check-properties.ts';
export {
  always,
  eventually,
  leadsTo,
  never,
  until,
  within,
  type Condition,
  type Now,
  type Property,
} from './temporal/properties.ts';
export { watchProperties, type PropertyWatch, type Watched } from './temporal/watch-properties.ts';
export { siblingTransitions, transitionName } from './transition-name.ts';
export { mutate, type MutantResult, type MutationResults } from './mutate/mutate.ts';
export { mutantsOf, type Mutant } from './mutate/mutants.ts';
export { firstDifference, formatDifference, type Difference } from './trace/diff-traces.ts';
export { formatTraces, parseTraces } from './trace/format-traces.ts';
export { makeTraces } from './trace/make-traces.ts';
export type { TraceLine, Traces } from './trace/trace.ts';
export {
  observe,
  parseLog,
  type Departure,
  type Observed,
  type Observer,
} from './usage/observe.ts';
export { countUsage, measureUsage, parseUsage, type UsageCounts } from './usage/usage.ts';
export { UsageError } from './usage-error.ts';
export { xstateShortestPaths, xstateTestModelPaths } from './xstate-test-model.ts';
