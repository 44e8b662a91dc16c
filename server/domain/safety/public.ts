export {
  hasBlocked,
  hiddenFrom,
  isAway,
  isBlockedBetween,
  isBlocking,
  isFindableBy,
  requireNotBlocking,
  requireReachable,
  usersHiddenFrom,
} from './block-policy.ts';
export { restoreBlocksSql } from './blocks.ts';
export {
  flagFirstMessage,
  flagUserText,
  flagLaterMessage,
  flagListing,
  flagListingSign,
  flagProfile,
  flagWanted,
} from './system-reports.ts';
export {
  claimReportAlerts,
  deleteReportAlerts,
  queueReportMails,
  secondsUntilReports,
} from './report-alerts.ts';
export {
  confirmNotice,
  deleteNoticeAddresses,
  deleteOldNotices,
  keepNotice,
  readNoticedTitle,
  readNotice,
  readNoticeForm,
} from './notices.ts';
export { setReportStatus, type ChangedReport } from './set-report-status.ts';
