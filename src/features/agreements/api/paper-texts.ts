import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/languages.ts';
import { loadPaperTexts } from '../paper-texts.ts';

/** The texts of the page to print, in its own language. */
export const paperTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['agreement-paper', language],
    queryFn: loadPaperTexts[language],
    staleTime: Infinity,
  });
