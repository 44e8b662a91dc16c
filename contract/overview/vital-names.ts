/** What is measured of a visit: web.dev/vitals. Milliseconds, but cls, which has no unit. */
export const vitalMetrics = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** Patterns of the addresses people open first; never an address itself. */
export const vitalRoutes = [
  '/',
  '/login',
  '/auth/callback',
  '/listings/$id',
  '/listings',
  '/listings/create',
  '/listings/$id/edit',
  '/roomies',
  '/roomies/$id',
  '/inquiries',
  '/inquiries/$id',
  '/profile',
  '/onboarding',
  '/onboarding/$step',
  '/partners',
  '/demo',
  '/admin',
  'other',
] as const;
export type VitalRoute = (typeof vitalRoutes)[number];
