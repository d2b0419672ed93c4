import type { Position } from '#domain/signIn/access.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { todayOf } from '../factories/people.ts';
import { anItem, questionnaireInput } from '../factories/questionnaires.ts';
import { SIGNED } from '../factories/visits.ts';
import type { Factories } from '../factories.ts';
import { type Hashes, hashesOfTables } from '../tableHashes.ts';

/** A word in everything that belongs to the owner, so that any leak is noticed. */
export const SECRET_WORD = 'quince-marmalade';

const IN_THREE_DAYS = () => new Date(Date.now() + 3 * 86_400_000);

export type World = {
  readonly owner: Person;
  readonly otherCustomer: Person;
  readonly dietician: Person;
  /** Another dietician of the practice. */
  readonly colleague: Person;
  readonly withoutRole: Person;
  /** The ids of what the owner and the other customer have, by the word before the id in an address. */
  readonly ids: Readonly<Record<string, string>>;
  readonly otherIds: Readonly<Record<string, string>>;
  /** A measurement of the owner that the dietician wrote. */
  readonly measuredByDietician: string;
  /** Notifications and the device of the dietician. */
  readonly toldToDietician: Readonly<Record<string, string>>;
  /** A message of the dietician to the owner, with a suggested meal for today. */
  readonly sentByDietician: string;
  /** When the owner’s unread note of today was written. */
  readonly noteWrittenAt: string;
  /** The name of the owner’s picture. */
  readonly imageName: string;
  /** The name of the picture of the owner’s message. */
  readonly messagePicture: string;
  readonly messageFile: string;
  /** The name of the photo of the owner’s meal of today. */
  readonly mealPhoto: string;
  readonly answerPhoto: string;
  /** The last part of the address of the owner’s calendar. */
  readonly calendarFile: string;
  /** A name of which the practice said which food it means. */
  readonly foodName: string;
  readonly today: string;
};

/**
 * A customer with one of everything, and people who may or may not see it. `position`: what the dietician is in the
 * practice.
 */
