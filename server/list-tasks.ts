import type { Files } from '#domain/images/open-files.ts';
import type { KeptBuilds } from '#web/builds/kept-builds.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { RatesFile } from '#domain/money/public.ts';
import type { Matching } from '#domain/matching/create-matching.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import type { Task } from '#platform/background.ts';
import type { JobWorker } from '#platform/jobs/job-worker.ts';

interface TaskDeps {
  files: Files;
  keptBuilds: Pick<KeptBuilds, 'refresh'>;
  matching: Matching;
  searchIndex: SearchIndex;
  imports: Imports;
  gazetteer: Pick<Gazetteer, 'search'>;
  mailer: JobWorker;
  pusher: JobWorker;
  declineSender: JobWorker;
  alertMatcher: JobWorker;
  sweeper: JobWorker;
  supervisor: JobWorker;
  rates: Pick<RatesFile, 'reload'>;
}

/** What each process does in the background, in the order of its start. */
export function listTasks(deps: TaskDeps): Task[] {
  const { files, matching, searchIndex, imports, mailer, pusher, rates } = deps;
  const { declineSender, alertMatcher, sweeper, supervisor } = deps;
  return [
    {
      failure: 'There is no index of users: SQL ranks them',
      runs: 'at start',
      // It logs its failures itself, and tries again.
      run: () => matching.start().catch(() => undefined),
      stop: () => matching.stop(),
    },
    {
      failure: 'There is no index of listings: SQL sorts them by fit',
      runs: 'at start',
      // It logs its failures itself, and tries again.
      run: () => searchIndex.start().catch(() => undefined),
      stop: () => searchIndex.stop(),
    },
    workerTask(supervisor, 'Jobs of killed processes do not run again'),
    workerTask(mailer, 'Mails go out late: the server gets no notice of new ones'),
    workerTask(pusher, 'Alerts reach devices late: the server gets no notice of new ones'),
    workerTask(declineSender, 'Inquiries are declined late: the server gets no notice of new ones'),
    workerTask(alertMatcher, 'Alerts go out late: the server gets no notice of new rooms'),
    workerTask(imports, 'Imports begin late: the server gets no notice of new ones'),
    workerTask(sweeper, 'Sweeps could not be queued'),
    {
      failure: 'The gazetteer could not be opened: the next search of a place tries again',
      runs: 'at start',
      run: () => deps.gazetteer.search(),
    },
    {
      failure: 'The exchange rates could not be read again',
      runs: 'hourly',
      run: () => rates.reload(),
    },
    {
      failure: 'The files of this build could not be kept for pages that other processes sent',
      runs: 'hourly',
      run: () => deps.keptBuilds.refresh(),
    },
    {
      failure: 'Temporary folders of killed servers could not be deleted',
      runs: 'at start and hourly',
      run: () => files.deleteScratch(),
    },
  ];
}

const workerTask = (worker: JobWorker, failure: string): Task => ({
  failure,
  runs: 'at start',
  run: () => worker.start(),
  stop: () => worker.stop(),
});
