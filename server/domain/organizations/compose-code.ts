import type { SiteLanguages } from '#contract/languages.ts';
import { frameMail, type ComposedMail, type GatheredJob } from '#domain/notifications/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import type { Sql } from '#platform/database/sql.ts';
import { makeCode, readRequest } from './codes.ts';

interface Deps {
  sql: Sql;
  /** The first is the default language. */
  languages: SiteLanguages;
}

/**
 * Composes the mail with a code. It names nobody, because whoever gets it by mistake need not know
 * who asked. There is none once the code was used or its time is over.
 */
export async function composeCode(
  { sql, languages }: Deps,
  { id, data: { user_id: userId } }: GatheredJob,
): Promise<ComposedMail> {
  const request = await readRequest(sql, userId);
  if (!request) return { mail: null };
  const language = await readMailLanguage(sql, userId, languages);
  const { mails: t } = getLocales(language);
  const code = await makeCode(sql, request);
  const said = {
    greeting: t.greetingWithoutName,
    subject: t.organizationCode({ code }),
    parts: [t.organizationCodeHint, t.organizationCodeMistake],
    button: null,
    why: t.whyCode,
    settings: [],
  };
  const { email: to } = request;
  return { mail: { id, to, unsubscribeUrl: null, ...frameMail(said, language) } };
}
