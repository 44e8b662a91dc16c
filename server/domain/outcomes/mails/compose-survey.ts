import type {
  ComposeDeps,
  ComposedMail,
  MailJob,
  OutcomeMail,
} from '#domain/notifications/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { createSurveyLinks } from '../survey-links.ts';
import { isAskable, isOpen } from '../surveys.ts';
import { writeSurvey, type SurveyFacts } from './write-survey.ts';

/**
 * Composes the mail that asks how living together is. There is none once its recipient no longer takes
 * part or has answered, one of the two is suspended or blocked the other, or the survey is over.
 */
export async function composeSurvey(
  { sql, publicUrl, links, languages }: ComposeDeps,
  { id, data: job }: MailJob<OutcomeMail>,
): Promise<ComposedMail> {
  const [facts] = await sql<(SurveyFacts & { email: string })[]>`
    select u.email, u.first_name, other.first_name as other_name
    from outcome_surveys s join outcome_pairs op on op.id = s.pair_id
      join users u on u.id = s.user_id
      join users other
        on other.id = case when op.owner_id = u.id then op.applicant_id else op.owner_id end
    where s.id = ${job.survey_id} and u.id = ${job.user_id} and s.answered_at is null
      and ${isOpen} and ${isAskable}`;
  if (!facts) return { mail: null };
  const unsubscribeUrl = await links.urlFor(job.user_id, 'outcomes');
  const language = await readMailLanguage(sql, job.user_id, languages);
  const address = `${publicUrl}${await createSurveyLinks(sql).pathFor(job.survey_id)}`;
  const written = writeSurvey(facts, { language, address, unsubscribeUrl });
  return { mail: { id, to: facts.email, unsubscribeUrl, ...written } };
}
