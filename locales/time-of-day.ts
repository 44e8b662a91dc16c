/**
 * Writes a time of day in a language as the region of the reader does: 4:05 PM or 16:05. The region is
 * that of their browser; the server, which does not know it, writes as most who speak the language.
 */
export const timeIn =
  (language: string) =>
  (hour: number, minute: number): string =>
    new Intl.DateTimeFormat(`${language}${readRegion()}`, {
      timeStyle: 'short',
      // As all our numbers.
      numberingSystem: 'latn',
      timeZone: 'UTC',
    })
      .format(Date.UTC(2000, 0, 1, hour, minute))
      // Browsers differ in the space before "PM".
      .replace(/\s/g, ' ');

/** "-GB" for a browser in British English, also where the page is in another language. */
function readRegion(): string {
  if (typeof window === 'undefined') return '';
  const { region } = new Intl.Locale(window.navigator.language).maximize();
  return region === undefined ? '' : `-${region}`;
}
