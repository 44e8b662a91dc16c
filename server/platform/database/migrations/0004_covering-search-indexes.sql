DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_rent";--> statement-breakpoint
DROP INDEX "listings_bedrooms";--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"monthly_rent","total_bedrooms","available_from") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_rent" ON "listings" USING btree ("monthly_rent","id","created_at","total_bedrooms","available_from") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_bedrooms" ON "listings" USING btree ("total_bedrooms","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"monthly_rent","available_from") WHERE status = 'active';--> statement-breakpoint
DROP INDEX "listings_earth_point";--> statement-breakpoint
-- INCLUDE, so that what lies around a place is gathered from the index alone; drizzle cannot say it.
CREATE INDEX "listings_earth_point" ON "listings" USING gist ("earth_point") INCLUDE ("id","created_at","monthly_rent","total_bedrooms","available_from") WHERE status = 'active';--> statement-breakpoint
ANALYZE "listings";
