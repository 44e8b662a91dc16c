import * as t from '#locales/profile.ts';
import { useExportAccount } from '#src/shared/api/profile.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './profile.module.css';

/** Saves everything of the user as a file. */
export function ExportAccount() {
  const { mutate: exportAccount, isPending, error } = useExportAccount();
  return (
    <Panel>
      <div className={styles.editor}>
        <p>{t.exportHint}</p>
        <FailureNotice title={t.exportFailed} error={error} />
        <div>
          <Button
            variant="quiet"
            busy={isPending}
            onClick={() =>
              exportAccount(undefined, {
                onSuccess(data) {
                  const name = `roomieradar-${data.exported_at.slice(0, 10)}.json`;
                  saveFile(name, JSON.stringify(data, null, 2));
                },
              })
            }
          >
            {t.download}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
