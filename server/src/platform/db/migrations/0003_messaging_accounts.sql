CREATE TABLE "messaging_scans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messaging_scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"came_from" text NOT NULL,
	"state_hash" text,
	"code_hash" text,
	"result" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_scans_stateHash_unique" UNIQUE("state_hash"),
	CONSTRAINT "messaging_scans_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "messaging_id" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "messaging_union_id" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "messaging_name" text;--> statement-breakpoint
ALTER TABLE "messaging_scans" ADD CONSTRAINT "messaging_scans_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_scans" ADD CONSTRAINT "messaging_scans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messaging_scans_account" ON "messaging_scans" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "messaging_scans_expiry" ON "messaging_scans" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_messaging" ON "accounts" USING btree ("site_id","messaging_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_messaging_union" ON "accounts" USING btree ("site_id","messaging_union_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK (("accounts"."kind" = 'guest' and "accounts"."guest_hash" is not null) or ("accounts"."kind" = 'member' and (("accounts"."username_key" is not null and "accounts"."password_hash" is not null) or "accounts"."messaging_id" is not null)));