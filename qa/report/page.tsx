import { formatCount } from '#xstate-paths';
import { describeFailure } from '../outcomes.ts';
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
          <Failures sections={sections} />
          {sections.map((section) => (
            <ModelSection key={section.model.name} {...section} />
          ))}
        </main>
      </body>
    </html>
  );
}

/** Links to all paths that failed, so that a reader need not look for them. */
function Failures({ sections }: { sections: ChapterProps[] }) {
  const failures = sections.flatMap(({ model, results }) =>
    (results?.paths ?? [])
      .filter(({ outcome }) => outcome === 'failed')
      .flatMap((result) => {
        const shown = result.shortest ?? result;
        const story = describeFailure(model, shown.path, shown);
        return story ? [{ model, id: result.path.id, story }] : [];
      }),
  );
  if (failures.length === 0) return null;
  return (
    <section aria-labelledby="failures-title">
      <h2 id="failures-title">{formatCount(failures.length, 'failed path')}</h2>
      <ul>
        {failures.map(({ model, id, story: { number, place, step } }) => (
          <li key={`${model.name} ${id}`}>
            <a href={`#path-${id}`}>
              {model.title}, {step ? `step ${number}, ${step.label}: ${place}` : place}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
