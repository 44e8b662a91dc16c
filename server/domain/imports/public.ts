export { textProblems } from './mapping/fields.ts';
export { resumeRun } from './runs/runs.ts';
export { clearPublishedAs, insertOrigin, updateReview } from './writing/origins.ts';
