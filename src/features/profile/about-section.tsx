import { publicIntentLabels } from '#contract/labels/intent.ts';
import { useQuery } from '@tanstack/react-query';
import { isProfileFinished, type Profile } from '#contract/users/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatDay } from '#contract/labels/day.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { formatStay } from '#contract/labels/stay.ts';
import { profileQuery } from '#src/queries/profile.ts';
import { Panel } from '#src/ui/page-layout.tsx';
import { AboutEditor } from './about-editor.tsx';
import { Answers, EditableSection } from './editable-section.tsx';
import { Loaded } from './loaded.tsx';
import { useLeftDraft } from './use-left-draft.ts';

/** Who a user is and what they look for. */
export function AboutSection({ goBack }: { goBack: (() => void) | null }) {
  const profile = useQuery(profileQuery(useApi()));
  const { left, forget } = useLeftDraft('profile');
  return (
    <Loaded title="About you" queries={[profile]}>
      {profile.data && (
        <EditableSection
          title="About you"
          startsOpen={Boolean(left) || (goBack !== null && !isProfileFinished(profile.data))}
          renderEditor={(close) =>
            profile.data && (
              <AboutEditor
                profile={profile.data}
                left={left}
                onSaved={(saved) => goBack && isProfileFinished(saved) && goBack()}
                onClose={() => {
                  forget();
                  close();
                }}
              />
            )
          }
        >
          <Panel>
            <Answers answers={detailsText(profile.data)} />
          </Panel>
        </EditableSection>
      )}
    </Loaded>
  );
}

function detailsText(profile: Profile) {
  const { intent, first_name, last_name, birth_date, area, occupation, bio } = profile;
  return [
    { topic: 'What brings you here', answer: intent && publicIntentLabels[intent] },
    { topic: 'Name', answer: [first_name, last_name].filter(Boolean).join(' ') },
    { topic: 'Birth date', answer: birth_date && formatDay(birth_date) },
    { topic: 'Area', answer: area },
    ...(intent === 'offering' ? [] : soughtText(profile)),
    { topic: 'What you do', answer: occupation },
    { topic: 'About you', answer: bio },
  ];
}

function soughtText(profile: Profile) {
  const { move_in_from, stay_months } = profile;
  return [
    { topic: 'Budget', answer: formatBudget(profile) },
    { topic: 'Moving in', answer: move_in_from && `From ${formatDay(move_in_from)}` },
    { topic: 'Staying', answer: stay_months && formatStay(stay_months) },
  ];
}

function formatBudget(profile: Profile): string | null {
  const { budget_min: least, budget_max: most, budget_currency: currency } = profile;
  if (least !== null && most !== null)
    return `${formatMoney(least, currency)} to ${formatMoney(most, currency)} a month`;
  if (most !== null) return `Up to ${formatMoney(most, currency)} a month`;
  return least === null ? null : `From ${formatMoney(least, currency)} a month`;
}
