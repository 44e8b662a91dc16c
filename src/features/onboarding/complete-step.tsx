import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page-layout.tsx';

/** After the last step, or after skipping: where to go from here. */
export function CompleteStep() {
  return (
    <Page width="s">
      <EmptyState
        heading="h1"
        icon="check"
        title="You are all set"
        actions={
          <>
            <Link className={buttonClass()} to="/">
              Look at rooms
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to="/listings/create">
              List Your Place
            </Link>
          </>
        }
      >
        Find a room, or offer one. The questions about you and how you live come with the next
        version.
      </EmptyState>
    </Page>
  );
}
