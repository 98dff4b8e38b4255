CREATE TABLE "own_connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"api" text NOT NULL,
	"engine" text NOT NULL,
	"label" text NOT NULL,
	"settings" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"connection_id" integer NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"abilities" jsonb NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_connections" ADD CONSTRAINT "own_connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_models" ADD CONSTRAINT "own_models_connection_id_own_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."own_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_connections_place" ON "own_connections" USING btree ("account_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "own_models_name" ON "own_models" USING btree ("connection_id","name");