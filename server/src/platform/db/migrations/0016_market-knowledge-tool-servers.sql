CREATE TABLE "app_documents" (
	"app_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "app_documents_app_id_document_id_pk" PRIMARY KEY("app_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"failure" text,
	"lease_until" timestamp with time zone,
	"characters" integer DEFAULT 0 NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"embedded_by" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"document_id" integer NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"place" jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	"vector" real[],
	CONSTRAINT "passages_document_id_position_pk" PRIMARY KEY("document_id","position")
);
--> statement-breakpoint
CREATE TABLE "market_marks" (
	"account_id" integer NOT NULL,
	"prompt_id" integer NOT NULL,
	"kind" text NOT NULL,
	"site_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_marks_account_id_kind_prompt_id_pk" PRIMARY KEY("account_id","kind","prompt_id")
);
--> statement-breakpoint
CREATE TABLE "market_prompts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"site_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"medium" text NOT NULL,
	"tags" text[] NOT NULL,
	"state" text DEFAULT 'private' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"words" "tsvector" NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_samples" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_samples_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prompt_id" integer NOT NULL,
	"position" integer NOT NULL,
	"work_id" integer,
	"question" text,
	"answer" text,
	"model" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tool_servers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tool_servers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"owner_id" integer,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"headers" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"trusted" boolean DEFAULT false NOT NULL,
	"tools" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"listed_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_models" ALTER COLUMN "connection_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "own_models" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "own_models" ADD COLUMN "base_model_id" integer;--> statement-breakpoint
ALTER TABLE "own_models" ADD COLUMN "system_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_documents" ADD CONSTRAINT "app_documents_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_documents" ADD CONSTRAINT "app_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_marks" ADD CONSTRAINT "market_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_marks" ADD CONSTRAINT "market_marks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_prompts" ADD CONSTRAINT "market_prompts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_prompts" ADD CONSTRAINT "market_prompts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_samples" ADD CONSTRAINT "market_samples_prompt_id_market_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."market_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_samples" ADD CONSTRAINT "market_samples_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_servers" ADD CONSTRAINT "tool_servers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_servers" ADD CONSTRAINT "tool_servers_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_documents_document" ON "app_documents" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_owner" ON "documents" USING btree ("owner_id","hash");--> statement-breakpoint
CREATE INDEX "documents_listed" ON "documents" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_reading" ON "documents" USING btree ("lease_until") WHERE "documents"."state" = 'reading';--> statement-breakpoint
CREATE INDEX "passages_words" ON "passages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "market_marks_prompt" ON "market_marks" USING btree ("site_id","prompt_id","kind");--> statement-breakpoint
CREATE INDEX "market_prompts_owner" ON "market_prompts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "market_prompts_public" ON "market_prompts" USING btree ("site_id","published_at","id") WHERE "market_prompts"."state" = 'public';--> statement-breakpoint
CREATE INDEX "market_prompts_waiting" ON "market_prompts" USING btree ("site_id","updated_at") WHERE "market_prompts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "market_prompts_words" ON "market_prompts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "market_samples_prompt" ON "market_samples" USING btree ("prompt_id","position");--> statement-breakpoint
CREATE INDEX "tool_servers_site" ON "tool_servers" USING btree ("site_id") WHERE "tool_servers"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "tool_servers_owner" ON "tool_servers" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "own_models" ADD CONSTRAINT "own_models_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_models_account" ON "own_models" USING btree ("account_id");