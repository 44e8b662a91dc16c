import { stageByStatus } from '#contract/applicants/stages.ts';
import { currentStatuses } from '#contract/offers/statuses.ts';
import { isComing } from '#domain/viewings/public.ts';
import { unansweredStatuses } from '#machines/inquiry.machine.ts';
import { fragment, wordList } from '#platform/database/sql.ts';

/** SQL: the stage that the offer of the inquiry `i` gives it; null where none is current. */
const offerStage = fragment`(select case o.status when 'accepted' then 'offer_accepted' else o.status end
  from offers o where o.inquiry_id = i.id and o.status in ${wordList(currentStatuses)})`;

/** SQL: the stage that an agreed viewing of the inquiry `i` gives it until it is over; null without one. */
const viewingStage = fragment`(select 'viewing' from viewings v
  join viewing_slots s on s.id = v.slot_id
  where v.inquiry_id = i.id and ${isComing})`;

/** SQL: the stage of the inquiry `i`. One that was answered is talked about, whatever its status. */
export const stageSql = fragment`(case
  when i.status = 'accepted' then coalesce(${offerStage}, ${viewingStage}, 'talking')
  when i.status in ${wordList(unansweredStatuses)} then coalesce(${viewingStage},
    case when i.answered_at is not null then 'talking' else 'new' end)
  else ${JSON.stringify(stageByStatus)}::jsonb ->> i.status end)`;
