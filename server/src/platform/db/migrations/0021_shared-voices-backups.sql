CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "voice_results" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"file" text,
	"mime" text,
	"words" text,
	"price" double precision,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_results_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE INDEX "voice_results_until" ON "voice_results" USING btree ("until");