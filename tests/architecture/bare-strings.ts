import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** A text in the code that belongs into a catalog. */
export interface BareString {
  line: number;
  text: string;
}

/** Attributes whose values are words for the browser, not for people. */
const codeAttributes =
  /^(class\w*|rel|sizes|srcSet|viewBox|d|points|transform|media|style|accept|allow|target|href|to|from|type|id|key|name|htmlFor|autoComplete|inputMode|role|aria-(live|controls|current|haspopup|labelledby|describedby)|stroke\w*|fill|gridArea)$/;
/** Attributes that people read or hear, even a single word in small letters. */
const textAttributes =
  /^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt|\w*[lL]abel|hint|note|description|summary)$/;
/** `KeyboardEvent.key`, `DataTransfer.types`, and our own name, which no language translates. */
const notTexts =
  /^(Enter|Escape|Tab|Home|End|Delete|Backspace|Arrow\w+|Page(Up|Down)|Files|RoomieRadar|[A-Z]\w*(-[A-Z]\w*)+)$/;
/** Errors are for those who read logs, like what goes to the console. */
const errorNames = /(Error|Failed|Refused)$/;

/** The texts that people could read, as far as they can be told from other strings. */
export function bareStrings(file: string, source: string): BareString[] {
  const found: BareString[] = [];
  const report = (node: Node, text: string) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() });

  function visit(value: unknown, attribute: string): void {
    if (Array.isArray(value)) for (const each of value) visit(each, attribute);
    if (!isNode(value)) return;
    switch (value.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'ThrowStatement':
        return;
      case 'NewExpression':
        if (errorNames.test((value['callee'] as { name?: string }).name ?? '')) return;
        break;
      case 'CallExpression': {
        // An error's message; no class of ours passes anything else on.
        const callee = value['callee'] as { type: string; object?: { name?: string } };
        const { object } = callee;
        if (/^(console|log)$/.test(object?.name ?? '') || callee.type === 'Super') return;
        break;
      }
      case 'BinaryExpression':
        // Compared with, not shown.
        if (/^[!=]==?$|^in$/.test(value['operator'] as string)) return;
        break;
      case 'SwitchCase':
        visit(value['consequent'], attribute);
        return;
      case 'ExpressionStatement':
        // 'use strict' and its like.
        if ('directive' in value && value['directive']) return;
        break;
      case 'JSXText':
        if (/\p{L}/u.test(withoutName(value['value'] as string)))
          report(value, value['value'] as string);
        return;
      case 'JSXAttribute': {
        const name = (value['name'] as { name: unknown }).name;
        if (typeof name !== 'string' || codeAttributes.test(name)) return;
        visit(value['value'], name);
        return;
      }
      case 'JSXElement':
        visit(value['openingElement'], '');
        visit(value['children'], '');
        return;
      case 'Property':
        // A header of a request.
        if ((value['key'] as { name?: string }).name === 'Authorization') return;
        // What schema.org calls a thing.
        if ((value['key'] as { value?: unknown }).value === '@type') return;
        visit(value['value'], attribute);
        if (value['computed']) visit(value['key'], '');
        return;
      case 'MemberExpression':
        visit(value['object'], attribute);
        return;
      case 'Literal':
        if (typeof value['value'] === 'string' && isText(value['value'], attribute)) {
          report(value, value['value']);
        }
        return;
      case 'TaggedTemplateExpression': {
        const tag = value['tag'] as { name?: string; property?: { name?: string } };
        const name = tag.name ?? tag.property?.name;
        const quasi = value['quasi'] as Node;
        if (name === 'html') for (const text of wordsOfMarkup(quasi)) report(quasi, text);
        // Statements of SQL are for the database, also those of `sql.one`.
        if (!['sql', 'one', 'fragment', 'html'].includes(name ?? '')) break;
        visit(quasi['expressions'], '');
        return;
      }
      case 'TemplateLiteral': {
        const quasis = value['quasis'] as { value: { cooked: string } }[];
        const text = quasis.map(({ value: { cooked } }) => cooked).join('◦');
        if (isText(text, attribute)) report(value, text.replaceAll('◦', '…'));
        visit(value['expressions'], '');
        return;
      }
    }
    if (value.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(value.type)) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') continue;
      visit(child, attribute);
    }
  }

  visit(parseSync(file, source).program, '');
  return found;
}

/** What people read or hear of a template of HTML, between its values. */
function wordsOfMarkup(template: Node): string[] {
  const quasis = template['quasis'] as { value: { cooked: string } }[];
  const markup = quasis
    .map(({ value: { cooked } }) => cooked)
    .join('◦')
    .replaceAll(/<(style|script)\b.*?<\/\1>|<!--.*?-->|&\w+;/gs, '');
  const attributes = Array.from(
    markup.matchAll(/\s(aria-label|aria-description|title|placeholder|alt)="([^"]*)"/g),
    ([, , text = '']) => text,
  );
  const texts = markup.split(/<[^>]*>/);
  return [...attributes, ...texts].filter((text) => /\p{L}/u.test(withoutName(text)));
}

/** Markup, comments, commands and directives of a policy: code that people copy, in no language. */
const isCode = /^(◦\s*)?<\/?[a-z][\w-]*[\s>]|^\/\*|^curl -|^[a-z]+-src ◦/i;

function isText(text: string, attribute: string): boolean {
  const words = withoutName(text);
  if (!/\p{L}/u.test(words) || notTexts.test(text.trim())) return false;
  if (textAttributes.test(attribute)) return true;
  // Several words, a value with a word, a word as it begins a text, or an ellipsis.
  return (
    /\p{L}[\p{L}’']*[,.:;!?]?\s+[\p{L}\d◦(]|◦\s+\p{L}|^\p{Lu}\p{Ll}+[.:!?…]?$|…$/u.test(words) &&
    !isCode.test(words) &&
    !/^[a-z-]+(\([^)]*\))?(\s+[a-z-]+:|\s*\()|^[(.#@[]|^\S+ \S+=|[{};]/.test(words)
  );
}

const withoutName = (text: string) => text.replaceAll('RoomieRadar', '').trim();

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
