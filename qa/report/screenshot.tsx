interface ScreenshotProps {
  /** Data URLs by file name. */
  screenshots: ReadonlyMap<string, string>;
  name: string | undefined;
  /** The state that the page is in. */
  label: string;
}

/** A screenshot of the page; nothing where there is none. */
export function Screenshot({ screenshots, name, label }: ScreenshotProps) {
  const address = name === undefined ? undefined : screenshots.get(name);
  return address === undefined ? null : (
    <img src={address} alt={`The page, ${label}`} loading="lazy" />
  );
}
