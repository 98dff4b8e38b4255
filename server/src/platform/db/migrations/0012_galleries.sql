CREATE TABLE "album_works" (
	"album_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"place" double precision NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "album_works_album_id_work_id_pk" PRIMARY KEY("album_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "albums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "albums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"cover_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "author_days" (
	"author_id" integer NOT NULL,
	"day" date NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"collects" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "author_days_author_id_day_pk" PRIMARY KEY("author_id","day")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"account_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id"),
	CONSTRAINT "blocks_other" CHECK ("blocks"."account_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_follower_id_author_id_pk" PRIMARY KEY("follower_id","author_id"),
	CONSTRAINT "follows_other" CHECK ("follows"."follower_id" <> "follows"."author_id")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"account_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_work_id_account_id_pk" PRIMARY KEY("work_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "publication_reports" (
	"work_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "publication_reports_work_id_account_id_pk" PRIMARY KEY("work_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "publication_tags" (
	"work_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"tag" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publication_tags_work_id_tag_pk" PRIMARY KEY("work_id","tag")
);
--> statement-breakpoint
CREATE TABLE "publication_views" (
	"work_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "publication_views_work_id_account_id_day_pk" PRIMARY KEY("work_id","account_id","day")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"work_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"model_label" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"tags" text[] NOT NULL,
	"licence" text NOT NULL,
	"hides_prompt" boolean NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"words" "tsvector" NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"collects" integer DEFAULT 0 NOT NULL,
	"remakes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"heat" double precision DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publications_shown" CHECK ("publications"."state" <> 'public' or "publications"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "tag_counts" (
	"site_id" integer NOT NULL,
	"tag" text NOT NULL,
	"shown" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tag_counts_site_id_tag_pk" PRIMARY KEY("site_id","tag"),
	CONSTRAINT "tag_counts_count" CHECK ("tag_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"group_id" integer,
	"work_id" integer,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"entry_ids" integer[] NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "origin_id" integer;--> statement-breakpoint
ALTER TABLE "album_works" ADD CONSTRAINT "album_works_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_works" ADD CONSTRAINT "album_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_works_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."works"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_days" ADD CONSTRAINT "author_days_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_accounts_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_work_id_publications_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."publications"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reports" ADD CONSTRAINT "publication_reports_work_id_publications_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."publications"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reports" ADD CONSTRAINT "publication_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_tags" ADD CONSTRAINT "publication_tags_work_id_publications_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."publications"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_views" ADD CONSTRAINT "publication_views_work_id_publications_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."publications"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_views" ADD CONSTRAINT "publication_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_works_place" ON "album_works" USING btree ("album_id","place","work_id");--> statement-breakpoint
CREATE INDEX "album_works_work" ON "album_works" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "albums_owner" ON "albums" USING btree ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "follows_author" ON "follows" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "likes_account" ON "likes" USING btree ("account_id","created_at" DESC NULLS LAST,"work_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publication_tags_feed" ON "publication_tags" USING btree ("site_id","tag","published_at" DESC NULLS LAST,"work_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publication_views_day" ON "publication_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "publications_new" ON "publications" USING btree ("site_id","published_at" DESC NULLS LAST,"work_id" DESC NULLS LAST) WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_hot" ON "publications" USING btree ("site_id","heat" DESC NULLS LAST,"work_id" DESC NULLS LAST) WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_type" ON "publications" USING btree ("site_id","type","published_at" DESC NULLS LAST,"work_id" DESC NULLS LAST) WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_model" ON "publications" USING btree ("site_id","model_label","published_at" DESC NULLS LAST,"work_id" DESC NULLS LAST) WHERE "publications"."state" = 'public';--> statement-breakpoint
CREATE INDEX "publications_author" ON "publications" USING btree ("owner_id","published_at" DESC NULLS LAST,"work_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_moderation" ON "publications" USING btree ("site_id","updated_at") WHERE "publications"."state" = 'waiting' or "publications"."reports" > 0;--> statement-breakpoint
CREATE INDEX "publications_words" ON "publications" USING gin ("words");--> statement-breakpoint
CREATE INDEX "tag_counts_most" ON "tag_counts" USING btree ("site_id","count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shares_owner" ON "shares" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "works_parent" ON "works" USING btree ("parent_id") WHERE "works"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "works_origin" ON "works" USING btree ("origin_id") WHERE "works"."origin_id" is not null;