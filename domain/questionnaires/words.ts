import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  writeTitle: 'Give it a title.',
  writeQuestion: 'Write the question.',
  writeOption: 'Write what can be chosen.',
  twoOptions: 'Give at least two options, one on each line.',
  optionsDiffer: 'Each option only once.',
  tooManyOptions: (most: number) => `At most ${inDigits(most)} options.`,
  tooManyItems: (most: number) =>
    `At most ${inDigits(most)} questions. Make two questionnaires of it.`,
  tooLong: 'This is too long. Make two questionnaires of it.',
  askSomething: 'Ask at least one question.',
  twice: 'This question is here twice. Delete it and write it anew.',
  scaleRises: 'The scale has to end above its start.',
  noPlace: 'This answer doesn’t fit there. Choose another place in the profile.',
  earlierDecides: 'Choose a question above this one.',
  answerIsGone: 'This answer is gone. Choose another one.',
  notAnAnswer: 'This doesn’t fit the question. Answer it again.',
  enterDate: 'Enter a date as YYYY-MM-DD.',
  answerTooLong: (most: number) => `At most ${inDigits(most)} characters. Shorten your answer.`,
  tooManyQuestionnaires: (most: number) =>
    `The practice has ${inDigits(most)} questionnaires, the most there can be. Delete one first.`,
  enoughWaiting: (most: number) =>
    `${inDigits(most)} questionnaires wait for this customer’s answers. Take one back first.`,
  hasAnswers: 'This questionnaire has answers already, so it stays.',
  yes: 'Yes',
  no: 'No',
  aPhoto: 'A photo',
  photosFull: (most: number) =>
    `There is room for ${inDigits(most)} photos in answers. Take one away first.`,
});
