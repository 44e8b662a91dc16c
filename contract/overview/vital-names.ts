/** The metrics of a page load (web.dev/vitals): milliseconds, but cls has no unit. */
export const vitalMetrics = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** Route patterns of the first page of a visit, never full addresses. */
export const vitalRoutes = [
  '/',
  '/login',
  '/auth/callback',
  '/listings/$id',
  '/listings',
  '/listings/create',
  '/listings/$id/edit',
  '/listings/$id/applicants',
  '/listings/$id/viewings',
  '/favorites',
  '/favorites/compare',
  '/saved-searches',
  '/roomies',
  '/roomies/$id',
  '/wanted',
  '/wanted/$id',
  '/wanted/edit',
  '/wanted/invitations',
  '/inquiries',
  '/inquiries/$id',
  '/household',
  '/groups/$id/agreement',
  '/groups/$id/rent',
  '/profile',
  '/profile/$section',
  '/onboarding',
  '/onboarding/$step',
  '/partners',
  '/about',
  '/safety',
  '/privacy',
  '/terms',
  '/demo',
  '/admin',
  'other',
] as const;
export type VitalRoute = (typeof vitalRoutes)[number];
