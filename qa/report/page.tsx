import { ModelSection, overallOutcome, type ChapterProps } from './model-section.tsx';
import { OutcomeIcon } from './outcome-icon.tsx';

/** The report as a self-contained page without scripts. */
export function Page({
  sections,
  styles,
  madeAt,
}: {
  sections: ChapterProps[];
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
            {sections.map(({ model, results }) => (
              <a key={model.name} href={`#${model.name}`}>
                <OutcomeIcon outcome={overallOutcome(results)} /> {model.name}
              </a>
            ))}
          </nav>
        </header>
        <main>
          {sections.map((section) => (
            <ModelSection key={section.model.name} {...section} />
          ))}
        </main>
      </body>
    </html>
  );
}
