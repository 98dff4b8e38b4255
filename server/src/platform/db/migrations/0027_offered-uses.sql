CREATE TABLE "offered_uses" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "offered_uses_site_id_kind_item_id_pk" PRIMARY KEY("site_id","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "offered_uses" ADD CONSTRAINT "offered_uses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;