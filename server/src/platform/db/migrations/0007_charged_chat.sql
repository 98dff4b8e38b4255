ALTER TABLE "chat_runs" ADD COLUMN "reservation_id" integer;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD COLUMN "charge" jsonb;--> statement-breakpoint
CREATE INDEX "chat_entries_usage" ON "chat_entries" USING btree ("group_id","created_at") WHERE "chat_entries"."usage" is not null;