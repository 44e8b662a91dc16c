-- Names are one line of letters. What people called themselves before is cleaned as far as SQL can
-- tell letters; mails clean it again. A name that is left empty is asked for at the next visit.
UPDATE users SET first_name = cleaned.first_name, last_name = cleaned.last_name
FROM (
  SELECT id,
    btrim(regexp_replace(regexp_replace(first_name, plain.others, ' ', 'g'), ' +', ' ', 'g'))
      AS first_name,
    btrim(regexp_replace(regexp_replace(last_name, plain.others, ' ', 'g'), ' +', ' ', 'g'))
      AS last_name
  FROM users, (VALUES (
    -- Control, bidirectional and zero-width characters, digits and signs.
    E'[\\u0001-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufffd0-9!-&(-,/:-@[-`{-~]'
  )) plain (others)
) cleaned
WHERE cleaned.id = users.id
  AND (cleaned.first_name, cleaned.last_name) IS DISTINCT FROM (users.first_name, users.last_name);

UPDATE users SET first_name = '' WHERE
  regexp_replace(lower(first_name), '[^a-z]', '', 'g') LIKE '%roomieradar%'
  OR first_name ~* '(^|[ .-])(admin|administrator|moderator|official|staff|support|team)($|[ .-])';
UPDATE users SET last_name = '' WHERE
  regexp_replace(lower(last_name), '[^a-z]', '', 'g') LIKE '%roomieradar%'
  OR last_name ~* '(^|[ .-])(admin|administrator|moderator|official|staff|support|team)($|[ .-])';

-- Behind the contract: whatever stores a name, it stays one line.
ALTER TABLE users ADD CONSTRAINT users_names_are_one_line
  CHECK (first_name !~ '[\u0001-\u001f\u007f\u2028\u2029]' AND last_name !~ '[\u0001-\u001f\u007f\u2028\u2029]');
