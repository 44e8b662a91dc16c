/** Signs that end or open something in HTML, or that would show code other than it is. */
const unsafe = /[<>&"'\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Text for a place in HTML, elements and attributes alike: people's titles may hold anything. */
export const htmlText = (text: string) =>
  text.replaceAll(unsafe, (sign) => `&#x${hex(sign).toUpperCase()};`);

/** Text as a string of JavaScript, also safe between braces in JSX. */
export const scriptText = (text: string) =>
  `'${text.replaceAll(/['\\<>\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => String.raw`\u{` + `${hex(sign)}}`)}'`;

const hex = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16);
