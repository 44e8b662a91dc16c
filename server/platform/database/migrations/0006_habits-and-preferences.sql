CREATE TABLE "habits" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"answers" smallint[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "habits_one_row" CHECK (array_ndims(answers) = 1 and array_lower(answers, 1) = 1),
	CONSTRAINT "habits_sleep" CHECK (answers[1] between 0 and 2303),
	CONSTRAINT "habits_choices" CHECK (0 <= all (answers[2:]) and 14 >= all (answers[2:]))
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"acceptable" smallint[] NOT NULL,
	"importance" smallint[] NOT NULL,
	"dealbreakers" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_one_row" CHECK (array_ndims(acceptable) = 1 and array_lower(acceptable, 1) = 1
        and array_ndims(importance) = 1 and array_lower(importance, 1) = 1),
	CONSTRAINT "preferences_sleep" CHECK (acceptable[1] between 0 and 2303),
	CONSTRAINT "preferences_choices" CHECK (1 <= all (acceptable[2:])),
	CONSTRAINT "preferences_importance" CHECK (0 <= all (importance) and 4 >= all (importance) and 3 <> all (importance)),
	CONSTRAINT "preferences_same_questions" CHECK (cardinality(acceptable) = cardinality(importance)
        and array_positions(acceptable, null) = array_positions(importance, null)),
	CONSTRAINT "preferences_dealbreakers" CHECK (dealbreakers >= 0)
);
--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_born_since_1900" CHECK (birth_date >= '1900-01-01');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_budget_in_order" CHECK (budget_min <= budget_max);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_budget_range" CHECK (budget_min >= 0 and budget_max <= 100000);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_stay_range" CHECK (stay_months between 1 and 120);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_place" CHECK ((latitude is null) = (longitude is null)
        and latitude between -90 and 90 and longitude between -180 and 180);