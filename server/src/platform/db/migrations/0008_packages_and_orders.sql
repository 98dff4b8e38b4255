CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"site_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"title" text NOT NULL,
	"credits" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"vip_days" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"start" jsonb NOT NULL,
	"step" jsonb,
	"reference" text,
	"is_open_at_vendor" boolean DEFAULT true NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"received_minor" integer,
	"received_currency" text,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"fault_detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_price" CHECK ("orders"."amount_minor" > 0),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"refund_no" text NOT NULL,
	"idempotency_key" text,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"account_id" integer NOT NULL,
	"taken_credits" bigint DEFAULT 0 NOT NULL,
	"taken_tokens" bigint DEFAULT 0 NOT NULL,
	"taken_vip_days" integer DEFAULT 0 NOT NULL,
	"missing_credits" bigint DEFAULT 0 NOT NULL,
	"missing_tokens" bigint DEFAULT 0 NOT NULL,
	"missing_vip_days" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"credits" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"vip_days" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"badge" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean NOT NULL,
	"is_once" boolean NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_price" CHECK ("packages"."amount_minor" > 0),
	CONSTRAINT "packages_goods" CHECK ("packages"."credits" >= 0 and "packages"."tokens" >= 0 and "packages"."vip_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_site" ON "orders" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("asked_at") WHERE "orders"."is_open_at_vendor";--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_pending" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "packages_place" ON "packages" USING btree ("site_id","position");