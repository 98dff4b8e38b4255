CREATE TABLE "partner_reviews" (
	"site_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_reviews_site_id_work_id_pk" PRIMARY KEY("site_id","work_id")
);
--> statement-breakpoint
ALTER TABLE "partner_reviews" ADD CONSTRAINT "partner_reviews_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_reviews" ADD CONSTRAINT "partner_reviews_work_id_publications_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."publications"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_reviews_work" ON "partner_reviews" USING btree ("work_id");