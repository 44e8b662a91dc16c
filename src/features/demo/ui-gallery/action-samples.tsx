import { useState } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/demo-gallery.ts';
import * as shellLater from '#locales/shell-later.ts';
import * as ui from '#locales/ui.ts';
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
import { Samples } from './samples.tsx';

const toastKinds = ['success', 'info', 'warning', 'error', 'loading', 'default'] as const;
const sampleToast = (kind: ToastRequest['kind']): ToastRequest => ({
  kind,
  message: t.toastSample({ kind: kind ?? '' }),
  description: t.toastHint,
});

/** Buttons, links, menus and dialogs. */
export function ActionSamples() {
  return (
    <Section title={t.actions}>
      <Samples title={t.button}>
        {(['primary', 'quiet', 'danger', 'plain'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="s">{t.small}</Button>
        <Button disabled>{t.disabled}</Button>
        <Button busy busyLabel={ui.saving}>
          {ui.save}
        </Button>
        <Button square variant="quiet" aria-label={ui.edit}>
          <Icon name={laterIcons.edit} />
        </Button>
        <Button wide variant="quiet">
          <bdi>{t.longText}</bdi>
        </Button>
      </Samples>
      <Samples title={t.chips}>
        <a className={chipLinkClass} href="#chips">
          {t.link}
        </a>
        <a className={chipLinkClass} href="#chips" aria-current="true">
          {t.currentLink}
        </a>
        <ChipGroup legend={t.amenities} showLegend>
          <ChipToggle name="chip-a">{t.off}</ChipToggle>
          <ChipToggle name="chip-b" defaultChecked>
            {t.on}
          </ChipToggle>
          <ChipToggle name="chip-c" disabled>
            {t.disabled}
          </ChipToggle>
        </ChipGroup>
      </Samples>
      <Samples title={t.menu}>
        <Menu trigger={<MenuTrigger label={t.sampleName} note={t.unreadMessages} />}>
          <MenuItem icon="person">{shellLater.yourProfile}</MenuItem>
          <MenuItem disabled>{t.disabled}</MenuItem>
          <MenuSeparator />
          <MenuItem icon={laterIcons.logout} danger>
            {t.deleteAll}
          </MenuItem>
        </Menu>
        <CountBadge count={3} label={t.unread} />
        <CountBadge count={1200} label={t.unread} />
      </Samples>
      <Samples title={t.results}>
        <ActiveFilters
          filters={[
            { id: 'rent', label: t.upTo },
            { id: 'text', label: t.longText },
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
      <Samples title={t.toast}>
        {toastKinds.map((kind) => (
          <Button key={kind} variant="quiet" onClick={() => showToast(sampleToast(kind))}>
            {kind}
          </Button>
        ))}
      </Samples>
      <Dialogs />
      <Samples title={t.icons}>
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
    <Samples title={t.dialog}>
      <Button variant="quiet" onClick={() => setOpen('dialog')}>
        {t.openDialog}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('confirm')}>
        {t.askFirst}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('typed')}>
        {t.askWord}
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={t.aDialog}
        actions={<Button onClick={close}>{t.done}</Button>}
      >
        <p>{t.longText}</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm' || open === 'typed'}
        title={t.askDelete}
        confirmLabel={ui.deleteIt}
        danger
        {...(open === 'typed' && { typed: { label: t.typeDelete, expected: common.deleteWord } })}
        onConfirm={close}
        onClose={close}
      >
        {t.cannotUndo}
      </ConfirmDialog>
    </Samples>
  );
}
