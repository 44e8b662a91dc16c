-- Administrators sort external listings by a month in all, as their rates compare currencies. No index
-- has that order, so nothing uses this one any more.
DROP INDEX listings_outside_rent;
