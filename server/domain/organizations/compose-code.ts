import type { SiteLanguages } from '#contract/languages.ts';
import { writeLetter } from '#domain/moderation/public.ts';
import type { ComposedMail, GatheredJob } from '#domain/notifications/public.ts';
import { chosenLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import type { Sql } from '#platform/database/sql.ts';
import { makeCode, readRequest } from './codes.ts';

interface Deps {
  sql: Sql;
  /** The first is of those who chose none. */
  languages: SiteLanguages;
}

/**
 * Composes the mail with a code. It names nobody, because whoever gets it by mistake need not know
 * who asked. There is none once the code was used or its time is over.
 */
export async function composeCode(
  { sql, languages: [mainLanguage] }: Deps,
  { id, data: { user_id: userId } }: GatheredJob,
): Promise<ComposedMail> {
  const request = await readRequest(sql, userId);
  if (!request) return { mail: null };
  const language = (await chosenLanguage(sql, userId)) ?? mainLanguage;
  const { mails: t } = getLocales(language);
  const code = await makeCode(sql, request);
  const said = {
    greeting: t.greetingWithoutName,
    subject: t.organizationCode({ code }),
    paragraphs: [t.organizationCodeHint, t.organizationCodeMistake],
    link: null,
  };
  const { email: to } = request;
  return { mail: { id, to, unsubscribeUrl: null, ...writeLetter(said, language) } };
}
