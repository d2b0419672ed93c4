import { translated } from '#domain/language/language.ts';

export const say = translated({
  deviceRemoved:
    'This device was removed from another one. Turn it on here again if you want to be told on it.',
  unknownPushService: 'This is not a push service that is known here.',
  chooseYours: (address: string) => `Choose your notifications:\n${address}`,
  stopThese: (address: string) => `Stop these emails without signing in:\n${address}`,
  readItHere: (happened: string, address: string) => `${happened}. Read it here:\n${address}`,
  newToday: 'What is new today',
  dailySummary: 'The daily summary email',
  kinds: {
    'new-plan': {
      one: 'You have a new diet plan',
      many: (count: number) => `${count} new diet plans`,
      stopped: 'Emails about new diet plans',
    },
    'changed-meals': {
      one: 'Meals of your plan were changed',
      many: (count: number) => `${count} plans with changed meals`,
      stopped: 'Emails about changed meals',
    },
    message: {
      one: 'You have a new message',
      many: (count: number) => `${count} new messages`,
      stopped: 'Emails about new messages',
    },
    'period-ending': {
      one: 'Your coaching ends soon',
      many: (count: number) => `${count} reminders that your coaching ends soon`,
      stopped: 'Emails about the end of your coaching',
    },
    'goal-reached': {
      one: 'You reached a goal',
      many: (count: number) => `${count} goals that you reached`,
      stopped: 'Emails about goals that you reached',
    },
    'goal-proposed': {
      one: 'A goal was proposed to you',
      many: (count: number) => `${count} goals that were proposed to you`,
      stopped: 'Emails about proposed goals',
    },
    article: {
      one: 'You were given something to read',
      many: (count: number) => `${count} articles to read`,
      stopped: 'Emails about articles to read',
    },
    questionnaire: {
      one: 'You have a questionnaire to fill in',
      many: (count: number) => `${count} questionnaires to fill in`,
      stopped: 'Emails about questionnaires',
    },
    reminder: {
      one: 'This is your reminder',
      many: (count: number) => `${count} reminders`,
      stopped: 'Emails about reminders',
    },
    appointment: {
      one: 'An appointment of yours was booked or changed',
      many: (count: number) => `${count} changes to your appointments`,
      stopped: 'Emails about your appointments',
    },
    'appointment-soon': {
      one: 'You have an appointment soon',
      many: (count: number) => `${count} appointments soon`,
      stopped: 'Emails before appointments',
    },
    question: {
      one: 'A customer asked a question',
      many: (count: number) => `${count} questions of customers`,
      stopped: 'Emails about questions',
    },
    'day-note': {
      one: 'A customer wrote a note',
      many: (count: number) => `${count} notes of customers`,
      stopped: 'Emails about notes',
    },
    answers: {
      one: 'A customer filled in a questionnaire',
      many: (count: number) => `${count} questionnaires that customers filled in`,
      stopped: 'Emails about filled-in questionnaires',
    },
    'new-customer': {
      one: 'You have a new customer',
      many: (count: number) => `${count} new customers`,
      stopped: 'Emails about new customers',
    },
    silent: {
      one: 'A customer has gone quiet',
      many: (count: number) => `${count} customers who have gone quiet`,
      stopped: 'Emails about customers who have gone quiet',
    },
    'customer-period-ending': {
      one: 'The coaching of a customer ends soon',
      many: (count: number) => `${count} customers whose coaching ends soon`,
      stopped: 'Emails about coaching that ends',
    },
    'website-enquiry': {
      one: 'Somebody wrote through the website',
      many: (count: number) => `${count} enquiries through the website`,
      stopped: 'Emails about enquiries',
    },
    'customer-appointment': {
      one: 'A customer booked or changed an appointment',
      many: (count: number) => `${count} changes to appointments by customers`,
      stopped: 'Emails about customers’ appointments',
    },
    'customer-appointment-soon': {
      one: 'An appointment is coming up',
      many: (count: number) => `${count} appointments coming up`,
      stopped: 'Emails before appointments',
    },
  },
});
