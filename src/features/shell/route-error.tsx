import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as problems from '#locales/problems.ts';
import * as t from '#locales/shell.ts';
import { isApiProblem, isUnreachable, formatFailure } from '#src/api/errors.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { isCodeGone } from '#src/ui/lazy-component.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Page } from '#src/ui/page-layout.tsx';
import { useOnline } from './use-online.ts';

/** The screen of a page that failed: what can be done, and the details for who helps. */
export function RouteError({ error }: { error: unknown }) {
  const router = useRouter();
  const isOnline = useOnline();
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    if (isCodeGone()) return window.location.reload();
    await router.invalidate();
    setRetrying(false);
  };
  return (
    <Page width="m">
      <ErrorView
        title={isOnline ? problems.somethingWentWrong : t.offline}
        details={describe(error)}
        onRetry={() => void retry()}
        retrying={isRetrying}
        actions={
          <Link
            to="/"
            activeOptions={{ exact: true }}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t.toStartPage}
          </Link>
        }
      >
        {isOnline ? formatFailure(error) : t.failedOffline}
      </ErrorView>
    </Page>
  );
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = [`${error.name}: ${error.message}`];
  if (isApiProblem(error))
    lines.push(t.failureDetails({ status: String(error.status), code: error.code }));
  if (isUnreachable(error) && error.cause instanceof Error) lines.push(error.cause.message);
  return lines.join('\n');
}
