import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as t from '#locales/titles.ts';
import { NotifyMe } from '#src/features/browse/save-search.tsx';
import { Onboarding } from '#src/features/profile/onboarding/onboarding.tsx';
import { StepSkeleton } from '#src/features/profile/onboarding/step-loading.tsx';
import { FirstMatches } from '#src/features/roomies/near/first-matches.tsx';
import { pageTitle } from './-page-title.ts';

const titles = {
  profile: t.aboutYou,
  habits: t.howYouLive,
  preferences: t.whatYouWant,
  complete: t.allSet,
};

export const Route = createFileRoute('/_member/onboarding/$step')({
  params: {
    parse({ step }) {
      if (!Object.hasOwn(titles, step)) throw notFound();
      return { step: step as keyof typeof titles };
    },
  },
  validateSearch: ({ question }: Record<string, unknown>): { question?: string } =>
    typeof question === 'string' ? { question } : {},
  async beforeLoad({ context, params, preload }) {
    const { requireStep } = await import('./-guards.ts');
    await requireStep(context, params.step, preload);
  },
  head: ({ params }) => pageTitle(titles[params.step])(),
  pendingComponent: StepSkeleton,
  component: OnboardingRoute,
});

function Matches({ children }: { children: ReactNode }) {
  return <FirstMatches NotifyMe={NotifyMe}>{children}</FirstMatches>;
}

function OnboardingRoute() {
  const { processes, postLoginRedirect } = Route.useRouteContext();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { step } = Route.useParams();
  const { question } = Route.useSearch();
  const target = postLoginRedirect.peek();
  return (
    <Onboarding
      loadProcesses={processes}
      step={step}
      question={question}
      FirstMatches={Matches}
      wayOn={
        target === null
          ? null
          : { target, go: () => void router.navigate({ href: postLoginRedirect.take() }) }
      }
      go={(step, question, { replace = false } = {}) =>
        void navigate({
          to: '/onboarding/$step',
          params: { step },
          search: question ? { question } : {},
          replace,
        })
      }
    />
  );
}
