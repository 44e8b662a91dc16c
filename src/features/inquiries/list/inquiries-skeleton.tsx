import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { InquiriesLoading } from './inquiries-loading.tsx';

/** The page before it is known which list it shows. */
export function InquiriesSkeleton() {
  return (
    <Page width="m">
      <PageHeader title="Inquiries" />
      <InquiriesLoading />
    </Page>
  );
}
