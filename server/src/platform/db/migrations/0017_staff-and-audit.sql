CREATE TABLE "audited_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audited_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"actor" text NOT NULL,
	"role" text NOT NULL,
	"site_id" integer NOT NULL,
	"site" text NOT NULL,
	"call" text NOT NULL,
	"input" jsonb NOT NULL,
	"outcome" text,
	"ip" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "staff_role" text;--> statement-breakpoint
CREATE INDEX "audited_acts_site" ON "audited_acts" USING btree ("site_id","id");--> statement-breakpoint
UPDATE "accounts" SET "staff_role" = 'owner' WHERE "is_operator";
