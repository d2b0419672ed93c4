export const say = {
  noConnection: 'No connection. Nothing you typed is lost. Try again when you’re back online.',
  tooSlow: 'The server took too long to answer. Nothing you typed is lost. Try again.',
  brokeOff: 'The connection broke off. Nothing you typed is lost. Try again.',
  notOurServer:
    'Something else answered instead of the server, such as a public Wi-Fi login page. Nothing you typed is lost. Try again once you’re online.',
  serverError: (status: number) =>
    `The server answered with an error (${status}). Please try again.`,
  // In the past tense, because it is still on screen after the user has signed in again.
  sessionEnded: 'Your session had ended. Sign in if you are asked to, and try again.',
  wentWrong: 'Something went wrong. Please try again.',
  partMissing:
    'Part of Weekplate didn’t load, so this couldn’t be checked. Nothing you typed is lost. Try again when you’re online, or reload the page.',
};
