import { codeTitles, wayLedes } from '#locales/partners.ts';
import { reactUse } from './react.ts';
import { htmlText, scriptText } from './escape.ts';
import { addressedScript } from './html.ts';
import { lookQuery, policyFor, roomAddress, type MakeSnippet } from './snippet.ts';
import { elementStyles } from './styles.ts';

/** The card in the HTML of a page: its server includes the element with its content. */
export const serverSnippet: MakeSnippet = (subject) => ({
  lede: wayLedes.server,
  codes: [
    {
      title: codeTitles.next,
      code: `const roomieRadar = '${subject.origin}';

interface RoomCardProps {
  listing: number;
  title: string;
  href: string;
  theme?: 'auto' | 'light' | 'dark';
  lang?: string;
  currency?: string;
}

/** A room of RoomieRadar, there in the first paint. Without an answer, our link stays. */
export async function RoomCard({ title, href, ...card }: RoomCardProps) {
  const html = await renderCard(href, card);
  return (
    <>
      <script async type="module" src={\`\${roomieRadar}/embed/v1/listing-card.js\`} />
      {html === null ? (
        <a href={href}>{title}</a>
      ) : (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}

type Card = Omit<RoomCardProps, 'title' | 'href'>;

async function renderCard(href: string, { listing, ...look }: Card): Promise<string | null> {
  try {
    // Our utm_ parameters are those of the card's link, too.
    const { searchParams } = new URL(href);
    for (const [name, value] of Object.entries(look)) if (value) searchParams.set(name, value);
    const address = \`\${roomieRadar}/embed/listings/\${listing}/element?\${searchParams}\`;
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(3000),
      next: { revalidate: 300 },
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}`,
    },
    { title: codeTitles.page, code: reactUse(subject) },
    {
      title: codeTitles.anyServer,
      code: `const address = '${subject.origin}/embed/listings/${subject.listing}/element${lookQuery(subject)}';
const link = ${scriptText(`<a href="${roomAddress(subject)}">${htmlText(subject.title)}</a>`)};

// Keep the answer for up to five minutes.
const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null);
const html = answer?.ok ? await answer.text() : link;`,
    },
    {
      title: codeTitles.serverHead,
      code: addressedScript(`${subject.origin}/embed/v1/listing-card.js`),
    },
    elementStyles(subject),
  ],
  policy: [...policyFor('server', subject), "style-src 'unsafe-inline'"],
});
