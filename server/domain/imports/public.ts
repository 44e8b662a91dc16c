export { textProblems } from './mapping/fields.ts';
