CREATE TABLE "downloads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"work_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drawing_param_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawing_param_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_files" (
	"id" text PRIMARY KEY NOT NULL,
	"work_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration_s" real,
	"bytes" integer NOT NULL,
	"has_thumbnail" boolean NOT NULL,
	"blur" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"connection_id" integer NOT NULL,
	"kind" text NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"declaration" jsonb NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_turns" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"served_at" timestamp with time zone,
	"waits_from" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"task" text NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"phase" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"recipe" jsonb NOT NULL,
	"model_id" integer NOT NULL,
	"model_label" text NOT NULL,
	"builtin" boolean NOT NULL,
	"parent_id" integer,
	"parent_index" smallint,
	"batch_id" integer,
	"reservation_id" integer,
	"price" bigint DEFAULT 0 NOT NULL,
	"picture_rate" jsonb NOT NULL,
	"ticket" jsonb,
	"texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tiles" smallint DEFAULT 1 NOT NULL,
	"next" jsonb,
	"seed" bigint,
	"preview" text,
	"failure" jsonb,
	"worker_id" text,
	"lease_until" timestamp with time zone,
	"check_at" timestamp with time zone,
	"request_key" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"stop_wanted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "works_state" CHECK ("works"."state" between 1 and 5),
	CONSTRAINT "works_end" CHECK (("works"."state" > 2) = ("works"."ended_at" is not null))
);
--> statement-breakpoint
DROP INDEX "uploads_owner";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "made_from" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawing_param_sets" ADD CONSTRAINT "drawing_param_sets_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_files" ADD CONSTRAINT "work_files_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_models" ADD CONSTRAINT "work_models_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_turns" ADD CONSTRAINT "work_turns_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downloads_owner" ON "downloads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "downloads_expires" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "drawing_param_sets_owner" ON "drawing_param_sets" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_files_position" ON "work_files" USING btree ("work_id","position");--> statement-breakpoint
CREATE INDEX "work_files_owner" ON "work_files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_models_name" ON "work_models" USING btree ("connection_id","name","type");--> statement-breakpoint
CREATE INDEX "work_turns_waiting" ON "work_turns" USING btree ("site_id","served_at" NULLS FIRST,"waits_from") WHERE "work_turns"."waits_from" is not null;--> statement-breakpoint
CREATE INDEX "work_turns_served" ON "work_turns" USING btree ("site_id","served_at");--> statement-breakpoint
CREATE INDEX "works_owner" ON "works" USING btree ("owner_id","id") WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_waiting" ON "works" USING btree ("owner_id","id") WHERE "works"."state" = 1;--> statement-breakpoint
CREATE INDEX "works_running_owner" ON "works" USING btree ("owner_id") WHERE "works"."state" = 2;--> statement-breakpoint
CREATE INDEX "works_running" ON "works" USING btree ("lease_until") WHERE "works"."state" = 2;--> statement-breakpoint
CREATE INDEX "works_durations" ON "works" USING btree ("model_id","ended_at") WHERE "works"."state" = 3;--> statement-breakpoint
CREATE INDEX "works_deleted" ON "works" USING btree ("deleted_at") WHERE "works"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_made" ON "uploads" USING btree ("owner_id","made_from");--> statement-breakpoint
CREATE INDEX "uploads_hidden" ON "uploads" USING btree ("hidden_at") WHERE "uploads"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","created_at");