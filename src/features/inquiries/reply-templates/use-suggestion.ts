import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { limits } from '#contract/limits.ts';
import { replaceName } from '#contract/reply-templates/fields.ts';
import { useApi } from '#src/api/api-context.ts';
import { useUserId } from '#src/shared/drafts/use-draft.ts';
import { createDismissedTemplates } from '#src/shared/storage/dismissed-templates.ts';
import { replyTemplatesQuery } from '../api/reply-templates.ts';

/** Suggests a template after a message that the user has sent to several people. */
export function useSuggestion({ other_user: other }: Inquiry) {
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [suggested, setSuggested] = useState<string | null>(null);

  async function ask(sent: string): Promise<void> {
    const text = replaceName(sent.trim(), other?.first_name ?? '');
    const { suggestion } = await queryClient.fetchQuery({
      ...replyTemplatesQuery(api),
      staleTime: 0,
    });
    // What is suggested may be an earlier message, which nobody thinks of now.
    if (suggestion?.text !== text || createDismissedTemplates().has(userId, text)) return;
    setSuggested(text);
  }

  return {
    suggested,
    /** The user sent a message. */
    askAfter(sent: string) {
      setSuggested(null);
      // A short message is no template. Without an answer nobody misses the suggestion.
      if (sent.length >= limits.message.min) ask(sent).catch(() => undefined);
    },
    close: () => setSuggested(null),
    dismiss(text: string) {
      createDismissedTemplates().add(userId, text);
      setSuggested(null);
    },
  };
}
