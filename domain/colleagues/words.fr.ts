import type { say as english } from './words.ts';

export const say: typeof english = {
  positions: { owner: 'Propriétaire', dietician: 'Diététicien·ne', assistant: 'Assistant·e' },
  asPosition: {
    owner: 'comme propriétaire du cabinet',
    dietician: 'comme diététicien·ne',
    assistant: 'comme assistant·e',
  },
  mayDo: {
    owner:
      'Les propriétaires font tout ce que font les diététicien·nes ; en plus, ils changent les réglages du cabinet et invitent des collègues.',
    dietician: 'Les diététicien·nes voient et modifient tout ce qui concerne les client·es.',
    assistant:
      'Les assistant·es voient tout ce qui concerne les client·es. Ils écrivent des messages, invitent des personnes et fixent des rendez-vous, mais ne modifient ni plans ni données de santé.',
  },
  lastOwner: 'Un cabinet a besoin d’un·e propriétaire. Nommez d’abord quelqu’un d’autre.',
  chooseSuccessor: 'Choisissez qui reprend ses client·es.',
  cannotTakeOver: 'Cette personne ne peut pas reprendre de client·es. Choisissez-en une autre.',
};
