import { Link } from '@tanstack/react-router';
import type { GroupSearch, GroupWish } from '#contract/groups/wishes.ts';
import { splitWishes } from '#contract/groups/wish-ids.ts';
import * as t from '#locales/group-search.ts';
import * as ui from '#locales/ui.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './group-wishes.module.css';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { wishLabel, wishOwner } from './wish-labels.ts';

interface GroupWishesProps {
  search: ListingSearch;
  group: GroupSearch;
  onMove: () => void;
}

/**
 * What the profiles of a group ask of a room, and whose wish each is. Pressing one takes it off this
 * search, or adds it again.
 */
export default function GroupWishes({ search, group, onMove }: GroupWishesProps) {
  const { id, name, wishes } = group;
  const off = splitWishes(search.without_wishes);
  const toggle = (wish: GroupWish) => {
    const next = wish.is_off ? off.filter((each) => each !== wish.id) : [...off, wish.id];
    return changeSearch(search, { without_wishes: next.join() || undefined });
  };
  return (
    <section className={styles.wishes} aria-labelledby="group-wishes">
      <h2 id="group-wishes" className={styles.title}>
        {isolate(t.lookingAs({ name }), name)}{' '}
        <Link to="/groups/$id" params={{ id }}>
          {t.toGroup}
        </Link>
      </h2>
      <p className={styles.hint}>{wishes.length > 0 ? t.wishesHint : t.noWishes}</p>
      <ul className={styles.list}>
        {wishes.map((wish) => (
          <li key={wish.id}>
            <Link
              to="/"
              search={toggle(wish)}
              resetScroll={false}
              activeOptions={{ exact: true }}
              onClick={onMove}
              className={chipLinkClass}
              data-off={wish.is_off || undefined}
            >
              <VisuallyHidden>{wish.is_off ? t.addAgain : ui.removeFilter} </VisuallyHidden>
              <span className={styles.label}>{isolate(wishLabel(wish), wishOwner(wish))}</span>
              <Icon name={wish.is_off ? laterIcons.plus : 'close'} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
