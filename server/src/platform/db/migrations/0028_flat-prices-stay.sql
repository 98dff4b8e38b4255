-- Sites that were there sell every model at the flat price where nothing else is said, and go on so; a new site has models wait for a price.
INSERT INTO "site_settings" ("site_id", "key", "value")
SELECT "id", 'unpricedModels', '"flat"' FROM "sites"
ON CONFLICT DO NOTHING;
