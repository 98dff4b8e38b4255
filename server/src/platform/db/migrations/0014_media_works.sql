ALTER TABLE "uploads" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "duration_s" real;--> statement-breakpoint
ALTER TABLE "work_files" ADD COLUMN "about" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What a picture cost is what a result costs.
ALTER TABLE "works" RENAME COLUMN "picture_rate" TO "rate";--> statement-breakpoint
UPDATE "works" SET
  "rate" = jsonb_build_object('perCall', "rate"->'perCall', 'perResult', "rate"->'perImage'),
  "recipe" = ("recipe" - 'pictures') || jsonb_build_object('inputs', "recipe"->'pictures');--> statement-breakpoint
-- Of models that are listed no more; the others are listed anew.
UPDATE "work_models" SET "declaration" =
  replace(replace("declaration"::text, '"pictures":', '"inputs":'), '"mostPictures":', '"mostResults":')::jsonb;
