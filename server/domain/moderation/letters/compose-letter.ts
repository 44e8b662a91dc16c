import type { Language } from '#contract/languages.ts';
import { isolate, oneLine, type Letter } from '#domain/notifications/public.ts';
import { readNotice } from '#domain/safety/public.ts';
import { localesOf } from '#locales-of';
import type { Sql } from '#platform/database/sql.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import type { Mail } from '#platform/mail/mail-transport.ts';
import { writeLetter, type LetterText } from './write-letter.ts';

export interface LetterDeps {
  sql: Sql;
  publicUrl: string;
  noticeIds: SignedIds;
  /** Of those who chose none. */
  mainLanguage: Language;
}

/** Whom a letter goes to, in which language, and what it says. */
interface Composed {
  to: string;
  language: Language;
  said: LetterText;
}

/**
 * Composes a mail about a notice or a decision from current rows; null when nobody is left to read
 * it. It goes out whatever mails its reader wants: it answers them, or tells what was decided.
 */
export async function composeLetter(deps: LetterDeps, letter: Letter): Promise<Mail | null> {
  const composed = await composers[letter.kind](deps, letter.about_id);
  if (!composed) return null;
  const { to, language, said } = composed;
  return { id: letter.id, to, unsubscribeUrl: null, ...writeLetter(said, language) };
}

const composers: Record<
  Letter['kind'],
  (deps: LetterDeps, id: number) => Promise<Composed | null>
> = { notice_confirm: askToConfirm };

async function askToConfirm(deps: LetterDeps, id: number): Promise<Composed | null> {
  const { sql, publicUrl, noticeIds, mainLanguage } = deps;
  const notice = await readNotice(sql, id);
  if (!notice || notice.is_confirmed) return null;
  const language = notice.language ?? mainLanguage;
  const { mails, notices: t } = localesOf(language);
  const said = {
    greeting: mails.greetingWithoutName,
    subject: t.confirmSubject({ title: isolate(oneLine(notice.title)) }),
    paragraphs: [t.confirmText],
    link: {
      label: t.confirmLink,
      url: `${publicUrl}/confirm-notice?token=${await noticeIds.sign(id)}`,
    },
  };
  return { to: notice.email, language, said };
}
