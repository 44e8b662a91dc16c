import type { Language } from '#contract/languages.ts';
import { formatGreeting, formatName, frameMail } from '#domain/notifications/public.ts';
import { getLocales } from '#get-locales';

/** Who is asked, and about living with whom. */
export interface SurveyFacts {
  first_name: string;
  other_name: string;
}

/** Writes the mail that asks how living together is, in its recipient's language. */
export function writeSurvey(
  { first_name, other_name }: SurveyFacts,
  links: { language: Language; address: string; unsubscribeUrl: string },
) {
  const { mails: t } = getLocales(links.language);
  const name = formatName(other_name) || t.someone;
  const content = {
    greeting: formatGreeting(links.language, first_name),
    subject: t.howIsLiving({ name }),
    parts: [t.surveyAdvice({ name })],
    button: { label: t.answerSurvey, url: links.address },
    why: t.whySurvey,
    settings: [{ label: t.leaveOutcomes, url: links.unsubscribeUrl }],
  };
  return frameMail(content, links.language);
}
