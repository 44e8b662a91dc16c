import { listLimits } from '#contract/embeds/card.ts';
import type { FramedList } from '#contract/embeds/embed.ts';
import { toCardState } from '../card-state.ts';
import { CardView } from '../card-view.tsx';

/** A list where none of its scripts run, or before they do. Styles and parts are those of the element. */
export function ListView({ list, theme, withLink, target, searchAction, isElement }: FramedList) {
  const { labels, items } = list;
  return (
    <div className="list" data-theme={theme} lang={labels.lang}>
      {searchAction !== null && (
        <search>
          <form part="search" action={searchAction} target={target}>
            <input
              part="field"
              type="search"
              name="q"
              maxLength={maxLength}
              placeholder={labels.words}
              aria-label={labels.words}
            />
            <button part="button">{labels.search}</button>
          </form>
        </search>
      )}
      <p>
        {/* With our link to all rooms, that of the page is needed no more. */}
        {isElement && !list.url && <slot />} <output part="found">{labels.found}</output>
      </p>
      <ul aria-label={labels.found || undefined}>
        {items.map((card) => (
          <li key={card.id}>
            <CardView
              state={toCardState(card)}
              theme={theme}
              href={withLink(card.state === 'active' ? card.listing.url : card.labels.others_url)}
              target={target}
            />
          </li>
        ))}
      </ul>
      {list.url && (
        <p className="all">
          <a part="all" href={withLink(list.url)} target={target} rel="noopener">
            {labels.all}
          </a>
        </p>
      )}
    </div>
  );
}

const { fieldCharacters: maxLength } = listLimits;
