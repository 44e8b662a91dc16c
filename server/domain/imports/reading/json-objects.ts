import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { limits } from '#contract/limits.ts';
import { ImportRefused, type OpenBytes } from './row-file.ts';

/** A list that is reached through objects alone, and how many objects it contains. */
export interface JsonList {
  /** The names that lead to it, joined by dots; empty at the top. */
  path: string;
  rows: number;
}

/** One object of a list, and the line it begins on. */
export interface JsonObject {
  line: number;
  value: object;
}

const { rowBytes } = limits.imports;
const deepest = limits.bodyDepth;
/** How far lists are looked for once one is found. */
const searchedBytes = 8_000_000;

/** The lists of a JSON file, without keeping what is in them. Throws {@link ImportRefused}. */
export async function findLists(open: OpenBytes): Promise<JsonList[]> {
  const reader = new JsonReader(null);
  let read = 0;
  for await (const chunk of open()) {
    reader.write(chunk);
    read += chunk.length;
    if (read > searchedBytes && reader.lists.length > 0) break;
  }
  return reader.lists;
}

/**
 * Streams the objects of the JSON list at `list`. Memory holds one chunk and one object of at most
 * 100,000 bytes, however large the file is. Throws {@link ImportRefused} where the list does not
 * consist of objects.
 */
export async function* jsonObjects(
  bytes: AsyncIterable<Uint8Array>,
  list: string,
): AsyncGenerator<JsonObject> {
  const reader = new JsonReader(list);
  for await (const chunk of bytes) yield* reader.write(chunk);
  reader.end();
}

interface Token {
  token: TokenType;
  value: unknown;
  offset: number;
}

/** Follows the tokens of a file to the list of rows; with `wanted` null, to every list. */
class JsonReader {
  readonly lists: JsonList[] = [];
  readonly #wanted: string | null;
  readonly #tokenizer = new Tokenizer();
  /** Checks what is around the rows, and keeps nothing of it. */
  readonly #around = new TokenParser({ paths: [], keepStack: false });
  /** Builds one row after another. */
  readonly #row = new TokenParser({ paths: ['$'], separator: '' });
  #objects: JsonObject[] = [];
  /** Names of the open objects and of the next value, outside lists; null where there is none. */
  readonly #names: (string | null)[] = [];
  #lastString = '';
  /** How many brackets are open, and how many were when the list began; 0 outside lists. */
  #depth = 0;
  #listDepth = 0;
  /** Whether that list is the wanted one. */
  #isWanted = false;
  #hasBegun = false;
  /** What may come next in the list. */
  #expects: 'first' | 'object' | 'comma' = 'first';
  #rowNumber = 1;
  #rowLine = 1;
  #rowOffset = 0;
  #chunk: Uint8Array = new Uint8Array();
  #chunkOffset = 0;
  /** The line at `#countedTo` within the chunk. */
  #line = 1;
  #countedTo = 0;
  /** Where the last token ended, and how many bytes of an unfinished one follow. */
  #tokenEnd = 0;
  #pending = 0;

