import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page-layout.tsx';

/** Messages about rooms and between people; not built yet. */
export function InquiriesPage() {
  return (
    <Page width="m">
      <EmptyState
        heading="h1"
        icon="message"
        title="Inquiries"
        actions={
          <Link className={buttonClass()} to="/">
            Look at rooms
          </Link>
        }
      >
        Here you will find what you wrote about rooms and what others wrote to you, with their
        answers. Writing to each other comes with the next version.
      </EmptyState>
    </Page>
  );
}
