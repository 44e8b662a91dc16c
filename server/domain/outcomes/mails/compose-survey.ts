import {
  addressMail,
  formatName,
  type ComposeDeps,
  type ComposedMail,
  type MailJob,
  type OutcomeMail,
} from '#domain/notifications/public.ts';
import { getLocales } from '#get-locales';
import { createSurveyLinks } from '../survey-links.ts';
import { isAskable, isOpen } from '../surveys.ts';

/**
 * Composes the mail that asks how living together is. There is none once its recipient no longer takes
 * part or has answered, one of the two is suspended or blocked the other, or the survey is over.
 */
export async function composeSurvey(
  deps: ComposeDeps,
  job: MailJob<OutcomeMail>,
): Promise<ComposedMail> {
  const { sql, publicUrl } = deps;
  const { user_id: userId, survey_id: surveyId } = job.data;
  const [facts] = await sql<{ email: string; first_name: string; other_name: string }[]>`
    select u.email, u.first_name, other.first_name as other_name
    from outcome_surveys s join outcome_pairs op on op.id = s.pair_id
      join users u on u.id = s.user_id
      join users other
        on other.id = case when op.owner_id = u.id then op.applicant_id else op.owner_id end
    where s.id = ${surveyId} and u.id = ${userId} and s.answered_at is null
      and ${isOpen} and ${isAskable}`;
  if (!facts) return { mail: null };
  const { language, frame } = await addressMail(deps, job, 'outcomes');
  const { mails: t } = getLocales(language);
  const name = formatName(facts.other_name) || t.someone;
  const mail = frame(facts, {
    subject: t.howIsLiving({ name }),
    parts: [t.surveyAdvice({ name })],
    button: {
      label: t.answerSurvey,
      url: `${publicUrl}${await createSurveyLinks(sql).pathFor(surveyId)}`,
    },
    why: t.whySurvey,
    stop: t.leaveOutcomes,
  });
  return { mail };
}
