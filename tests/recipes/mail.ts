import { inEachLanguage, type Recipe } from './rehearsal.ts';

/** A mail that greets a user. */
export const mail: Recipe = {
  heading: 'Add a mail',
  maxFiles: 3,
  edits: [
    {
      file: 'server/domain/users/compose-welcome.ts',
      create: `import type { SiteLanguages } from '#contract/languages.ts';
import { frameMail, type ComposedMail, type GatheredJob } from '#domain/notifications/public.ts';
import { getLocales } from '#get-locales';
import type { Sql } from '#platform/database/sql.ts';

interface Deps {
  sql: Sql;
  /** The first is of those who chose none. */
  languages: SiteLanguages;
}

/** Composes the mail that greets a user. */
export async function composeWelcome(
  { sql, languages: [language] }: Deps,
  { id, data }: GatheredJob,
): Promise<ComposedMail> {
  const [user] = await sql<{ email: string }[]>\`
    select email from users where id = \${data.user_id}\`;
  if (!user) return { mail: null };
  const { mails: t } = getLocales(language);
  const said = {
    greeting: t.greetingWithoutName,
    subject: t.welcome,
    parts: [t.welcomeHint],
    button: null,
    why: t.welcomeHint,
    settings: [],
  };
  return { mail: { id, to: user.email, unsubscribeUrl: null, ...frameMail(said, language) } };
}
`,
    },
    {
      file: 'server/domain/notifications/queue.ts',
      after: "    | 'organization_code'\n",
      insert: "    | 'welcome'\n",
    },
    {
      file: 'server/domain/notifications/queue.ts',
      after: "  organization_code: 'now',\n",
      insert: "  welcome: 'now',\n",
    },
    {
      file: 'server/list-mails.ts',
      before: '  new_reports: (job) =>',
      insert: '  welcome: (job) => composeWelcome(deps, job),\n',
    },
    {
      file: 'server/list-mails.ts',
      after: "import { composeCode } from '#domain/organizations/compose-code.ts';\n",
      insert: "import { composeWelcome } from '#domain/users/compose-welcome.ts';\n",
    },
    ...inEachLanguage(
      'mails.ts',
      "export const welcome = 'Welcome to RoomieRadar';\nexport const welcomeHint = 'It is good to have you.';\n",
    ),
  ],
};
