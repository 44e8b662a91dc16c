CREATE INDEX "listings_outside_status" ON "listings" USING btree ("status","held_status","id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "listings_outside_title" ON "listings" USING btree (lower(title),"id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "listings_outside_rent" ON "listings" USING btree ("monthly_rent","id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "listings_outside_search" ON "listings" USING gin ("search") WHERE status in ('pending', 'rejected', 'hidden');