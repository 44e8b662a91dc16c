CREATE TABLE "deleted_listings" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_origins" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"placeholder" text NOT NULL,
	"variants" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_images_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"monthly_rent" integer NOT NULL,
	"total_bedrooms" integer,
	"total_bathrooms" integer,
	"current_roommates" integer,
	"looking_for_roommates" integer,
	"external_link" text,
	"available_from" date,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"house_rules" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text(title || ' ' || address || ' ' || description))) STORED,
	"earth_point" "cube" GENERATED ALWAYS AS (earth_point(latitude, longitude)) STORED,
	CONSTRAINT "listings_status" CHECK (status in ('active', 'paused', 'filled', 'pending', 'rejected')),
	CONSTRAINT "listings_title" CHECK (char_length(title) between 1 and 200),
	CONSTRAINT "listings_rent_range" CHECK (monthly_rent between 1 and 100000),
	CONSTRAINT "listings_bedrooms_range" CHECK (total_bedrooms between 1 and 20),
	CONSTRAINT "listings_bathrooms_range" CHECK (total_bathrooms between 1 and 10),
	CONSTRAINT "listings_current_roommates_range" CHECK (current_roommates between 0 and 20),
	CONSTRAINT "listings_looking_for_range" CHECK (looking_for_roommates between 1 and 20),
	CONSTRAINT "listings_latitude_range" CHECK (latitude between -90 and 90),
	CONSTRAINT "listings_longitude_range" CHECK (longitude between -180 and 180),
	CONSTRAINT "listings_own_are_complete" CHECK (user_id is null or (total_bedrooms is not null and total_bathrooms is not null
        and current_roommates is not null and looking_for_roommates is not null))
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"key" text NOT NULL,
	"population" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text NOT NULL,
	"kid" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "server_keys_purpose_kid_pk" PRIMARY KEY("purpose","kid")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"replaces" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"profile_picture_url" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"onboarding_status" text DEFAULT 'profile' NOT NULL,
	"birth_date" date,
	"occupation" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"budget_min" integer,
	"budget_max" integer,
	"move_in_from" date,
	"stay_months" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_onboarding_status" CHECK ("users"."onboarding_status" in ('profile', 'habits', 'preferences', 'completed', 'skipped'))
);
--> statement-breakpoint
ALTER TABLE "external_origins" ADD CONSTRAINT "external_origins_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "external_origins_source" ON "external_origins" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "external_origins_imported" ON "external_origins" USING btree ("imported_at");--> statement-breakpoint
CREATE INDEX "listing_images_order" ON "listing_images" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_rent" ON "listings" USING btree ("monthly_rent","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_bedrooms" ON "listings" USING btree ("total_bedrooms","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_earth_point" ON "listings" USING gist ("earth_point") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "places_prefix" ON "places" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_replaces" ON "refresh_tokens" USING btree ("replaces");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_expires" ON "sign_in_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_issuer_subject" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);