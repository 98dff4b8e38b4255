CREATE TABLE "export_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "ledger_reservations_account";--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_spending" ON "ledger_entries" USING btree ("account_id","created_at","id") WHERE "ledger_entries"."cause" = 'charge' and "ledger_entries"."cause_key" = "ledger_entries"."reservation_id"::text and "ledger_entries"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_coming_in" ON "ledger_entries" USING btree ("account_id","created_at","id") WHERE "ledger_entries"."cause" not in ('charge', 'release') and "ledger_entries"."reservation_id" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_given_back" ON "ledger_entries" USING btree ("account_id") WHERE "ledger_entries"."cause" = 'refund' and "ledger_entries"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_reservations_account" ON "ledger_reservations" USING btree ("account_id") WHERE "ledger_reservations"."ended_at" is null;