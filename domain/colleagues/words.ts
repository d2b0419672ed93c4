import { translated } from '../language/language.ts';

export const say = translated({
  positions: { owner: 'Owner', dietician: 'Dietician', assistant: 'Assistant' },
  asPosition: {
    owner: 'as an owner of the practice',
    dietician: 'as a dietician',
    assistant: 'as an assistant',
  },
  /** What each may see and do, for colleagues and for customers. */
  mayDo: {
    owner:
      'Owners do all that dieticians do, and also change the settings of the practice and invite colleagues.',
    dietician: 'Dieticians see and change everything about customers.',
    assistant:
      'Assistants see everything about customers. They write messages, invite people and arrange appointments, but change no plans and no health data.',
  },
  lastOwner: 'A practice needs an owner. Make somebody else an owner first.',
  chooseSuccessor: 'Choose who takes over their customers.',
  cannotTakeOver: 'They can’t take over customers. Choose another colleague.',
});