export async function aWorld(make: Factories, position: Position = 'owner'): Promise<World> {
  const dietician = await make.aDietician({}, position);
  const colleague = await make.aDietician({}, 'dietician');
  const owner = await make.aCustomer({ name: SECRET_WORD });
  const otherCustomer = await make.aCustomer();
  const withoutRole = await make.aPersonWithoutRole();
  const today = todayOf(owner);
  const { id: planId } = await make.aPlan(owner, {
    name: SECRET_WORD,
    earlier: [{ name: `${SECRET_WORD} before` }],
    seenVersion: 1,
    uploadedBy: dietician,
  });
  const { id: savedPlanId } = await make.aSavedPlan(owner, { name: SECRET_WORD });
  await make.aDay(owner, today, { notes: SECRET_WORD });
  await make.aCustomerProfile(owner, { medicalConditions: SECRET_WORD });
  await make.chosenAllergens(owner, dietician, ['sesame']);
  await make.foodTargets(owner);
  await make.aNote(owner, SECRET_WORD, dietician);
  await make.aDieticianProfile(dietician);
  const measured = { by: dietician, time: '00:00:30', note: SECRET_WORD };
  const { id: measuredByDietician } = await make.aMeasurement(owner, measured);
  await make.aWeight(owner, today, 72);
  const { id: goalId } = await make.aReachedGoal(owner, { words: SECRET_WORD });
  await make.anInvitation(dietician, { email: owner.email, uses: 1, usedById: owner.id });
  const imageName = await make.anImage(owner);
  const article = await make.anArticle({ writer: dietician, pictures: [imageName] });
  await make.aReadArticle(owner, article);
  await make.aSentQuestionnaire(owner, { by: dietician, answers: { wish: SECRET_WORD } });
  await make.aPractice();
  await make.aLook();
  const toldToDietician = await make.allThatIsTold(dietician, { customer: owner });
  await make.anAttention(owner, dietician);
  const noteWrittenAt = await make.aWaitingNote(owner, today);
  const messageId = await make.aMessage(owner, { text: SECRET_WORD });
  const items = [
    ...questionnaireInput().items,
    ...['picture', 'other-picture'].map((name) => anItem(name, { type: 'photo' })),
  ];
  const sent = await make.aSentQuestionnaire(owner, { by: dietician, items });
  const mealPhoto = await make.aMealPhoto(owner, today);
  const messagePicture = await make.aMessagePicture(owner, messageId);
  const messageFile = await make.aMessageFile(owner, { messageId });
  const sentByDietician = await make.aMessage(owner, {
    by: dietician,
    text: SECRET_WORD,
    suggestion: {
      date: today,
      meal: 1,
      timing: 'Breakfast',
      was: 'Porridge with plums',
      text: 'Muesli',
    },
  });
  await make.anAssignedConversation(owner, dietician);
  const signed = await make.aVisit(owner, { text: SECRET_WORD, ...SIGNED });
  await make.anAddendum(signed);
  await make.aVisitTemplate();
  const calendarFile = await make.aCalendarFeed(owner);
  await make.hoursAlsoOfFirst(dietician);
  await make.fewReplies();
  await make.fewQuestionnaires();
  return {
    owner,
    otherCustomer,
    dietician,
    colleague,
    withoutRole,
    ids: {
      'diet-plans': planId,
      'saved-diet-plans': savedPlanId,
      goals: goalId,
      visits: (await make.aVisit(owner, { text: SECRET_WORD, writerId: dietician.id })).id,
      appointments: (await make.anAppointment(owner, { dietician, place: SECRET_WORD })).id,
      'visits/addenda': signed.id,
      invitations: (await make.anInvitation(dietician)).id,
      colleagues: colleague.id,
      'colleague-invitations': (await make.anInvitation(dietician, { position: 'assistant' })).id,
      messages: messageId,
      done: await make.aDone(owner, dietician),
      reminders: (await make.aReminder(owner)).id,
      ...(await make.allThatIsTold(owner)),
      measurements: (await make.aMeasurement(owner, { note: SECRET_WORD, was: 78.4 })).id,
      'measurement-kinds': (await make.aMeasurementKind({ id: 'grip-strength' })).id,
      articles: article.id,
      foods: 'day-oats',
      'own-foods': (await make.anOwnFood()).id,
      'plan-library': (await make.aLibraryPlan({ by: dietician })).id,
      'plan-library/put-back': (await make.aLibraryPlan({ by: dietician, isTakenOut: true })).id,
      questionnaires: (await make.aQuestionnaire({ by: dietician })).id,
      'sent-questionnaires': sent.id,
      'saved-replies': (await make.aReply()).id,
      'saved-replies/put-back': (await make.aReply({ isDeleted: true })).id,
      'article-reads': article.id,
      'article-links': (await make.aGivenArticle(owner, article, { planId })).id,
      'contact-messages': (await make.aContactMessage({ message: SECRET_WORD })).id,
    },
    otherIds: {
      'diet-plans': (await make.aPlan(otherCustomer, { earlier: [{ name: 'Before' }] })).id,
      'saved-diet-plans': (await make.aSavedPlan(otherCustomer)).id,
      goals: (await make.aReachedGoal(otherCustomer)).id,
      visits: (await make.aVisit(otherCustomer)).id,
      appointments: (
        await make.anAppointment(otherCustomer, { dietician, startsAt: IN_THREE_DAYS() })
      ).id,
      'visits/addenda': (await make.aVisit(otherCustomer, SIGNED)).id,
      messages: await make.aMessage(otherCustomer),
      done: await make.aDone(otherCustomer, dietician),
      reminders: (await make.aReminder(otherCustomer)).id,
      ...(await make.allThatIsTold(otherCustomer)),
      measurements: (await make.aMeasurement(otherCustomer)).id,
      'article-links': (await make.aGivenArticle(otherCustomer, article, { day: today })).id,
      'sent-questionnaires': (await make.aSentQuestionnaire(otherCustomer)).id,
    },
    measuredByDietician,
    toldToDietician,
    sentByDietician,
    noteWrittenAt,
    imageName,
    messagePicture,
    messageFile,
    mealPhoto,
    answerPhoto: await make.anAnswerPhoto(owner, sent.id),
    calendarFile,
    foodName: (await make.aFoodName()).key,
    today,
  };
}

/** Everything that is stored, to compare before and after a refusal. */
export async function storedRows(db: RunningEngine['db'], before?: Hashes): Promise<Hashes> {
  // A letter is sent in the background, independent of any request.
  const { letter: _, ...rows } = await hashesOfTables(db, before);
  return rows;
}
