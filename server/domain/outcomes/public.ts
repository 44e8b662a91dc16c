/** What other subjects and pages may use of outcomes. */
export { exportOutcomeRefusals, exportOutcomes } from './export-outcomes.ts';
export {
  leastPairs,
  readOutcomeFigures,
  type OutcomeCell,
  type OutcomeKind,
  type OutcomeRange,
} from './figures.ts';
export { leaveOutcomes } from './participation.ts';
export { createSurveyLinks } from './survey-links.ts';
export { answerSurvey, readOpenSurvey, readSurveyForm, type OpenSurvey } from './surveys.ts';
