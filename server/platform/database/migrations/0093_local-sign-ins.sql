-- Sign-ins under way at the local provider, which any process may go on with.
create table local_sign_ins (
  id text primary key,
  payload jsonb not null,
  uid text,
  grant_id text,
  expires_at timestamptz not null
);
create index local_sign_ins_uid on local_sign_ins (uid) where uid is not null;
create index local_sign_ins_grant on local_sign_ins (grant_id) where grant_id is not null;
create index local_sign_ins_expires on local_sign_ins (expires_at);
