CREATE TABLE "gift_counts" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "gift_counts_site_id_kind_network_day_pk" PRIMARY KEY("site_id","kind","network","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"purse" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"cause" text NOT NULL,
	"cause_key" text NOT NULL,
	"reservation_id" integer,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_not_nothing" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_purse" CHECK ("ledger_entries"."purse" in ('credits', 'tokens'))
);
--> statement-breakpoint
CREATE TABLE "ledger_purses" (
	"account_id" integer NOT NULL,
	"purse" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_purses_account_id_purse_pk" PRIMARY KEY("account_id","purse"),
	CONSTRAINT "ledger_purses_not_negative" CHECK ("ledger_purses"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"purse" text NOT NULL,
	"amount" bigint NOT NULL,
	"settled" bigint,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "ledger_reservations_positive" CHECK ("ledger_reservations"."amount" >= 0 and "ledger_reservations"."settled" >= 0),
	CONSTRAINT "ledger_reservations_end" CHECK (("ledger_reservations"."settled" is null) = ("ledger_reservations"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "vip_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vip_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"days" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"cause_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "vip_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_event" ON "ledger_entries" USING btree ("cause","cause_key","account_id","purse");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_site" ON "ledger_entries" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_reservation" ON "ledger_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "ledger_reservations_open" ON "ledger_reservations" USING btree ("created_at") WHERE "ledger_reservations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_reservations_account" ON "ledger_reservations" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_grants_event" ON "vip_grants" USING btree ("cause","cause_key","account_id");--> statement-breakpoint
CREATE INDEX "vip_grants_account" ON "vip_grants" USING btree ("account_id","id");