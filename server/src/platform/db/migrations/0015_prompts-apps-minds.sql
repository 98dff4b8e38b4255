CREATE TABLE "app_pins" (
	"account_id" integer NOT NULL,
	"app_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_pins_account_id_app_id_pk" PRIMARY KEY("account_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "apps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"site_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"category" text NOT NULL,
	"system_message" text NOT NULL,
	"model_id" integer,
	"opening" text NOT NULL,
	"questions" text[] NOT NULL,
	"tools" text[] NOT NULL,
	"state" text DEFAULT 'private' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"words" "tsvector" NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "minds" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"tree" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_versions" (
	"prompt_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prompt_versions_prompt_id_version_pk" PRIMARY KEY("prompt_id","version")
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"tags" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_groups" ADD COLUMN "kind" text DEFAULT 'chat' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_groups" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "mind" jsonb;--> statement-breakpoint
ALTER TABLE "app_pins" ADD CONSTRAINT "app_pins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minds" ADD CONSTRAINT "minds_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apps_owner" ON "apps" USING btree ("owner_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "apps_public" ON "apps" USING btree ("site_id","kind","uses","id") WHERE "apps"."state" = 'public';--> statement-breakpoint
CREATE INDEX "apps_waiting" ON "apps" USING btree ("site_id","updated_at") WHERE "apps"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "apps_words" ON "apps" USING gin ("words");--> statement-breakpoint
CREATE INDEX "prompts_owner" ON "prompts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prompts_title" ON "prompts" USING btree ("owner_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "prompts_content" ON "prompts" USING btree ("owner_id",md5("content"));--> statement-breakpoint
CREATE UNIQUE INDEX "chat_groups_import" ON "chat_groups" USING btree ("owner_id","import_key");