import { languageNames, languages } from '#contract/languages.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { startDemoApp } from '../demo-app.ts';
import { median, type Figure, type Part } from '../part.ts';
import { interleave } from './measure-pages.ts';

const pages = { '/': '', '/listings/{id}': '/listings/3' };
const others = languages.filter((language) => language !== 'en');

/** The public pages in each language, compared with the English ones of the same run. */
export const languagesPart: Part = {
  title: 'Languages',
  tools: [],
  async measure({ rounds, say }) {
    const chromium = findChromium(say);
    const app = await startDemoApp(say, { inEveryLanguage: true });
    try {
      const addresses = Object.fromEntries(
        Object.values(pages).flatMap((path) =>
          languages.map((language) => {
            const prefix = language === 'en' ? '' : `/${language}`;
            return [`${language} ${path}`, `${app.url}${prefix + path || '/'}`];
          }),
        ),
      );
      // The first visit makes the preview of an image.
      for (const address of Object.values(addresses)) {
        const { status } = await fetch(address);
        if (status !== 200) throw new Error(`${address} answers ${status}`);
      }
      const visits = await interleave(addresses, rounds, chromium, say);
      const medianPaint = (name: string) => median((visits[name] ?? []).map(({ lcp }) => lcp));
      const medianBytes = (name: string) =>
        median((visits[name] ?? []).map(({ scriptBytes }) => scriptBytes));
      const figures = Object.entries(pages).flatMap(([page, path]) =>
        others.flatMap((language): Figure[] => [
          {
            name: `${page} in ${languageNames[language]}: largest paint`,
            unit: 'ms',
            value: medianPaint(`${language} ${path}`),
            against: { name: 'in English', value: medianPaint(`en ${path}`) },
            goal: { atMost: 1.02 },
          },
          {
            name: `${page} in ${languageNames[language]}: JavaScript`,
            unit: 'bytes',
            value: medianBytes(`${language} ${path}`),
            against: { name: 'in English', value: medianBytes(`en ${path}`) },
            goal: null,
          },
        ]),
      );
      return { method, figures, notes: [] };
    } finally {
      await app.stop();
    }
  },
};

const method = [
  'Lighthouse visits `/` and `/listings/{id}` in each language, as above. Each round visits every page in turn; figures are medians.',
  'Runs only when it is named: `npm run bench -- languages`. Use `--rounds 7` or more, because the goal is within 2 %.',
];
