import { formatAccepted, formatAnswer } from '#contract/labels/answers.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  questionIds,
  questions,
  type Habits,
  type Preferences,
} from '#contract/questionnaire/questions.ts';
import { useApi } from '#src/api/api-context.ts';
import { habitsQuery, preferencesQuery } from '#src/queries/answers.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel, Section } from '#src/ui/page-layout.tsx';
import { Answers, EditableSection } from './editable-section.tsx';
import { HabitsEditor } from './habits-editor.tsx';
import { Loaded } from './loaded.tsx';
import { PreferencesEditor } from './preferences-editor.tsx';
import { importanceLabels } from './questions/question-labels.ts';
import { useLeftDraft } from './use-left-draft.ts';

/** What unsaved answers or wishes would change. */
export type WhatIf = ComponentType<{
  habits?: Habits | undefined;
  preferences?: Preferences | undefined;
}>;

/** How a user lives. */
export function HabitsSection({ WhatIf }: { WhatIf: WhatIf }) {
  const { data: habits, ...query } = useQuery(habitsQuery(useApi()));
  const { left, forget } = useLeftDraft('habits');
  return (
    <Loaded title="How you live" queries={[{ data: habits, ...query }]}>
      {habits && (
        <EditableSection
          title="How you live"
          startsOpen={left !== undefined}
          renderEditor={(close) => (
            <HabitsEditor
              stored={habits}
              left={left}
              onClose={() => {
                forget();
                close();
              }}
              WhatIf={WhatIf}
            />
          )}
        >
          <Panel>
            <Answers
              answers={questionIds.map((id) => {
                const answer = habits[id];
                return { topic: questions[id].topic, answer: answer && formatAnswer(id, answer) };
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
  const { left, forget } = useLeftDraft('preferences');
  if (habits.data && Object.keys(habits.data).length === 0) {
    return (
      <Section title="What you want">
        <Notice>
          Answer the questions under “How you live” first. Then you can choose what you want in a
          roommate.
        </Notice>
      </Section>
    );
  }
  return (
    <Loaded title="What you want" queries={[habits, preferences]}>
      {habits.data && preferences.data && (
        <EditableSection
          title="What you want"
          startsOpen={left !== undefined}
          renderEditor={(close) =>
            habits.data &&
            preferences.data && (
              <PreferencesEditor
                habits={habits.data}
                stored={preferences.data}
                left={left}
                onClose={() => {
                  forget();
                  close();
                }}
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
                const weight = preference && importanceLabels[preference.importance].toLowerCase();
                const how = preference?.is_dealbreaker ? 'a dealbreaker' : weight;
                return {
                  topic: questions[id].topic,
                  answer: preference && `${formatAccepted(id, preference.acceptable)} (${how})`,
                };
              })}
            />
          </Panel>
        </EditableSection>
      )}
    </Loaded>
  );
}
