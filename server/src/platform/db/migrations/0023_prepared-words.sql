CREATE TABLE "prepared_words" (
	"name" text PRIMARY KEY NOT NULL,
	"form" integer NOT NULL,
	"up_to" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone NOT NULL
);
