import { numbered, translated } from '../language/language.ts';

export const say = translated({
  chooseMeal: 'Choose a meal.',
  writeMeal: 'Write the meal that you suggest.',
  choosePictureAgain: 'Choose the picture again.',
  chooseFileAgain: 'Choose the file again.',
  emptyMessage: 'Write something, or choose a picture or PDF.',
  noSuchMeal: 'The plan of that day has no such meal. Choose one that it has.',
  sameMeal: 'This is what the plan has there already. Write what you would change.',
  dayOver: (day: string) => `${day} is over. Suggest the meal for a day to come.`,
  noPlanForDay: (day: string) => `No plan holds ${day}. Plan that week first.`,
  mealChanged: (now: string, was: string) =>
    `The meal was changed since: it is now “${now}”, and was “${was}”.`,
  mealRemoved: (was: string) => `The meal was changed since: it is now empty, and was “${was}”.`,
  mealAdded: (now: string) => `The meal was changed since: it is now “${now}”, and was empty.`,
  noSuggestion: 'This message was taken back, or suggests no meal.',
  notYours: 'Only who wrote a message can take it back.',
  tooLate: 'A message can be taken back for five minutes. These are over; write what is right.',
  inThePlan: 'This meal is in the plan already. Change the plan, or write what is right.',
  tooManyMessages: (minutes: number) =>
    numbered(minutes, {
      one: 'These were many messages in a short time. Send the next one in a minute; what you wrote stays here.',
      other:
        'These were many messages in a short time. Send the next one in # minutes; what you wrote stays here.',
    }),
  youAreLeaving:
    'You have asked for your account to be deleted, so nothing new is written in it. Keep your account to write again.',
  customerIsLeaving:
    'This customer has asked for their account to be deleted, so nothing new is written in it.',
  consentMissing:
    'This customer has not agreed yet that the practice uses their health data. They can be written to once they have.',
  coachingPaused:
    'Your coaching is paused. You can ask all the same; your dietician may answer later.',
  coachingEnded:
    'Your coaching has ended. You can ask all the same; your dietician may answer later.',
});
