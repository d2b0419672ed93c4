import { inDigits } from '#domain/language/language.ts';

export const say = {
  loading: 'Loading',
  screenNotShown: 'This screen could not be shown',
  allIsSafe:
    'What you saved is safe, and so is what you were typing. Loading the page again usually helps.',
  browserSays: (failure: string) => `What the browser says: ${failure}`,
  loadAgain: 'Load again',
  toFirstPage: 'Go to the First Page',
  close: 'Close',
  cancel: 'Cancel',
  notCopied: 'Not copied: copy it by hand',
  copied: 'Copied',
  partMissing:
    'This part didn’t load. Reload the page when you’re online. Nothing you typed is lost.',
  noConnection: 'No connection',
  opensOnceOnline:
    'The connection was lost before this screen loaded. It opens as soon as you’re back online. What you typed elsewhere is kept in this browser.',
  dayPattern: 'YYYY-MM-DD',
  openCalendar: 'Open calendar',
  tryAgain: 'Try again',
  youAreOffline: 'You are offline.',
  backOnceOnline: 'This will be back when you’re online.',
  offlineBackOnceOnline: 'You are offline. This will be back when you’re online.',
  updatesOnceOnline: 'This will update when you’re back online.',
  offlineLogsKept: 'Offline. What you log is kept and sent later.',
  offlineTypedStays: 'Offline. What you type stays here.',
  showTheirs: 'Show theirs',
  keepMine: 'Keep mine',
  restored: 'Here is what you typed last time and did not save.',
  discardIt: 'Discard it',
  cannotKeepDrafts: 'This browser can’t keep drafts. Save before you leave this page.',
  clear: 'Clear',
  showMore: 'Show more',
  restOnceOnline: 'The rest will load when you’re back online.',
  dismiss: 'Dismiss',
  days: 'Days',
  stripLegend:
    'One square per day, today last. The fill shows how many meals were eaten; grey means nothing logged',
  noneOfDay: 'none',
  partOfDay: 'part',
  allOfDay: 'all',
  lastDays: (days: number, full: number, partly: number, notLogged: number) =>
    `Last ${inDigits(days)} days: ${inDigits(full)} full, ${inDigits(partly)} partly, ${inDigits(notLogged)} not logged`,
};
