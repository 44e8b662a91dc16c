import { formatAnswer } from '#src/shared/fit/answer-labels.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { questionIds, type Habits, type Preferences } from '#contract/questionnaire/questions.ts';
import * as t from '#locales/profile.ts';
import * as q from '#locales/questions.ts';
import { useApi } from '#src/api/api-context.ts';
import { habitsQuery, preferencesQuery } from '#src/shared/api/answers.ts';
import { useHasDraft } from '#src/shared/drafts/use-draft.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel, Section } from '#src/ui/page-layout.tsx';
import { Answers, EditableSection } from './editable-section.tsx';
import { acceptedText } from './profile-labels.ts';
import { HabitsEditor } from './habits-editor.tsx';
import { Loaded } from './loaded.tsx';
import { PreferencesEditor } from './preferences-editor.tsx';
import * as titles from '#locales/titles.ts';

/** What unsaved answers or wishes would change. */
export type WhatIf = ComponentType<{
  habits?: Habits | undefined;
  preferences?: Preferences | undefined;
}>;

/** How a user lives. */
export function HabitsSection({ WhatIf }: { WhatIf: WhatIf }) {
  const { data: habits, ...query } = useQuery(habitsQuery(useApi()));
  const hasDraft = useHasDraft({ kind: 'profile', target: 'habits' });
  return (
    <Loaded title={titles.howYouLive} queries={[{ data: habits, ...query }]}>
      {habits && (
        <EditableSection
          title={titles.howYouLive}
          startsOpen={hasDraft}
          renderEditor={(close) => <HabitsEditor stored={habits} onClose={close} WhatIf={WhatIf} />}
        >
          <Panel>
            <Answers
              answers={questionIds.map((id) => {
                const answer = habits[id];
                return { topic: q.questions[id].topic, answer: answer && formatAnswer(id, answer) };
              })}
            />
          </Panel>
        </EditableSection>
      )}
    </Loaded>
  );
}

/** What a user wants of others, on the questions they answered themselves. */
export function PreferencesSection({ WhatIf }: { WhatIf: WhatIf }) {
  const api = useApi();
  const habits = useQuery(habitsQuery(api));
  const preferences = useQuery(preferencesQuery(api));
  const hasDraft = useHasDraft({ kind: 'profile', target: 'preferences' });
  if (habits.data && Object.keys(habits.data).length === 0) {
    return (
      <Section title={titles.whatYouWant}>
        <Notice>{t.answerFirst}</Notice>
      </Section>
    );
  }
  return (
    <Loaded title={titles.whatYouWant} queries={[habits, preferences]}>
      {habits.data && preferences.data && (
        <EditableSection
          title={titles.whatYouWant}
          startsOpen={hasDraft}
          renderEditor={(close) =>
            habits.data &&
            preferences.data && (
              <PreferencesEditor
                habits={habits.data}
                stored={preferences.data}
                onClose={close}
                WhatIf={WhatIf}
              />
            )
          }
        >
          <Panel>
            <Answers
              answers={questionIds.flatMap((id) => {
                const preference = preferences.data[id];
                if (habits.data[id] === undefined) return [];

                return {
                  topic: q.questions[id].topic,
                  answer: preference && acceptedText(id, preference),
                };
              })}
            />
          </Panel>
        </EditableSection>
      )}
    </Loaded>
  );
}
