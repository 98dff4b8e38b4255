CREATE TABLE "check_ins" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"reward" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "code_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"credits" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"vip_days" integer NOT NULL,
	"count" integer NOT NULL,
	"uses_each" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"note" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_batches_worth" CHECK ("code_batches"."credits" >= 0 and "code_batches"."tokens" >= 0 and "code_batches"."vip_days" >= 0 and "code_batches"."credits" + "code_batches"."tokens" + "code_batches"."vip_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "code_redemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"once_per_batch" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_tries" (
	"site_id" integer NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_tries_site_id_subject_pk" PRIMARY KEY("site_id","subject")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"hash" text NOT NULL,
	"sealed" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"uses_each" integer NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "codes_uses" CHECK ("codes"."uses" between 0 and "codes"."uses_each")
);
--> statement-breakpoint
CREATE TABLE "invitation_codes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inviter_id" integer NOT NULL,
	"account_id" integer,
	"reward" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_batches" ADD CONSTRAINT "code_batches_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_batches" ADD CONSTRAINT "code_batches_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_redemptions" ADD CONSTRAINT "code_redemptions_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_batch_id_code_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."code_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_batches_site" ON "code_batches" USING btree ("site_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "code_redemptions_code" ON "code_redemptions" USING btree ("code_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "code_redemptions_batch" ON "code_redemptions" USING btree ("batch_id","account_id") WHERE "code_redemptions"."once_per_batch";--> statement-breakpoint
CREATE INDEX "code_redemptions_account" ON "code_redemptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "code_tries_end" ON "code_tries" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_hash" ON "codes" USING btree ("site_id","hash");--> statement-breakpoint
CREATE INDEX "codes_batch" ON "codes" USING btree ("batch_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_codes_code" ON "invitation_codes" USING btree ("site_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_account" ON "invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id","id");