import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnListing } from '#contract/listings/own-listing.ts';
import type { ListingStatus } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/own-listings.ts';
import * as ui from '#locales/ui.ts';
import { lastDayPart, suggestedParts } from '#src/shared/listings/listing-steps.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#src/ui/menu.tsx';
import { describeChange, nextStatuses, useChangeStatus } from './change-status.ts';
import { DeleteListingDialog } from './delete-listing-dialog.tsx';
import styles from './own-listings.module.css';

/** What an owner does first with a listing: a change of its status, or a link. */
type MainAction = { isUrgent: boolean } & (
  | { status: ListingStatus }
  | { label: string; link: LinkProps }
);

/** One main action, and a menu with the rest. */
export function ListingActions({ listing }: { listing: OwnListing }) {
  const { id, title, status } = listing;
  const [isDeleting, setDeleting] = useState(false);
  const { change, isPending } = useChangeStatus(listing);
  const main = pickMainAction(listing);
  const mainStatus = 'status' in main ? main.status : null;
  const variant = main.isUrgent ? 'primary' : 'quiet';
  return (
    <div className={styles.actions}>
      {'status' in main ? (
        <Button
          variant={variant}
          size="s"
          busy={isPending}
          aria-label={t.statusButton({ action: describeChange(status, main.status), title })}
          onClick={() => change(main.status)}
        >
          {describeChange(status, main.status)}
        </Button>
      ) : (
        <Link
          {...main.link}
          className={buttonClass({ variant, size: 's' })}
          aria-label={t.statusButton({ action: main.label, title })}
        >
          {main.label}
        </Link>
      )}
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="s"
            aria-label={t.statusButton({ action: common.more, title })}
          >
            {common.more}
            <Icon name={laterIcons.chevronDown} />
          </Button>
        }
      >
        <MenuLink>
          <Link to="/listings/$id/edit" params={{ id }}>
            <Icon name={laterIcons.edit} />
            {ui.edit}
          </Link>
        </MenuLink>
        {nextStatuses[status]
          .filter((to) => to !== mainStatus)
          .map((to) => (
            <MenuItem key={to} icon={statusIcons[to]} onSelect={() => change(to)}>
              {describeChange(status, to)}
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem icon={laterIcons.trash} danger onSelect={() => setDeleting(true)}>
          {ui.deleteIt}
        </MenuItem>
      </Menu>
      <DeleteListingDialog listing={listing} open={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

const statusIcons = { active: 'check', paused: laterIcons.clock, filled: laterIcons.home } as const;

function pickMainAction(listing: OwnListing): MainAction {
  const { id, status, open_inquiries: open, suggestions } = listing;
  const editAt = (part: object): LinkProps =>
    ({ to: '/listings/$id/edit', params: { id }, ...part }) as LinkProps;
  if (listing.hidden_note) return { isUrgent: true, label: ui.edit, link: editAt({}) };
  if (status !== 'active') return { isUrgent: status === 'paused', status: 'active' };
  if (listing.has_ended) {
    return { isUrgent: true, label: t.changeDates, link: editAt(lastDayPart) };
  }
  if (listing.is_unconfirmed) return { isUrgent: true, status: 'active' };
  if (open > 0) {
    const link = { to: '/listings/$id/applicants', params: { id } } as LinkProps;
    return { isUrgent: true, label: common.answer, link };
  }
  const [first] = suggestions;
  if (first === undefined) return { isUrgent: false, label: ui.edit, link: editAt({}) };
  return { isUrgent: false, label: t.mendLabels[first], link: editAt(suggestedParts[first]) };
}
