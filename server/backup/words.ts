import { translated } from '#domain/language/language.ts';

export const say = translated({
  person: 'Person',
  /** What the rows of each table are. */
  holds: {
    account: 'how each person logs in: with a password, or with Google',
    accountDeletion: 'who asked for their account to be deleted, and when it will be',
    answerPhoto: 'photos that answer a question of a questionnaire',
    appointment: 'appointments: when, where, with whom, and why one was cancelled',
    appointmentHours: 'when each dietician offers appointments',
    appointmentQuarter: 'the quarter hours that these appointments take',
    article: 'articles and recipes',
    articleImage: 'the pictures of articles',
    articleLink: 'which articles were given to whom',
    articleRead: 'who read which article, and when',
    articleStarter: 'which of our articles you have had',
    attentionSnooze: 'who was put off on Today, and until when',
    auditEntry: 'the record of access: who looked at or changed what',
    chosenAllergens: 'allergens that a dietician chose for a customer',
    coachingPeriod: 'when each customer is being coached',
    consent: 'who agreed to which privacy text, and when',
    contactMessage: 'enquiries from your website',
    conversation: 'how far each conversation is read and answered',
    conversationDone: 'messages that were marked as done without an answer',
    customerAttention: 'when a single customer appears on Today',
    customerProfile: 'profiles of customers',
    dailyProgress: 'the days that customers logged, with the meals planned then',
    dayNote: 'which notes of days are read',
    dieticianProfile: 'profiles of dieticians',
    dietPlan: 'diet plans',
    dietPlanVersion: 'what diet plans were before each change',
    foodName: 'which food a word in your plans means',
    foodTarget: 'what a day of a customer should contain',
    goal: 'goals, and who set them',
    goalChange: 'what goals were before each change',
    goalHabitDay: 'how often a customer did what they set themselves, day by day',
    invitation: 'invitations: for whom, by whom and when',
    libraryPlan: 'your plan library',
    mealPhoto: 'photos of meals',
    measurement: 'measurements: the value as typed, and in SI units',
    measurementChange: 'what measurements were before each change',
    measurementKind: 'kinds of measurements that you added',
    message: 'messages between customers and your practice',
    messageFile: 'PDF files of messages',
    messagePicture: 'pictures of messages',
    note: 'private notes about customers',
    notification: 'notifications, and when they were read',
    notificationChoice: 'who wants which notifications',
    notificationSetting: 'quiet hours, and when a daily summary comes',
    ownFood: 'foods that you added',
    practice: 'the settings of your practice',
    practiceAttention: 'when customers appear on Today',
    practiceLook: 'the logo and the colour of your practice',
    practiceRule: 'whether dieticians need two-factor sign-in',
    profileImage: 'profile pictures',
    pushRemoved: 'devices that were removed from notifications',
    questionnaire: 'questionnaires',
    questionnaireAnswer: 'answers to questionnaires',
    reminder: 'reminders',
    savedDietPlan: 'saved plans',
    savedReply: 'saved replies',
    sentQuestionnaire: 'questionnaires as they were sent',
    user: 'everybody: name, email, role, time zone and language',
    visit: 'private records of visits',
    visitAddendum: 'what was added to signed records',
    visitChange: 'what records of visits were before each change',
    visitTemplate: 'the headings of your records of visits',
  },
  readme: (at: string, files: string) => `All data of your practice in Weekplate
As it was on ${at} UTC.

This file holds health data, and it is not encrypted. Keep it where only you can read it.

  tables/         each kind of data twice: as .csv, which opens in any spreadsheet,
                  and as .json, for programs
  images/         pictures, and PDF files of messages, in a folder for each owner;
                  the tables name them under 'Filename'
  manifest.json   how many rows each table has, and checksums of every file

In the folder tables:

${files}

Days are year-month-day. Moments are in UTC, and end in Z. Ids connect the tables: the
customerId of a row is the id of somebody in 'user'. In the .csv files, a text that begins
with = + - or @, or does so behind a comma, a semicolon or a line's end, has an apostrophe
there, so that no spreadsheet takes it for a formula; the .json files have it as it is.

To continue elsewhere, install Weekplate on an empty database and run this, with the ZIP
file as you downloaded it:

  weekplate restore FILE

Not in here: passwords, passkeys and the keys of two-factor sign-in. Afterwards everybody
logs in with Google, or chooses a new password with 'Forgot password'. Whoever does so with
an address that was never confirmed starts with an empty account. Calendar links and push
notifications are set up again.
`,
});
