-- What was said in sentences is said by code; a sentence nobody knows goes.
UPDATE external_origins SET problems = (
  SELECT coalesce(jsonb_agg(problem ORDER BY nth), '[]') FROM (
    SELECT nth, CASE
      WHEN said = 'Street address is not in the source' THEN '{"code": "no_street"}'::jsonb
      WHEN said LIKE '% is not in the source' THEN (
        SELECT jsonb_build_object('code', 'missing', 'field', field)
        FROM (VALUES ('Description', 'description'), ('Latitude', 'latitude'),
          ('Longitude', 'longitude'), ('Number of bedrooms', 'total_bedrooms'),
          ('Number of bathrooms', 'total_bathrooms'),
          ('Number of current roommates', 'current_roommates'),
          ('Number of roommates looked for', 'looking_for_roommates')) AS known(label, field)
        WHERE said = label || ' is not in the source')
      WHEN said ~ '^Monthly rent was -?\d+(\.\d+)? and is rounded$' THEN jsonb_build_object(
        'code', 'rounded', 'field', 'monthly_rent',
        'was', substring(said FROM '-?\d+(?:\.\d+)?')::numeric)
      WHEN said LIKE 'Title is longer than %' THEN '{"code": "title_too_long"}'
      WHEN said LIKE 'Title has characters broken%' THEN '{"code": "title_broken"}'
    END AS problem
    FROM jsonb_array_elements_text(problems) WITH ORDINALITY AS sentences(said, nth)) AS read
  WHERE problem IS NOT NULL)
WHERE problems <> '[]';
