import { useState } from 'react';
import { ActiveFilters } from '#src/ui/active-filters.tsx';
import { Button } from '#src/ui/button.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { Logo } from '#src/ui/logo.tsx';
import { Menu, MenuItem, MenuSeparator } from '#src/ui/menu.tsx';
import { MenuTrigger } from '#src/ui/menu-trigger.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { showToast, type ToastRequest } from '#src/ui/toast.ts';
import { longText, Samples } from './samples.tsx';

const toastKinds = ['success', 'info', 'warning', 'error', 'loading', 'default'] as const;
const toastOf = (kind: ToastRequest['kind']): ToastRequest => ({
  kind,
  message: `A toast: ${kind}`,
  description: 'It closes after 4 seconds.',
});

/** Buttons, links, menus and dialogs. */
export function ActionSamples() {
  return (
    <Section title="Actions">
      <Samples title="Button">
        {(['primary', 'quiet', 'danger', 'plain'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="s">Small</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Saving…">
          Save
        </Button>
        <Button square variant="quiet" aria-label="Edit">
          <Icon name={laterIcons.edit} />
        </Button>
        <Button wide variant="quiet">
          {longText}
        </Button>
      </Samples>
      <Samples title="Chips">
        <a className={chipLinkClass} href="#chips">
          Link
        </a>
        <a className={chipLinkClass} href="#chips" aria-current="true">
          Current link
        </a>
        <ChipGroup legend="Amenities" showLegend>
          <ChipToggle name="chip-a">Off</ChipToggle>
          <ChipToggle name="chip-b" defaultChecked>
            On
          </ChipToggle>
          <ChipToggle name="chip-c" disabled>
            Disabled
          </ChipToggle>
        </ChipGroup>
      </Samples>
      <Samples title="Menu and badge">
        <Menu trigger={<MenuTrigger label="Alexandra" note="3 unread messages" />}>
          <MenuItem icon="person">Your Profile</MenuItem>
          <MenuItem disabled>Disabled</MenuItem>
          <MenuSeparator />
          <MenuItem icon={laterIcons.logout} danger>
            Delete everything
          </MenuItem>
        </Menu>
        <CountBadge count={3} label="3 unread" />
        <CountBadge count={1200} label="1,200 unread" />
      </Samples>
      <Samples title="Links to results">
        <ActiveFilters
          filters={[
            { id: 'rent', label: 'Up to $900' },
            { id: 'text', label: longText },
          ]}
          renderLink={(_, { className, children }) => (
            <a href="#filters" className={className}>
              {children}
            </a>
          )}
        />
        <Pagination
          page={4}
          pageCount={12}
          renderLink={(page, { children, ...link }) => (
            <a href={`#page-${page}`} {...link}>
              {children}
            </a>
          )}
        />
      </Samples>
      <Samples title="Toast">
        {toastKinds.map((kind) => (
          <Button key={kind} variant="quiet" onClick={() => showToast(toastOf(kind))}>
            {kind}
          </Button>
        ))}
      </Samples>
      <Dialogs />
      <Samples title="Logo and icons">
        <Logo />
        {(Object.keys(iconPaths) as (keyof typeof iconPaths)[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
        {Object.values(laterIcons).map((icon) => (
          <Icon key={icon.path} name={icon} />
        ))}
      </Samples>
    </Section>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'typed' | null>(null);
  const close = () => setOpen(null);
  return (
    <Samples title="Dialog">
      <Button variant="quiet" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('confirm')}>
        Ask before deleting
      </Button>
      <Button variant="quiet" onClick={() => setOpen('typed')}>
        Ask for a typed word
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="A dialog"
        actions={<Button onClick={close}>Done</Button>}
      >
        <p>{longText}</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm' || open === 'typed'}
        title="Delete this room?"
        confirmLabel="Delete"
        danger
        {...(open === 'typed' && { typed: { label: 'Type "delete"', expected: 'delete' } })}
        onConfirm={close}
        onClose={close}
      >
        This cannot be undone.
      </ConfirmDialog>
    </Samples>
  );
}
