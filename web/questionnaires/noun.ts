import { IconNotebook } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

const entry = { label: say.questionnaires, icon: IconNotebook, own: 'only' } as const;
const dietician = { by: ['dietician'] } as const;

export const questionnaires: Noun = {
  screens: [
    { path: '/customer/questionnaires', load: () => import('./MineScreen.tsx'), entry },
    { path: '/customer/questionnaires/:id', load: () => import('./AnswerScreen.tsx') },
    { path: '/client/questionnaires', load: () => import('./ListScreen.tsx'), entry, ...dietician },
    {
      path: '/client/questionnaires/:id',
      load: () => import('./BuilderScreen.tsx'),
      ...dietician,
    },
    {
      path: '/client/customers/:uid/questionnaires/:id',
      load: () => import('./SentScreen.tsx'),
    },
  ],
  sends: { answer: async () => (await import('./sendAnswers.ts')).sendAnswers },
  keeps: ['sent-questionnaire'],
};
