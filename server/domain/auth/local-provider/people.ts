import type { Sql } from '#platform/database/sql.ts';
import { localIssuer, localSubject, normaliseEmail } from './subject.ts';

export interface LocalPerson {
  email: string;
  first_name: string;
  last_name: string;
}

export interface LocalPeople {
  /** Those the chooser offers: the first 40 accounts. */
  list(): Promise<LocalPerson[]>;
  /** Lets someone be whoever they say; answers the subject. */
  admit(email: string): string;
  /** The person of a subject, from the database or admitted a moment ago. */
  find(subject: string): Promise<LocalPerson | null>;
}

/** More than anyone signs in by hand between choosing and coming back. */
const maxAdmitted = 1000;

/** The people of the local provider: accounts with its issuer, and whoever names an e-mail. */
export function createLocalPeople(sql: Sql): LocalPeople {
  const admitted = new Map<string, string>();
  return {
    list: () => sql<LocalPerson[]>`
      select email, first_name, last_name from users where issuer = ${localIssuer}
      order by id limit 40`,
    admit(email) {
      const subject = localSubject(email);
      admitted.set(subject, normaliseEmail(email));
      const oldest = admitted.keys().next();
      if (admitted.size > maxAdmitted && !oldest.done) admitted.delete(oldest.value);
      return subject;
    },
    async find(subject) {
      const [account] = await sql<LocalPerson[]>`
        select email, first_name, last_name from users
        where issuer = ${localIssuer} and subject = ${subject}`;
      if (account) return account;
      const email = admitted.get(subject);
      return email === undefined ? null : { email, first_name: nameIn(email), last_name: '' };
    },
  };
}

/** "Jo" of jo.smith@example.com. */
function nameIn(email: string): string {
  const word = /^[^@.+_-]*/.exec(email)?.[0] ?? '';
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
