import { languages, type Language, type SiteLanguages } from '#contract/languages.ts';
import {
  formatGreeting,
  frameMail,
  isolate,
  oneLine,
  type ComposedMail,
  type LetterMail,
  type MailContent,
  type MailJob,
} from '#domain/notifications/public.ts';
import { readNotice } from '#domain/safety/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import type { Sql } from '#platform/database/sql.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import { readStatement, statementUrl } from '../statements/own-statements.ts';
import { describeStatement } from './describe-statement.ts';

export interface LetterDeps {
  sql: Sql;
  publicUrl: string;
  noticeIds: SignedIds;
  statementIds: SignedIds;
  /** The first is the default language. */
  languages: SiteLanguages;
}

/** The reader of a letter, its language and its text. */
interface Composed {
  to: string;
  language: Language;
  said: Omit<MailContent, 'settings'>;
}

/**
 * Composes a mail about a notice or a decision from current rows; none when nobody is left to read it. It
 * goes out whatever mails its reader wants, because it answers them or contains a decision about them.
 */
export async function composeLetter(
  deps: LetterDeps,
  { id, data }: MailJob<LetterMail>,
): Promise<ComposedMail> {
  const composed = await composers[data.kind](deps, data.about_id);
  if (!composed) return { mail: null };
  const { to, language, said } = composed;
  const written = frameMail({ ...said, settings: [] }, language);
  return { mail: { id, to, unsubscribeUrl: null, ...written } };
}

const composers: Record<
  LetterMail['kind'],
  (deps: LetterDeps, id: number) => Promise<Composed | null>
> = {
  notice_confirm: askToConfirm,
  report_decided: answerReporter,
  statement: giveReasons,
  appeal_decided: answerAppeal,
};

async function askToConfirm(deps: LetterDeps, id: number): Promise<Composed | null> {
  const {
    sql,
    publicUrl,
    noticeIds,
    languages: [mainLanguage],
  } = deps;
  const notice = await readNotice(sql, id);
  if (!notice || notice.is_confirmed) return null;
  const language = notice.language ?? mainLanguage;
  const { mails, notices: t } = getLocales(language);
  const said = {
    greeting: mails.greetingWithoutName,
    // No title: anyone can have this mail sent to any address, and must not write in it.
    subject: t.confirmSubject,
    parts: [t.confirmText],
    button: {
      label: t.confirmLink,
      url: `${publicUrl}/confirm-notice?token=${await noticeIds.sign(id)}`,
    },
    why: mails.whyNotice,
  };
  return { to: notice.email, language, said };
}

async function answerReporter(deps: LetterDeps, id: number): Promise<Composed | null> {
  const [report] = await deps.sql<
    {
      status: 'open' | 'resolved' | 'dismissed';
      title: string;
      user_id: number | null;
      email: string | null;
      first_name: string;
      language: string | null;
    }[]
  >`
    select r.status, coalesce(l.title, u.first_name, '') as title, p.id as user_id,
      coalesce(p.email, r.reporter_email) as email, coalesce(p.first_name, '') as first_name,
      coalesce(p.locale, r.reporter_language) as language
    from reports r
      left join users p on p.id = r.reporter_id
      left join listings l on r.kind = 'listing' and l.id = r.target_id
      left join users u on r.kind = 'user' and u.id = r.target_id
    where r.id = ${id}`;
  if (!report || report.email === null || report.status === 'open') return null;
  const language = languages.find((each) => each === report.language) ?? deps.languages[0];
  const { mails, notices: t } = getLocales(language);
  const title = isolate(oneLine(report.title));
  // The owner of a room must not write to addresses that reported it without an account.
  const isNamed = report.user_id !== null && report.title !== '';
  const said = {
    greeting: formatGreeting(language, report.first_name),
    subject: isNamed ? t.reportAbout({ title }) : t.yourReport,
    parts: [report.status === 'resolved' ? t.reportResolved : t.reportDismissed],
    button: null,
    why: mails.whyReported,
  };
  return { to: report.email, language, said };
}

async function giveReasons(deps: LetterDeps, id: number): Promise<Composed | null> {
  const found = await readReader(deps, id);
  if (!found) return null;
  const { statement, email, first_name, language } = found;
  const locales = getLocales(language);
  const { mails, notices: t, format } = locales;
  const { heading, paragraphs } = describeStatement(locales, statement);
  const day = format.formatDay(statement.appeal_until);
  const said = {
    greeting: formatGreeting(language, first_name),
    subject: heading,
    parts: [...paragraphs, t.howToAppeal({ day })],
    button: { label: t.readReasons, url: await statementUrl(deps, id) },
    why: mails.whyDecision,
  };
  return { to: email, language, said };
}

async function answerAppeal(deps: LetterDeps, id: number): Promise<Composed | null> {
  const found = await readReader(deps, id);
  if (!found) return null;
  const { statement, email, first_name, language } = found;
  const { decision, decision_note: note } = statement;
  if (decision === null) return null;
  const locales = getLocales(language);
  const { mails, notices: t } = locales;
  const { heading } = describeStatement(locales, statement);
  const said = {
    greeting: formatGreeting(language, first_name),
    subject: decision === 'upheld' ? t.appealUpheld : t.appealReversed,
    parts: [
      heading,
      t.decisionLabels[decision],
      ...(note === null || note === '' ? [] : [isolate(note)]),
    ],
    button: { label: t.statementTitle, url: await statementUrl(deps, id) },
    why: mails.whyDecision,
  };
  return { to: email, language, said };
}

/** A statement with the address and the language of whom it is about, suspended or not. */
async function readReader({ sql, languages: siteLanguages }: LetterDeps, id: number) {
  const statement = await readStatement(sql, id);
  if (!statement) return null;
  const [user] = await sql<{ email: string; first_name: string }[]>`
    select email, first_name from users where id = ${statement.user_id}`;
  if (!user) return null;
  const language = await readMailLanguage(sql, statement.user_id, siteLanguages);
  return { statement, ...user, language };
}
