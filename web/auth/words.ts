import { inDigits } from '#domain/language/language.ts';

export const say = {
  caption: 'Seven days, eight meals, one plate.',
  password: 'Password',
  newPassword: 'New Password',
  yourPassword: 'Your Password',
  currentPassword: 'Current Password',
  confirmPassword: 'Confirm Password',
  atLeastCharacters: (min: number) => `At least ${inDigits(min)} characters.`,
  showOrHide: 'Show or hide what is typed',
  code: 'Code',
  fromAppOrRecovery: 'From your app, or a recovery code.',
  or: 'or',

  // Logging in and out
  welcomeBack: 'Welcome back',
  logInToSeeWeek: 'Log in to see your week.',
  newHere: 'New here? {signUp}',
  signUp: 'Sign up',
  forgotPassword: 'Forgot password',
  logInButton: 'Log In',
  logInWithPasskey: 'Log In with a Passkey',
  signInWithGoogle: 'Sign in with Google',
  signUpWithGoogle: 'Sign up with Google',
  continueInGoogleWindow: 'Continue in the Google window.',
  googleWindowBlocked: 'Your browser blocked the Google window.',
  allowWindow: 'Allow it and try again, or {continueHere}.',
  continueHere: 'continue in this window',
  signedInUnseen: 'You are signed in, but this page couldn’t load your account. Reload it.',
  noPasskeysHere: 'This browser doesn’t support passkeys. Use your password.',
  passkeyCancelled: 'No passkey was used: you cancelled, or it took too long. Try again.',
  passkeyKnown: 'This device already has a passkey for your account.',
  signInAgain: 'Please sign in again',
  sessionEnded:
    'Your session has ended. What you typed is still here. Sign in to continue where you left off.',
  leaveAndDiscard: 'Leave and discard',
  discardUnsaved: 'You have unsaved work in this browser. Log out and discard it?',
  stillSignedIn: (why: string) => `You are still signed in. ${why}`,

  // The second step
  oneMoreStep: 'One more step',
  oneMoreCheck: 'Your password was right. One more check that it’s you.',
  useYourApp: 'Use your app',
  useRecoveryCode: 'Use a recovery code',
  recoveryCode: 'Recovery Code',
  oneOfSavedCodes: 'One of the codes you saved. Each works once.',
  sixDigits: 'The six digits in your authenticator app.',
  startOver: 'Start over',
  didNotWork: 'This did not work. Try again when you are online.',

  // Signing up
  createYourAccount: 'Create your account',
  whatAccountIsFor: 'Your dietician writes your week; you follow it here.',
  invitesYou: (dietician: string) => `${dietician} invites you`,
  createAccountAt: (practice: string) =>
    `Create your account at ${practice}: your dietician writes your week; you follow it here.`,
  workAt: (practice: string, as: string) => `Create your account to work at ${practice} ${as}.`,
  hereBefore: 'Here before? {logIn}',
  whatWeKeep: 'What we keep and why: {policy}',
  signUpButton: 'Sign Up',
  invitationDead:
    'This invitation has been used, has expired or is incomplete. Ask your dietician for a new one, or sign up without it.',
  /** For somebody who corrects the address that they signed up with. */
  invitationWentWithFirst:
    'Your invitation belongs to the first address. Sign up with the right one anyway, and tell your dietician.',
  checkYourMail: 'Check your mail',
  linkSentTo:
    'We sent a link to {email}. Open it and you’re in. Nothing after a few minutes? Check your spam folder, or send it again.',
  confirmedAlready: 'Confirmed already? {logIn}',
  wrongAddress: 'Wrong address? Correct it',
  sendLinkAgain: 'Send the link again',
  newLinkMailed: (email: string) => `A new link is on its way to ${email}.`,
  newLinkInOutbox: (email: string) =>
    `A new link for ${email} is in the practice’s outbox. Ask your practice for it.`,
  haveAccountAlready: {
    title: 'You have an account already',
    lead: 'Invitations are for new customers. If you are changing to another dietician, they can assign you.',
  },
  invitesACustomer: {
    title: 'This invites a customer',
    lead: 'You are signed in as a dietician. Send this link to the customer to open in their own browser.',
  },
  noAccessYet: 'This account has no access yet',
  noAccessYetWhy: (email: string) =>
    `You are signed in as ${email}. Ask the practice to give this account access.`,
  confirmYourAddress: 'Confirm your address',
  confirmPracticeAddress: (email: string) =>
    `You are signed in as ${email}. It is an address of the practice, so it has to be confirmed before it opens anything: open the link that confirms it.`,
  haveDoneThat: 'I have done that',

  // Links in mails
  linkUnchecked: 'This link could not be checked',
  linkIsIncomplete: 'This link is incomplete',
  linkNoLongerWorks: 'This link no longer works',
  confirmingAddress: 'Confirming your address',
  addressConfirmed: 'Your address is confirmed',
  allSet: 'Thank you. You’re all set.',
  addressConfirmedAlready: 'Your address is confirmed already',
  linkUsedGoIn: 'This link has already been used. You can go straight in.',
  toDashboard: 'To the dashboard',
  linkDidNotWork: 'This link did not work',
  confirmLinkDead:
    'It has been used, has expired or is incomplete. Enter your email to get a new one.',
  sendNewLink: 'Send a new link',
  oneMoreThing: 'One more thing',
  otherBrowser:
    'You opened this link in a different browser from the one you signed up with. Enter your password, so we know it’s you.',
  confirmMyAddress: 'Confirm My Address',
  noPassword: 'I have no password, or forgot it',
  startFresh: 'Start fresh',
  startFreshWhy:
    'Somebody else may have made this account with your address. A new password makes it yours alone and removes everything logged or written in it so far.',
  wasItYouTheLink: 'Was it you? Open the link in the browser you used before to keep everything.',
  removeAndContinue: 'Remove and Continue',
  chooseNewPassword: 'Choose a new password',
  enterEmailForLink: 'Enter your email and we’ll send you a link.',
  sendTheLink: 'Send the Link',
  backToLogIn: 'Back to log in',
  resetLinkWritten: (email: string) =>
    `If ${email} has an account, we’ve made a link to choose a new password.`,
  checkSpam: 'Nothing after a few minutes? Check your spam folder.',
  linkIsReady: 'A link is ready',
  noEmailsYet: 'This practice doesn’t send emails yet. Ask your dietician for the link.',
  openWholeLink: 'Open the whole link, or ask for a new one.',
  askForNewLink: 'Ask for a new link',
  resetLinkDead: 'A link for a new password works once and for one hour. Ask for a new one.',
  resetStartsFresh:
    'This address isn’t confirmed yet, so somebody else may have made the account. A new password starts it fresh and removes everything logged or written in it so far.',
  wasItYouThisLink: 'Was it you? Open this link in the browser you used before to keep everything.',
  setNewPassword: 'Set New Password',
  newPasswordIsSet: 'Your new password is set',
  nowSignedOutElsewhere: 'You are now signed out everywhere else.',
  setUpPractice: 'Set up your practice',
  createFirstAccount:
    "Create the first dietician's account. The link that brought you here works once.",
  createAccount: 'Create Account',
  openWholeSetUpLink: 'Open the whole set-up link that the server printed when it started.',
  setUpLinkDead: 'This set-up link no longer works',
  setUpLinkDeadWhy:
    'It has been used or has expired. If your practice is set up, log in. If nobody has an account yet, restart the server: it prints a new link.',

  // Sign-in settings
  signInSettings: 'Sign-in settings',
  confirmed: 'Confirmed',
  notConfirmedYet: 'Not confirmed yet',
  openLinkWeMade: 'Open the link we made for you, so we know we can reach you.',
  changingSignsOut: 'Changing it signs you out everywhere else.',
  changePassword: 'Change Password',
  passwordChanged: 'Your password is changed.',
  notCurrentPassword: 'This is not your current password.',
  googleWithoutPassword:
    'You sign in with Google and have no password yet. Ask for a link to choose one. That signs you out everywhere; Google keeps working.',
  sendMeTheLink: 'Send Me the Link',
  firstPasswordMailed: (email: string) => `A link to choose a password is on its way to ${email}.`,
  firstPasswordInOutbox: (email: string) =>
    `A link for ${email} is in the practice’s outbox. Ask your practice for it.`,
  twoFactor: 'Two-factor sign-in',
  setUpTwoFactor: 'Set up two-factor sign-in',
  practiceDemandsTwoFactor:
    'Your practice asks this of every dietician: an authenticator app or a passkey. If you have one already, log out and log in with it.',
  anApp: 'An authenticator app',
  orAPasskey: 'Or a passkey',
  twoFactorFailed: 'Your two-factor settings could not be loaded.',
  twoFactorOffWhy:
    'Off. Turn it on so that a stolen password isn’t enough: you will also enter a code from an app.',
  setUp: 'Set Up',
  turnOn: 'Turn On',
  turnOff: 'Turn Off',
  scanThis:
    'Scan this with an authenticator app on your phone, or type in the key. Then enter the code it shows. This signs you out everywhere else.',
  noKeyMade: 'A key could not be made.',
  key: 'Key',
  copyKey: 'Copy Key',
  openInApp: 'Open in an authenticator app',
  qrCode: 'QR code',
  twoFactorIsOn: 'Two-factor sign-in is on. Save these recovery codes.',
  codesWorkOnce:
    'Each works once instead of a code if you lose your phone. They won’t be shown again.',
  recoveryCodes: 'Recovery codes',
  download: 'Download',
  haveSavedThem: 'I Have Saved Them',
  onSince: (when: string) => `On since ${when}. You need a code from your app to sign in.`,
  recoveryCodesLeft: (count: number) => `${inDigits(count)} of 10 recovery codes left.`,
  toGetNewCodes: 'To get new ones, turn it off and on again.',
  twoFactorIsOff: 'Two-factor sign-in is off.',
  passkeys: 'Passkeys',
  passkeysFailed: 'Your passkeys could not be loaded.',
  whatPasskeysAre:
    'Sign in with your fingerprint, face or the PIN of a device, without a password.',
  cannotMakePasskeys: 'This browser cannot make passkeys.',
  addPasskey: 'Add a Passkey',
  passkeyName: 'Name of the Passkey',
  passkeyNameHint: 'Like the device it is on: “My phone”.',
  passkeyAdded: 'The passkey is added.',
  passkeyRemoved: 'The passkey is removed.',
  lastUsed: (when: string) => `Last used ${when}`,
  lastUsedFrom: (when: string, network: string) => `Last used ${when}, from ${network}`,
  notUsedYet: 'Not used yet',
  whereSignedIn: 'Where you are signed in',
  sessionsFailed: 'Where you are signed in could not be loaded.',
  thisDeviceFrom: (network: string) => `This device, from ${network}`,
  signOut: 'Sign Out',
  signOutElsewhere: 'Sign Out Everywhere Else',
  signedOutElsewhere: 'You are signed out everywhere else.',
  yourData: 'Your data',
  yourDataHint:
    'See who looked at it, download all of it, withdraw your consent, or delete your account.',

  // Keeping a customer's days on their device
  keepTitle: 'Keep my days on this phone',
  keepMyDays: 'Keep My Days',
  keepNothing: 'Keep Nothing',
  keeping: {
    yes: 'Today, your plan and your shopping list open here without a connection, and so do the other days, messages, goals and measurements you have opened, and your profile. Anyone who can unlock this device can read them. Logging out removes them.',
    no: 'Only what hasn’t been sent yet is kept here, so Weekplate can’t show your days without a connection. If only you use this device, it can keep them until you log out.',
  },
  notReached: {
    text: 'Your days aren’t kept on this device. Only what hasn’t been sent yet is here.',
    hint: 'They open as soon as you’re back online. To read them offline next time, turn on ‘Keep my days on this phone’ in Sign-in settings. What is waiting is sent automatically.',
  },
  /** The days were to be kept, but the browser cleared them to free space. */
  cleared: {
    text: 'This browser has cleared the days it kept.',
    hint: 'They open as soon as you’re back online and are kept here again. Meals you ticked that weren’t sent yet are still here.',
  },
};
