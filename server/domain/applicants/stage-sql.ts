import { stageByStatus } from '#contract/applicants/stages.ts';
import { fragment } from '#platform/database/sql.ts';

/** SQL: the stage that the offer of the inquiry `i` gives it; null where none is open or accepted. */
const offerStage = fragment`(select case o.status when 'offered' then 'offered' else 'offer_accepted' end
  from offers o where o.inquiry_id = i.id and o.status in ('offered', 'accepted'))`;

/** SQL: the stage of the inquiry `i`. One that was answered is talked about, whatever its status. */
export const stageSql = fragment`(case
  when i.status = 'accepted' then coalesce(${offerStage}, 'talking')
  when i.status in ('sent', 'read') and i.answered_at is not null then 'talking'
  else ${JSON.stringify(stageByStatus)}::jsonb ->> i.status end)`;
