export { textProblems } from './mapping/fields.ts';
export { resumeRun } from './runs/runs.ts';
