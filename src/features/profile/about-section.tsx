import * as common from '#locales/common.ts';
import { publicIntentLabels } from '#locales/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { isProfileStated, type Profile } from '#contract/users/user.ts';
import * as t from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { useHasDraft } from '#src/shared/drafts/use-draft.ts';
import { Panel } from '#src/ui/page-layout.tsx';
import { AboutEditor } from './about-editor.tsx';
import { Answers, EditableSection } from './editable-section.tsx';
import { Loaded } from './loaded.tsx';
import { useTypedBirthDate } from './typed-birth-date.ts';
import * as titles from '#locales/titles.ts';
import * as questions from '#locales/questions.ts';

/** Who a user is and what they look for. */
export function AboutSection({ goBack }: { goBack: (() => void) | null }) {
  const profile = useQuery(profileQuery(useApi()));
  const hasKeptDraft = useHasDraft({ kind: 'profile', target: 'profile' });
  const hasDraft = useTypedBirthDate().read() !== undefined || hasKeptDraft;
  return (
    <Loaded title={titles.aboutYou} queries={[profile]}>
      {profile.data && (
        <EditableSection
          title={titles.aboutYou}
          startsOpen={hasDraft || (goBack !== null && !isProfileStated(profile.data))}
          renderEditor={(close) =>
            profile.data && (
              <AboutEditor
                profile={profile.data}
                onSaved={(saved) => goBack && isProfileStated(saved) && goBack()}
                onClose={close}
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
    { topic: t.intent, answer: intent && publicIntentLabels[intent] },
    { topic: common.name, answer: [first_name, last_name].filter(Boolean).join(' ') },
    { topic: questions.birthDate, answer: birth_date && formatDay(birth_date) },
    { topic: common.area, answer: area },
    ...(intent === 'offering' ? [] : soughtText(profile)),
    { topic: questions.occupation, answer: occupation },
    { topic: titles.aboutYou, answer: bio },
  ];
}

function soughtText(profile: Profile) {
  const { move_in_from, stay_months } = profile;
  return [
    { topic: t.budget, answer: formatBudget(profile) },
    { topic: t.movingIn, answer: move_in_from && t.fromDay({ day: formatDay(move_in_from) }) },
    { topic: questions.staying, answer: stay_months && formatStay(stay_months) },
  ];
}

function formatBudget(profile: Profile): string | null {
  const money = (amount: number) => formatMoney(amount, profile.budget_currency);
  const least = profile.budget_min !== null && money(profile.budget_min);
  const most = profile.budget_max !== null && money(profile.budget_max);
  if (least && most) return t.budgetBetween({ least, most });
  if (most) return t.budgetUpTo({ most });
  return least ? t.budgetFrom({ least }) : null;
}
