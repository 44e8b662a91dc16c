CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"listing_id" integer,
	"folder" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone,
	"image_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_folder_unique" UNIQUE("folder")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_image_id_listing_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."listing_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_person" ON "uploads" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_listing" ON "uploads" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "uploads_image" ON "uploads" USING btree ("image_id");