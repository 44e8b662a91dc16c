import { useEffect, useRef, useState, type ComponentType } from 'react';

/**
 * A part that the server renders and that stands still: in the browser its HTML is kept as it is,
 * without its code, until it `isNeeded`, or with `whenSeen` until it comes into sight. Where there is
 * no HTML from the server, `preload` it before it is shown. Its file is one of the `lateParts` of
 * server/web/pages/built-assets.ts, which adds its styles to the page.
 */
export function stillPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { whenSeen = false } = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  async function preload() {
    Loaded ??= (await load()).default;
  }

  function Part({ isNeeded = false, ...rest }: Props & { isNeeded?: boolean }) {
    const [isThere, setThere] = useState(Loaded !== undefined);
    const still = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (isThere) return undefined;
      const bring = () =>
        void preload().then(
          () => setThere(true),
          () => undefined,
        );
      if (isNeeded) bring();
      if (!whenSeen || !still.current) return undefined;
      const watcher = new IntersectionObserver(
        (seen) => seen.some((entry) => entry.isIntersecting) && bring(),
      );
      watcher.observe(still.current);
      return () => watcher.disconnect();
    }, [isThere, isNeeded]);
    if (isThere && Loaded) {
      return (
        <div>
          <Loaded {...(rest as unknown as Props)} />
        </div>
      );
    }
    // React compares this with nothing and leaves what the server sent.
    return <div ref={still} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return Object.assign(Part, { preload });
}
