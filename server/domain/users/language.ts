import { languages, type Language } from '#contract/languages.ts';
import type { Sql } from '#platform/database/sql.ts';

/** The language that a user chose; null for none, or one that is no more. */
export async function chosenLanguage(sql: Sql, userId: number): Promise<Language | null> {
  const [row] = await sql<
    { locale: string | null }[]
  >`select locale from users where id = ${userId}`;
  return languages.find((language) => language === row?.locale) ?? null;
}

/** Remembers the language that a user chose, for their screens and mails. */
export async function saveLanguage(sql: Sql, userId: number, language: Language): Promise<void> {
  await sql`update users set locale = ${language} where id = ${userId}`;
}
