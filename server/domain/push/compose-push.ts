import { textDirection, type Language } from '#contract/languages.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import { plainTextFormatter } from '#domain/notifications/public.ts';

/** Bytes that push services accept are few: 4096, encrypted. */
const maxLetters = 400;

interface Alert extends Pick<PushPayload, 'url' | 'actions'> {
  /** The job that tells it. */
  id: string;
  title: string;
  lines: readonly string[];
}

/** Composes what a device shows. Texts of users in it are isolated. */
export function composePush(
  language: Language,
  { id, title, lines, url, actions }: Alert,
): PushPayload {
  const format = plainTextFormatter(language);
  return {
    title: format(title).slice(0, maxLetters),
    body: format(lines.join('\n')).slice(0, maxLetters),
    url,
    ...(actions && { actions }),
    tag: id,
    lang: language,
    dir: textDirection(language),
  };
}
