-- The university that has the domain of an address, by a list; null for a company.
ALTER TABLE organization_addresses ADD COLUMN university text;
