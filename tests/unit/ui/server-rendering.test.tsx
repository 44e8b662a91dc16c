// @vitest-environment node
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ListingCard } from '#src/shared/listings/listing-card.tsx';
import { AppBar } from '#src/ui/app-bar.tsx';
import { AppFooter } from '#src/ui/app-footer.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Bar } from '#src/ui/bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Gallery } from '#src/ui/gallery.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { MenuTrigger } from '#src/ui/menu-trigger.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { RadarBackdrop } from '#src/ui/radar-backdrop.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { ListingCardSkeleton } from '#src/ui/skeleton.tsx';
import { Steps } from '#src/ui/steps.tsx';
import { TextArea } from '#src/ui/text-area.tsx';

const nothing = () => undefined;
const image = { url: '/room.jpg', width: 4, height: 3, placeholder: '#d9c7b8' };

const screens: Record<string, ReactNode> = {
  'the bars': (
    <AppBar
      brand={<Logo />}
      links={<a href="/">Rooms</a>}
      end={<AppFooter brand={<Avatar name="Ana" />} links={<a href="/about">About</a>} />}
    />
  ),
  'a page of rooms': (
    <CardGrid>
      <ListingCard
        listing={{
          title: 'Sunny room',
          address: 'Park Slope',
          monthly_rent: 1240,
          currency: 'USD',
          monthly_bills: null,
          room_type: null,
          total_bedrooms: 2,
          current_roommates: 1,
          available_from: null,
        }}
        nowMs={0}
        renderLink={(link) => (
          <a href="/listings/1" {...link}>
            {link.children}
          </a>
        )}
        photo={<ListingCover cover={image} />}
        badge={<FitRing score={91} />}
      />
      <ListingCardSkeleton />
    </CardGrid>
  ),
  'an opening': <PageHeader backdrop={<RadarBackdrop />} title="Find people" />,
  'a place': <Gallery images={[image]} onView={nothing} />,
  'a score': <Bar share={0.4} />,
  progress: <Progress label="room.jpg" share={0.4} onCancel={nothing} />,
  'a question': (
    <>
      <Steps current={1} total={3} label="1 of 3" />
      <ChoiceList legend="?" name="q" choices={[]} selected={[]} onChange={nothing} />
    </>
  ),
  'a form': (
    <>
      <TextArea label="Message" value="" limit={5} onChange={nothing} />
      <Combobox label="Area" query="" onQueryChange={nothing} options={[]} onSelect={nothing} />
      <Button busy>Save</Button>
    </>
  ),
  'a failure': <ErrorView details="x" />,
  'nothing yet': <EmptyState title="No rooms" />,
  'a closed dialog': (
    <Dialog open={false} title="Filters" onClose={nothing}>
      x
    </Dialog>
  ),
  'a closed menu': <Menu trigger={<MenuTrigger label="Ana" />}>x</Menu>,
};

test.each(Object.entries(screens))(
  'renders %s without a document and without inline styles or data addresses',
  (_, screen) => {
    expect(typeof document).toBe('undefined');
    expect(renderToString(screen)).not.toMatch(/<style|\sstyle=|["'(]data:/);
  },
);
