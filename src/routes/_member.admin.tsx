import { createFileRoute } from '@tanstack/react-router';

/** Administrators only; others are sent to /. */
export const Route = createFileRoute('/_member/admin')({
  async beforeLoad({ context }) {
    const { requireAdmin } = await import('./-guards.ts');
    await requireAdmin(context);
  },
});
