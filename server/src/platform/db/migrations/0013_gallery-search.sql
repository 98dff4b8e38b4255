DROP INDEX "albums_owner";--> statement-breakpoint
DROP INDEX "likes_account";--> statement-breakpoint
DROP INDEX "publication_tags_feed";--> statement-breakpoint
DROP INDEX "publications_new";--> statement-breakpoint
DROP INDEX "publications_hot";--> statement-breakpoint
DROP INDEX "publications_type";--> statement-breakpoint
DROP INDEX "publications_model";--> statement-breakpoint
DROP INDEX "publications_author";--> statement-breakpoint
DROP INDEX "tag_counts_most";--> statement-breakpoint
DROP INDEX "shares_owner";--> statement-breakpoint
CREATE INDEX "albums_owner" ON "albums" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "likes_account" ON "likes" USING btree ("account_id","created_at","work_id");--> statement-breakpoint
CREATE INDEX "publication_tags_feed" ON "publication_tags" USING btree ("site_id","tag","published_at","work_id");--> statement-breakpoint
CREATE INDEX "publications_new" ON "publications" USING btree ("site_id","published_at","work_id") WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_hot" ON "publications" USING btree ("site_id","heat","work_id") WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_type" ON "publications" USING btree ("site_id","type","published_at","work_id") WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_model" ON "publications" USING btree ("site_id","model_label","published_at","work_id") WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_author" ON "publications" USING btree ("owner_id","published_at","work_id");--> statement-breakpoint
CREATE INDEX "tag_counts_most" ON "tag_counts" USING btree ("site_id","count");--> statement-breakpoint
CREATE INDEX "shares_owner" ON "shares" USING btree ("owner_id","id");