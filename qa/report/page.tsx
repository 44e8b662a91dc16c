import { Chapter, overallOf, type ChapterProps } from './chapter.tsx';
import { Mark } from './mark.tsx';

/** The report: one page that needs no server, no script and no other file. */
export function Page({
  chapters,
  styles,
  madeAt,
}: {
  chapters: ChapterProps[];
  styles: string;
  madeAt: string;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
        />
        <title>Test paths of RoomieRadar</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <h1>Test paths</h1>
          <p>
            Made <time dateTime={madeAt}>{madeAt.slice(0, 16).replace('T', ' ')} UTC</time>
          </p>
          <nav aria-label="Machines">
            {chapters.map(({ model, results }) => (
              <a key={model.name} href={`#${model.name}`}>
                <Mark outcome={overallOf(results)} /> {model.name}
              </a>
            ))}
          </nav>
        </header>
        <main>
          {chapters.map((chapter) => (
            <Chapter key={chapter.model.name} {...chapter} />
          ))}
        </main>
      </body>
    </html>
  );
}
