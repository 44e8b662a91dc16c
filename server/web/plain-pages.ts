import { Hono } from 'hono';
import type { ConfirmLinks } from '#domain/listings/public.ts';
import type { UnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import { confirmListingRoutes } from './confirm-listing.ts';
import { noticeRoutes } from './notices.ts';
import type { PlainPageDeps } from './open-plain-page.ts';
import { outcomeRoutes } from './outcomes.ts';
import { secretPageRoutes } from './secret-pages.ts';
import { statementRoutes } from './statement.ts';
import { transparencyRoutes } from './transparency.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

interface PlainPagesDeps extends PlainPageDeps, QuotaDeps {
  trustedProxies: number;
  links: UnsubscribeLinks;
  confirmLinks: ConfirmLinks;
  noticeIds: SignedIds;
  statementIds: SignedIds;
  /** The address that mails come from: that of no user. */
  organizer: string;
  /** Called after every change of what public pages show. */
  onListingsChanged: () => void;
}

/** Pages of the server that work without scripts: the targets of links in mails, and reports. */
export const plainPages = (deps: PlainPagesDeps): Hono =>
  new Hono()
    .route('/', unsubscribeRoutes(deps))
    .route('/', confirmListingRoutes(deps))
    .route('/', noticeRoutes(deps))
    .route('/', statementRoutes(deps))
    .route('/', outcomeRoutes(deps))
    .route('/', secretPageRoutes(deps))
    .route('/', transparencyRoutes(deps));
