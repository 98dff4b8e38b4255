-- The first ideas of both seeded sites as they were seeded, which no operator wrote: those of today take their place.
DELETE FROM "site_settings" WHERE "key" = 'ideas'
  AND md5("value"::text) IN ('29a0961b751ea033c2e4953ef431ee74', '06582d3741daa1b343d56b8bc9d093e4');
