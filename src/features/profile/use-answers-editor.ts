import { useState } from 'react';
import type { Versioned } from '#src/shared/api/versioned.ts';
import type { Draft } from '#src/shared/drafts/open-draft.ts';
import { useMerging, type Current } from '#src/shared/drafts/use-merging.ts';
import { showToast } from '#src/ui/toast.ts';
import { questionWithProblem } from './questions/question-labels.ts';

interface Options<Answers extends object> {
  /** What was stored when the editor opened. */
  stored: Current<Answers>;
  draft: Draft<Answers>;
  /** What the editor begins with: the stored answers, or the draft over them. */
  initial: Answers;
  /** Checks the answers by the contract. */
  validate: (answers: Answers) => unknown;
  readCurrent: (error: unknown) => Current<Answers> | null;
  save: (answers: Versioned<Answers>) => Promise<unknown>;
  savedMessage: string;
  onClose: () => void;
}

/** The state of an editor that shows all questions at once, and what its form needs. */
export function useAnswersEditor<Answers extends object>(options: Options<Answers>) {
  const { stored, draft, readCurrent } = options;
  const [answers, setAnswers] = useState(options.initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const merging = useMerging({ stored, draft, show: setAnswers, readCurrent });

  function close() {
    draft.forget();
    options.onClose();
  }

  async function submit() {
    const invalidQuestion = questionWithProblem(options.validate(answers));
    setProblem(invalidQuestion);
    setFailure(null);
    if (invalidQuestion !== null) return;
    try {
      const saved = await merging.save(answers, (value, version) =>
        options.save({ value, version }),
      );
      if (saved === null) return;
      showToast({ kind: 'success', message: options.savedMessage });
      close();
    } catch (error) {
      setFailure(error);
    }
  }

  return {
    answers,
    merging,
    change(next: Answers) {
      setAnswers(next);
      merging.keep(next);
    },
    /** Forgets the draft and shows what is stored. */
    discard: () => setAnswers(merging.forget()),
    formProps: { problem, failure, onSubmit: () => void submit(), onCancel: close },
  };
}
