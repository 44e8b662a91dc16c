export {
  hiddenFrom,
  isAway,
  isBlocking,
  isFindableBy,
  requireNotBlocking,
  requireReachable,
  usersHiddenFrom,
} from './block-policy.ts';
export { countAsRead } from './count-as-read.ts';
export {
  flagFirstMessage,
  flagLaterMessage,
  flagListing,
  flagListingSign,
  flagProfile,
} from './system-reports.ts';
export { queueReportMails, secondsUntilReports } from './report-alerts.ts';
export {
  confirmNotice,
  deleteNoticeAddresses,
  deleteOldNotices,
  keepNotice,
  noticedTitle,
  readNotice,
  readNoticeForm,
} from './notices.ts';
export { setReportStatus, type ChangedReport } from './set-report-status.ts';
