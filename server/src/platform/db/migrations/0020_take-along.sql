CREATE TABLE "account_imports" (
	"account_id" integer NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"old_id" text NOT NULL,
	"new_id" text NOT NULL,
	CONSTRAINT "account_imports_account_id_source_kind_old_id_pk" PRIMARY KEY("account_id","source","kind","old_id")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"from_site" text NOT NULL,
	"exported_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"progress" real NOT NULL,
	"report" jsonb NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "account_imports" ADD CONSTRAINT "account_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;