/** Names of prepared statements, by their text. Each connection prepares a statement once by its name. */
export interface StatementNames {
  /** How many statements have a name at the same time. */
  readonly most: number;
  /** How many names were given so far; a connection knows at most those since it began. */
  readonly given: number;
  find(text: string): string;
  /** The text gets another name next time. */
  forget(text: string): void;
}

/**
 * Some texts depend on what was asked, so there is no end of them, and PostgreSQL keeps each one that
 * was prepared for as long as the connection lasts. So the oldest name is forgotten for a new one, and
 * connections end that have seen too many names.
 */
export function createStatementNames(most = 1000): StatementNames {
  const names = new Map<string, string>();
  let given = 0;
  return {
    most,
    get given() {
      return given;
    },
    find(text) {
      let name = names.get(text);
      if (name !== undefined) return name;
      given += 1;
      name = `s${given}`;
      names.set(text, name);
      const [oldest] = names.size > most ? names.keys() : [];
      if (oldest !== undefined) names.delete(oldest);
      return name;
    },
    forget(text) {
      names.delete(text);
    },
  };
}
