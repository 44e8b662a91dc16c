import {
  applicantSorts,
  type ApplicantQuery,
  type ApplicantSort,
} from '#contract/applicants/calls.ts';
import { applicantStages, type ApplicantStage } from '#contract/applicants/stages.ts';

/** The search parameters of the board. */
export interface ApplicantSearch {
  sort?: ApplicantSort;
  stage?: ApplicantStage;
  page?: number;
}

/** Reads the search parameters of the board; ignores invalid ones. */
export function readApplicantSearch(
  search: Partial<Record<keyof ApplicantSearch, unknown>>,
): ApplicantQuery {
  const sort = applicantSorts.find((each) => each === search.sort);
  const stage = applicantStages.find((each) => each === search.stage);
  const page = Number(search.page);
  return {
    ...(sort && { sort }),
    ...(stage && { stage }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
