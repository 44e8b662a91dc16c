import { stageByStatus } from '#contract/applicants/stages.ts';
import { fragment } from '#platform/database/sql.ts';

/** SQL: the stage of the inquiry `i`. One that was answered is talked about, whatever its status. */
export const stageSql = fragment`(case
  when i.status in ('sent', 'read') and i.answered_at is not null then 'talking'
  else ${JSON.stringify(stageByStatus)}::jsonb ->> i.status end)`;
