export const ASK_TO_KEEP = {
  title: 'Keep my days on this phone?',
  text: 'Then today, your plan from last week to next week and the shopping list open without a connection, in a supermarket’s cellar say. Only on a device that nobody else uses: it is gone when you log out, and you can change it in Account.',
  yes: 'Keep My Days',
  no: 'Not Now',
};

export const NO_ROOM =
  'This phone is full: your days cannot be kept on it, and open only with a connection. What you log is sent as always. Free some room, then open Weekplate again.';
