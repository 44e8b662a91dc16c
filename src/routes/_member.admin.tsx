import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#src/features/admin/admin-layout/admin-layout.tsx';

/** Administrators only; others are sent to /. */
export const Route = createFileRoute('/_member/admin')({
  async beforeLoad({ context }) {
    const { requireAdmin } = await import('./-guards.ts');
    await requireAdmin(context);
  },
  component: Admin,
});

function Admin() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}
