/**
 * What a month costs in all: the rent and the stated bills. Search limits, budgets and orders compare
 * with it; the database stores the same as `listings.monthly_total`.
 */
export const monthInAll = (listing: {
  monthly_rent: number;
  monthly_bills: number | null;
}): number => listing.monthly_rent + (listing.monthly_bills ?? 0);