  constructor(wanted: string | null) {
    this.#wanted = wanted;
    this.#tokenizer.onToken = (token) => this.#take(token);
    this.#row.onValue = ({ value }) => {
      this.#objects.push({ line: this.#rowLine, value: value as object });
    };
  }

  /** Reads a chunk, and returns the objects of the wanted list that it completes. */
  write(chunk: Uint8Array): JsonObject[] {
    this.#chunk = chunk;
    this.#countedTo = 0;
    this.#tokenEnd = 0;
    this.#objects = [];
    try {
      this.#tokenizer.write(chunk);
    } catch (error) {
      throw error instanceof ImportRefused ? error : this.#refusal();
    }
    this.#requireShort();
    this.#countLines(chunk.length);
    this.#chunkOffset += chunk.length;
    return this.#objects;
  }

  /** Throws {@link ImportRefused} where the file has not ended, or lacks the wanted list. */
  end(): void {
    if (!this.#hasBegun) throw new ImportRefused('The file is empty.');
    if (this.#depth > 0 || this.#pending > 0) {
      const rows = (this.#rowNumber - 1).toLocaleString('en-US');
      throw new ImportRefused(
        `The file ends in the middle: a quote or bracket is never closed, after ${rows} rows.`,
      );
    }
    const { lists } = this;
    if (lists.length === 0) throw new ImportRefused('The file contains no list of rows.');
    if (lists.some(({ path }) => path === this.#wanted)) return;
    const paths = lists.map(({ path }) => (path === '' ? 'at the top' : path));
    throw new ImportRefused(
      `The file has no list at "${this.#wanted}" (its lists are ${paths.slice(0, 10).join(', ')}).`,
    );
  }

  #take({ token, value, offset }: Token): void {
    const at = offset - this.#chunkOffset;
    this.#pending = 0;
    // Only the first byte of a token is known; what is left of a long one is no reason to refuse.
    this.#tokenEnd = Math.max(at + 1, 0);
    if (this.#depth === 0 && this.#hasBegun) this.#refuseMore(token);
    this.#hasBegun = true;
    const isRow = this.#isWanted && this.#depth > this.#listDepth;
    const isBetween = this.#isWanted && this.#depth === this.#listDepth;
    if (isBetween) this.#requireRow(token);
    const opensRow = isBetween && token === TokenType.LEFT_BRACE;
    if (opensRow) {
      this.#countLines(at);
      this.#rowLine = this.#line;
      this.#rowOffset = offset;
    }
    const isOfRow = isRow || opensRow;
    if (isOfRow && offset - this.#rowOffset > rowBytes) throw this.#tooLong();
    if (isOfRow) this.#row.write({ token, value } as never);
    else if (this.#isAround(token)) this.#around.write({ token, value } as never);
    this.#follow(token, value);
  }

  /** Whether a token is of what the rows are in: other lists are not read, only the wanted one. */
  #isAround(token: TokenType): boolean {
    if (this.#wanted === null) return false;
    const closesList = this.#depth === this.#listDepth && isClosing(token);
    return this.#listDepth === 0 || closesList;
  }

  /** Keeps track of where the next token is. */
  #follow(token: TokenType, value: unknown): void {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) this.#open(token);
    else if (isClosing(token)) this.#close();
    else if (this.#listDepth === 0) {
      if (token === TokenType.STRING) this.#lastString = String(value);
      else if (token === TokenType.COLON) this.#names[this.#depth] = this.#lastString;
      else if (token === TokenType.COMMA) this.#names[this.#depth] = null;
    }
  }

  #open(token: TokenType): void {
    const isObject = token === TokenType.LEFT_BRACE;
    const list = this.lists.at(-1);
    if (isObject && list && this.#listDepth > 0 && this.#depth === this.#listDepth) list.rows += 1;
    this.#depth += 1;
    this.#names[this.#depth] = null;
    if (this.#depth > deepest) {
      this.#countLines(this.#tokenEnd);
      throw new ImportRefused(`The file is nested too deeply (line ${this.#line}).`);
    }
    if (isObject || this.#listDepth > 0) return;
    const path = this.#names.slice(1, this.#depth).join('.');
    this.#listDepth = this.#depth;
    // The same path twice would be the same name twice in one object.
    this.#isWanted = this.#wanted === path && !this.lists.some((one) => one.path === path);
    this.lists.push({ path, rows: 0 });
    if (this.#isWanted) this.#expects = 'first';
  }

  #close(): void {
    this.#depth -= 1;
    if (this.#isWanted && this.#depth === this.#listDepth) {
      this.#expects = 'comma';
      this.#rowNumber += 1;
    } else if (this.#depth < this.#listDepth) {
      this.#listDepth = 0;
      this.#isWanted = false;
    }
  }

  /** Only commas may separate the objects of the list, and its bracket ends it. */
  #requireRow(token: TokenType): void {
    if (token === TokenType.COMMA && this.#expects === 'comma') this.#expects = 'object';
    else if (token === TokenType.LEFT_BRACE && this.#expects !== 'comma') return;
    else if (token === TokenType.RIGHT_BRACKET && this.#expects !== 'object') return;
    else throw this.#notARow();
  }

  #notARow(): ImportRefused {
    this.#countLines(this.#tokenEnd);
    const needed =
      this.#expects === 'comma' ? 'a comma or the end of the list' : 'an object like {"id": 1}';
    return new ImportRefused(
      `Row ${this.#rowNumber} (line ${this.#line}) cannot be read: ${needed} is expected there.`,
    );
  }

  /** Why the tokenizer or a parser gave up. */
  #refusal(): ImportRefused {
    if (this.#isWanted && this.#depth > this.#listDepth) {
      return new ImportRefused(`Row ${this.#rowNumber} (line ${this.#rowLine}) is not JSON.`);
    }
    if (this.#isWanted) return this.#notARow();
    return new ImportRefused('The file is not JSON: check the text around its list of rows.');
  }

  #refuseMore(token: TokenType): never {
    this.#countLines(this.#tokenEnd);
    throw new ImportRefused(
      token === TokenType.LEFT_BRACE
        ? `The file contains several objects one after another (line ${this.#line}); put them into one list.`
        : `The file goes on after its end (line ${this.#line}).`,
    );
  }

  /** Refuses a row, or a token anywhere, that does not end. */
  #requireShort(): void {
    const { length } = this.#chunk;
    let from = this.#tokenEnd;
    if (this.#pending === 0) while (from < length && isSpace(this.#chunk[from])) from += 1;
    this.#pending += length - from;
    const isInRow = this.#listDepth > 0 && this.#depth > this.#listDepth;
    const rowLength = this.#isWanted && isInRow ? this.#chunkOffset + length - this.#rowOffset : 0;
    if (Math.max(rowLength, this.#pending) <= rowBytes) return;
    if (isInRow) throw this.#tooLong();
    throw new ImportRefused('The file contains more than 100,000 bytes outside its list of rows.');
  }

  #tooLong(): ImportRefused {
    return new ImportRefused(
      `Row ${this.#rowNumber} (line ${this.#rowLine}) is longer than 100,000 bytes; a quote or bracket may lack its end.`,
    );
  }

  /** Counts the line breaks of the chunk up to a position. */
  #countLines(to: number): void {
    for (; this.#countedTo < to; this.#countedTo += 1) {
      if (this.#chunk[this.#countedTo] === newline) this.#line += 1;
    }
  }
}

const isClosing = (token: TokenType) =>
  token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET;
const newline = 0x0a;
const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === newline || byte === 0x0d || byte === 0x09;
