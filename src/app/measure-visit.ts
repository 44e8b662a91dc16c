import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { VitalsForm } from '#contract/overview/overview.ts';
import { endpoints } from '#contract/endpoints.gen.ts';
import { languagePrefix, withoutPrefix } from '#contract/languages.ts';
import { vitalRoutes, type VitalMetric, type VitalRoute } from '#contract/overview/vital-names.ts';
import type { PageLanguages } from '#contract/rendered-page.ts';
import type { AppRouter } from './router.ts';

/**
 * Measures this visit and tells the server when the page is first left: the pattern of the address
 * it began at and five numbers, with no cookie, token or name. What happened before this came is in
 * the browser's own buffers.
 */
export function measureVisit(router: MatchingRouter, window: Window): void {
  const route = landingRoute(router, window);
  const values = new Map<VitalMetric, number>();
  const keep = ({ name, value }: MetricType) => {
    values.set(name.toLowerCase() as VitalMetric, value);
  };
  for (const watch of [onLCP, onCLS, onINP, onFCP, onTTFB]) watch(keep);
  const report = () => {
    if (window.document.visibilityState !== 'hidden' || values.size === 0) return;
    // Once: a later report would count as another visit.
    window.document.removeEventListener('visibilitychange', report);
    const samples = [...values].map(([metric, value]) => ({ metric, value }));
    const body = JSON.stringify({ route, samples } satisfies VitalsForm);
    window.navigator.sendBeacon(
      endpoints.sendVitals.path,
      new Blob([body], { type: 'application/json' }),
    );
  };
  // After theirs: the last values are in when this runs.
  window.document.addEventListener('visibilitychange', report);
}

interface MatchingRouter extends Pick<AppRouter, 'matchRoutes'> {
  options: { context: PageLanguages };
}

/** Where the document was opened, whatever page is on screen by now. */
function landingRoute(router: MatchingRouter, window: Window): VitalRoute {
  const [opened] = window.performance.getEntriesByType('navigation');
  const { pathname } = new URL(opened?.name ?? window.location.href, window.location.href);
  const { language, languages } = router.options.context;
  const path = withoutPrefix(pathname, languagePrefix(language, languages));
  const pattern = router.matchRoutes(path, {}).at(-1)?.fullPath ?? '';
  return knownRoute(pattern);
}

/** The route as it is counted: demo and administrator's pages together, new ones as `other`. */
export function knownRoute(pattern: string): VitalRoute {
  const plain = pattern.replace(/(?<=.)\/$/, '');
  const group = /^\/(demo|admin)(?=\/|$)/.exec(plain)?.[0] ?? plain;
  return vitalRoutes.find((known) => known === group) ?? 'other';
}
