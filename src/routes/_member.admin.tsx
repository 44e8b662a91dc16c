import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#src/features/admin/admin-layout/admin-layout.tsx';
import { PendingChild } from './-pending-child.tsx';

/** Administrators only; others are sent to /. */
export const Route = createFileRoute('/_member/admin')({
  async beforeLoad({ context }) {
    const { requireAdmin } = await import('./-guards.ts');
    await requireAdmin(context);
  },
  pendingComponent: AdminPending,
  component: Admin,
});

function Admin() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}

function AdminPending() {
  return (
    <AdminLayout>
      <PendingChild parent="/_member/admin" />
    </AdminLayout>
  );
}
