import { translated } from '#domain/language/language.ts';

type Invitation = {
  readonly practice: string;
  readonly dietician: string;
  readonly name: string;
  readonly line: string;
  readonly link: string;
  readonly days: number;
};

type ToColleague = Omit<Invitation, 'name' | 'line'> & { readonly as: string };

export const say = translated({
  things: {
    articles: 'articles',
    appointments: 'appointments',
    appointmentList: 'list of all appointments',
    appointmentHours: 'hours for appointments',
    attentionList: 'list of who needs a dietician',
    attention: 'snooze or thresholds on Today',
    attentionRules: 'rules of who needs a dietician',
    record: 'record of access',
    calendarLink: 'calendar link',
    coachingPeriod: 'coaching period',
    assignment: 'assigned dietician',
    messages: 'messages',
    messagePictures: 'pictures of messages',
    waiting: 'questions that wait',
    allWaiting: 'questions of all customers that wait',
    customerList: 'list of all customers',
    overview: 'overview',
    notes: 'private notes',
    dayNotes: 'notes of days',
    foods: 'the practice’s foods',
    foodTargets: 'targets for a day’s food',
    goals: 'goals',
    riskyGoals: 'goals, one of them outside of safe bounds, with a reason',
    picture: 'picture',
    invitations: 'invitations',
    measurements: 'measurements',
    hiddenNumbers: 'choice to hide numbers',
    planLibrary: 'the plan library',
    plans: 'diet plans',
    markedPlans: 'diet plans with marked meals',
    savedPlans: 'saved plans',
    practice: 'settings of the practice',
    profile: 'profile',
    questionnaires: 'questionnaires',
    questionnaireAnswers: 'answers to questionnaires',
    days: 'daily progress',
    mealPhotos: 'photos of meals',
    account: 'account',
    colleagues: 'colleagues',
    signInRule: 'rule of two-factor sign-in',
    savedReplies: 'saved replies',
    messageFiles: 'files of messages',
    allMessages: 'search in all conversations',
    allData: 'all data of the practice',
    visitTemplate: 'headings of visit records',
    visits: 'private notes of visits',
  },
  did: {
    allData: {
      reads: {
        toYou: 'downloaded all data of the practice, yours included',
        to: 'downloaded all data of the practice',
      },
    },
    appointment: {
      changes: {
        toYou: 'booked, moved or cancelled your appointment',
        to: 'booked, moved or cancelled an appointment of',
      },
    },
    articleLink: {
      reads: {
        toYou: 'looked at the articles given to you',
        to: 'looked at the articles given to',
      },
      changes: {
        toYou: 'gave you an article',
        to: 'gave an article to',
      },
      deletes: {
        toYou: 'took back an article from you',
        to: 'took back an article from',
      },
    },
    sentQuestionnaire: {
      changes: {
        toYou: 'sent you a questionnaire',
        to: 'sent a questionnaire to',
      },
      deletes: {
        toYou: 'took back a questionnaire from you',
        to: 'took back a questionnaire from',
      },
    },
    articleRead: {
      reads: {
        toYou: 'looked at which articles you read',
        to: 'looked at the articles read by',
      },
    },
    assignment: {
      changes: {
        toYou: 'chose who your dietician is',
        to: 'chose the dietician of',
      },
    },
    message: {
      changes: {
        toYou: 'wrote you a message',
        to: 'wrote a message to',
      },
      deletes: {
        toYou: 'took back a message to you',
        to: 'took back a message to',
      },
    },
    messageFile: {
      changes: {
        toYou: 'added a file to a message to you',
        to: 'added a file to a message to',
      },
    },
    messagePicture: {
      changes: {
        toYou: 'added a picture to a message to you',
        to: 'added a picture to a message to',
      },
    },
    goalProposal: {
      changes: {
        toYou: 'proposed a goal to you',
        to: 'proposed a goal to',
      },
    },
    measurement: {
      changes: {
        toYou: 'entered your measurements',
        to: 'entered measurements of',
      },
      deletes: {
        toYou: 'deleted one of your measurements',
        to: 'deleted a measurement of',
      },
    },
    dietPlan: {
      changes: {
        toYou: 'wrote or changed your diet plan',
        to: 'wrote or changed the diet plan of',
      },
      deletes: {
        toYou: 'deleted one of your diet plans',
        to: 'deleted a diet plan of',
      },
    },
    markedPlan: {
      changes: {
        toYou: 'uploaded a diet plan for you despite warnings',
        to: 'uploaded a diet plan despite warnings for',
      },
    },
  },
  copied: {
    appointment: 'your appointments: when, where, with whom, and why one was cancelled',
    articleLink: 'articles that your dietician gave you',
    sentQuestionnaire: 'the questionnaires that you were sent, as they were then',
    questionnaireAnswer: 'your answers to them, with each question’s words',
    articleRead: 'which articles you have read, and when',
    auditEntry: 'when a dietician looked at or changed which of these',
    calendarFeed:
      'since when your calendar may fetch your meals; its link is in none of these files',
    coachingPeriod: 'when you are being coached',
    message: 'the messages between you and your practice, and what each was about',
    messageFile: 'the files of those messages, which are in the folder pictures',
    messagePicture: 'the pictures of those messages, which are in the folder pictures',
    goal: 'your goals, and who set them',
    goalChange: 'what your goals were before they were changed, and when',
    goalHabitDay: 'how often you did what you set yourself, on each day',
    profileImage: 'your picture, which is in the folder pictures',
    invitation:
      'the invitation by which you came: who invited you, when, and the line they wrote to you',
    measurement: 'what was measured of you: the value as it was typed, and in SI units',
    measurementChange:
      'what your measurements were before they were corrected or deleted, and when',
    pushDevice: 'the devices on which you are told, and since when',
    notification: 'what you were told, and when you read it',
    notificationSetting: 'your quiet hours, and when mails come together',
    notificationChoice: 'by which ways you want to be told of what',
    dietPlan: 'your diet plans',
    dietPlanVersion: 'what those plans were before they were changed or deleted',
    savedDietPlan: 'copies of plans that your dietician keeps for you',
    customerProfile: 'your profile',
    chosenAllergens: 'allergens that your dietician chose for you',
    foodTarget: 'what a day of yours should contain',
    dailyProgress: 'the days you logged, with the meals that were planned for them then',
    answerPhoto: 'the photos in your answers, which are in the folder pictures',
    mealPhoto: 'the photos of your meals, which are in the folder pictures',
    reminder: 'what you are reminded of, and when',
    accountDeletion: 'whether you asked for your account to be deleted',
    consent: 'when you agreed to which privacy text, and when you withdrew that',
    user: 'your account: name, email address and whether it refuses reminders, time zone',
    account: 'how you sign in; your password itself is in none of these files',
    session: 'where you are signed in',
    authenticator: 'since when an authenticator app gives codes for you; its key is not in here',
    passkey: 'your passkeys: their names, public halves and last use',
  },
  full: {
    anything: 'There is no room for more. Delete what is no longer needed first.',
    messages: 'No more messages fit. Ask your practice how to go on.',
    messageFiles: 'No more files fit in this conversation. Send the message without one.',
    messagePictures: 'No more pictures fit. Send the message without one.',
    goals: 'No more goals fit. Change one that is there.',
    goalChanges: 'No more changes of goals are kept. Leave this one as it is.',
    measurementChanges: 'No more corrections are kept. Add a new value instead.',
    devices: (most: number) =>
      `There are ${most} devices already, the most there can be. Remove one first.`,
    plans: 'No more plans fit. Delete one that nobody needs any more.',
    planVersions: 'No more changes of plans are kept. Upload a new plan instead.',
    passkeys: (most: number) => `${most} passkeys are the most. Remove one first.`,
    sessions: 'You are signed in in too many places. Reset your password to end them all.',
    appointments: 'No more appointments fit. Ask your practice how to go on.',
    visitChanges: 'No more changes are kept. Write a new note instead.',
  },
  invitation: {
    subject: (practice: string) => `An invitation from ${practice}`,
    text: ({ practice, dietician, name, line, link, days }: Invitation) =>
      `Hello${name && ` ${name}`},\n\n${dietician} invites you to ${practice}.\n${line && `\n${line}\n`}\nCreate your account within ${days} days by opening this link:\n${link}\n\nThis link is only for you, so please don’t share it. If you don’t know the practice, ignore this email.\n`,
    toColleague: ({ practice, dietician, as, link, days }: ToColleague) =>
      `Hello,\n\n${dietician} invites you to work at ${practice} on Weekplate, ${as}.\n\nCreate your account within ${days} days by opening this link:\n${link}\n\nThis link is only for you, so please don’t share it. If you don’t know the practice, ignore this email.\n`,
  },
  letters: {
    verification: {
      subject: (practice: string) => `Confirm your email address for ${practice}`,
      text: (practice: string, link: string) =>
        `An account at ${practice} was created with this address.\n\nPlease confirm your address by opening this link within a day:\n${link}\n\nIf this wasn’t you, ignore this email. The address stays unconfirmed and nobody gets in.\n`,
    },
    'password-reset': {
      subject: (practice: string) => `Choose a new password for ${practice}`,
      text: (practice: string, link: string) =>
        `Someone asked for a new password for your account at ${practice}.\n\nChoose one by opening this link within an hour:\n${link}\n\nIf this wasn’t you, ignore this email. Your password stays the same.\n`,
    },
    'existing-account': {
      subject: (practice: string) => `You already have an account at ${practice}`,
      text: (practice: string, link: string) =>
        `Someone tried to sign up at ${practice} with this address, but it already has an account.\n\nLog in here:\n${link}\n\nIf you forgot your password, choose 'Forgot password' there. If this wasn’t you, ignore this email.\n`,
    },
  },
  reminder: {
    day: {
      subject: 'Time to log your day',
      text: 'Time to log your day. It takes two minutes:',
    },
    plan: {
      subject: 'Time to look at your plan',
      text: 'Time to look at your plan:',
    },
    water: {
      subject: 'Time for a glass of water',
      text: 'Time for a glass of water. Log it with your day:',
    },
  },
  reminderEnd: (practice: string, settings: string, stop: string) =>
    `You set this reminder at ${practice}. Change your reminders:\n${settings}\n\nStop it without signing in:\n${stop}\n`,
  contact: {
    subject: (name: string) => `Message from ${name}`,
    end: (name: string, email: string) =>
      `${name}, ${email}, by the contact form of your practice. The address was not checked.\nIt is also under Website Enquiries, where it can be archived. To answer, reply to this mail.\n`,
    trapFilledIn:
      'Your browser filled in a field that nobody sees, as programs do. Nothing you wrote is lost: please press Send Message once more.',
    labels: {
      name: 'Name',
      email: 'Email',
      message: 'Message',
      website: 'A field that nobody sees',
    },
    thankYou: 'Thank you',
    arrived: 'Your message has arrived. The practice answers by email.',
    notSentYet: 'Not sent yet',
    send: 'Send Message',
  },
  meals: 'Meals',
  columns: {
    name: 'Name',
    email: 'Email',
    status: 'Status',
    days: 'Days logged of the last 14',
    lastLogged: 'Last logged',
    adherence: 'Adherence %',
    weightChange: 'Weight change kg',
    planUntil: 'Plan until',
    periodStart: 'Period start',
    periodEnd: 'Period end',
    dietician: 'Dietician',
    lastVisit: 'Last visit',
    tags: 'Tags',
  },
  consentWithdrawn: 'Consent withdrawn',
  minutesToRead: (minutes: number) => `${minutes} min to read`,
  thePractice: 'The practice',
  closedInDemo: 'This is switched off in the public demo.',
  cannotBeDone: 'This cannot be done here.',
  noSuchPlan: 'This customer has no such plan any more.',
  dayIsOver: 'This day is over. Choose today or one that is to come.',
  noDietician: 'This person is no dietician of the practice. Choose another.',
  fileGone: 'This file is not there any more. Choose it again.',
  notAPdf: 'Only PDF files can be sent. Save it as a PDF and try again.',
  pdfLocked: 'This PDF has a password, so it cannot be checked. Save it without one.',
  pdfHarmful:
    'This PDF has scripts, forms that send, or files inside. Print it to a new PDF and send that.',
  pdfUnread:
    'This PDF is built in a way that cannot be checked. Print it to a new PDF and send that.',
  pictureGone: 'This picture is not there any more. Choose it again.',
  onlyDieticianSends: 'Only a dietician sends this.',
  dayAhead: 'A day ahead, within a year.',
  noSuchMeal: 'There is no such meal on this day any more.',
  measurementGone: 'This measurement is not there any more.',
  nameWithALetter: 'Enter a name with at least one letter.',
  hasThatFood: (name: string) => `Your practice already has '${name}'. Change that one.`,
  foodsFull: (most: string) =>
    `Your practice has ${most} of these, the most there can be. Remove one first.`,
  noSuchKind: 'There is no such kind.',
  ofTheLastSevenDays: 'A day of the last seven, please.',
  fileTooLarge: (most: number) => `This file is larger than ${most} MB. Choose a smaller one.`,
  fileCutOff: 'The file was cut off. Try again.',
  pictureCutOff: 'The picture was cut off. Try again.',
  manyPictures: 'Many pictures are arriving just now. Try again soon.',
  proveForAllData:
    'Confirm again that it’s you, in the settings of the practice. Then download the file.',
  picturesAway: 'Pictures cannot be reached just now. Nothing was changed; try again in a moment.',
  linkNotMailed: 'This link is not mailed.',
  onlyTheWriter: 'Only who wrote this can change or delete it.',
  kindNotOffered: 'This kind is not offered. Choose another one.',
  numbersHidden: 'Numbers are hidden for you, and this file consists of them. Show them first.',
  ofAnotherDay: 'This is of another day.',
  thereIsAlready: (name: string) => `There is “${name}” already.`,
  kindsFull: (most: number, ever: number) =>
    `There can be ${most} kinds of your own, ${ever} with retired ones. Retire or rename one.`,
  dayFull: (most: number, day: string) =>
    `A day has room for ${most} of this kind. Leave some of ${day} out.`,
  noSuchVersion: 'There is no such version yet.',
  notAVersion: 'This is not a version.',
  bothFromAndTo: 'Give both from and to.',
  mostDays: (most: number) => `At most ${most} days, the first before the last.`,
  noteChanged: 'This note was changed meanwhile. Look at it again.',
  /** The README in a customer's copy of their data. The lines about the files are its middle. */
  copyReadme: (who: string, at: string, files: string) => `Everything that is kept of ${who}
As it was on ${at} UTC.

Each kind of data is here twice: as .json, for programs, and as .csv, which opens in any
spreadsheet. A file without rows means that nothing of the kind is kept.

${files}

Days are year-month-day in your own calendar. Moments are in UTC, and end in Z.
Ids stand for people, plans and sessions. In the .csv files, a text that begins with
= + - or @, or does so behind a comma, a semicolon or a line's end, has an apostrophe
there, so that no spreadsheet takes it for a formula; the .json files have it as it is.

Not in here: secrets that would open your account, and the working notes that your
dietician keeps in private. Ask your practice about those.
`,
});
