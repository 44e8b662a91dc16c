import type { PageLanguages } from '#contract/rendered-page.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from '#src/shared/auth/auth.ts';
import type { PostLoginRedirect } from '#src/shared/storage/post-login-redirect.ts';
import type { Processes } from '#src/features/profile/processes.ts';
import type { Api } from '#src/api/client.ts';

/** What guards and loaders may use: stable handles, never snapshots. */
export interface RouterContext extends PageLanguages {
  api: Api;
  queryClient: QueryClient;
  auth: Auth;
  postLoginRedirect: PostLoginRedirect;
  /** The machines of onboarding and photos, which arrive with the first page that starts one. */
  processes: () => Promise<Processes>;
  /** Where the site is, for addresses that others keep. */
  siteOrigin: string;
}
