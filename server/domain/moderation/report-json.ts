import { instant } from '#domain/listings/listing-json.ts';

/** SQL that builds the Report of contract/moderation/moderation.ts from `r`, a row of reports, joined as below. */
export const reportJson = `json_build_object(
  'id', r.id, 'kind', r.kind, 'thing_id', r.thing_id, 'reason', r.reason, 'details', r.details,
  'status', r.status, 'note', r.note,
  'closed_by', case when c.id is not null
    then json_build_object('id', c.id, 'first_name', c.first_name) end,
  'closed_at', ${instant('r.closed_at')},
  'reporter', case when p.id is not null then json_build_object(
    'id', p.id, 'first_name', p.first_name,
    'reports', (select count(*) from reports o where o.reporter_id = p.id),
    'dismissed', (select count(*) from reports o
      where o.reporter_id = p.id and o.status = 'dismissed')) end,
  'thing', json_build_object(
    'title', coalesce(l.title, u.first_name, case when i.id is not null
      then concat_ws(' and ', s.first_name, t.first_name) end, ''),
    'state', case
      when l.id is null and u.id is null and i.id is null then 'gone'
      when l.hidden_note is not null then 'hidden'
      when l.owner_suspended or u.suspended_at is not null then 'suspended'
      when l.status <> 'active' then 'unlisted'
      else 'shown' end),
  'reports', (select count(*) from reports o where o.kind = r.kind and o.thing_id = r.thing_id),
  'open_reports', (select count(*) from reports o
    where o.kind = r.kind and o.thing_id = r.thing_id and o.status = 'open'),
  'created_at', ${instant('r.created_at')})`;

/** The reporter, whoever closed it, and the thing: by its kind one of room, person, conversation. */
export const reportJoins = `
  left join users p on p.id = r.reporter_id
  left join users c on c.id = r.closed_by
  left join listings l on r.kind = 'listing' and l.id = r.thing_id
  left join users u on r.kind = 'user' and u.id = r.thing_id
  left join inquiries i on r.kind = 'inquiry' and i.id = r.thing_id
  left join users s on s.id = i.sender_id
  left join users t on t.id = i.recipient_id`;
