import type { Adapter } from 'oidc-provider';
import type { Sql } from '#platform/database/sql.ts';
import { localIssuer, localSubject, normaliseEmail } from './subject.ts';

export interface LocalPerson {
  email: string;
  first_name: string;
  last_name: string;
}

export interface LocalPeople {
  /** The accounts that the chooser offers: the first 40. */
  list(): Promise<LocalPerson[]>;
  /** Accepts any e-mail address as an account; returns its subject. */
  admit(email: string): Promise<string>;
  /** The account of a subject, from the database or from a recent `admit`. */
  find(subject: string): Promise<LocalPerson | null>;
}

/** How long an admitted account is remembered: longer than a sign-in takes. */
const admittedSeconds = 600;

/** The accounts of the local provider: those in the database with its issuer, and admitted ones. */
export function createLocalPeople(
  sql: Sql,
  admitted: Pick<Adapter, 'upsert' | 'find'>,
): LocalPeople {
  return {
    list: () => sql<LocalPerson[]>`
      select email, first_name, last_name from users where issuer = ${localIssuer}
      order by id limit 40`,
    async admit(email) {
      const subject = localSubject(email);
      await admitted.upsert(subject, { email: normaliseEmail(email) }, admittedSeconds);
      return subject;
    },
    async find(subject) {
      const [account] = await sql<LocalPerson[]>`
        select email, first_name, last_name from users
        where issuer = ${localIssuer} and subject = ${subject}`;
      if (account) return account;
      const email = (await admitted.find(subject))?.['email'];
      return typeof email !== 'string' ? null : { email, first_name: nameIn(email), last_name: '' };
    },
  };
}

/** "Jo" of jo.smith@example.com. */
function nameIn(email: string): string {
  const word = /^[^@.+_-]*/.exec(email)?.[0] ?? '';
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
