import { languages, type Language, type SiteLanguages } from '#contract/languages.ts';
import type { Sql } from '#platform/database/sql.ts';

/** The language that a user chose; null for none, or one that is no more. */
export async function readChosenLanguage(sql: Sql, userId: number): Promise<Language | null> {
  const [row] = await sql<
    { locale: string | null }[]
  >`select locale from users where id = ${userId}`;
  return languages.find((language) => language === row?.locale) ?? null;
}

/** The language of mails to a user: the one that they chose, or else the main one of the site. */
export async function readMailLanguage(
  sql: Sql,
  userId: number,
  [mainLanguage]: SiteLanguages,
): Promise<Language> {
  return (await readChosenLanguage(sql, userId)) ?? mainLanguage;
}

/** Remembers the language that a user chose, for their screens and mails. */
export async function saveLanguage(sql: Sql, userId: number, language: Language): Promise<void> {
  await sql`update users set locale = ${language} where id = ${userId}`;
}
