import { IconNotebook } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say } from './words.ts';

const load = () => import('./QuestionnaireScreen.tsx');
const look = { label: say.questionnaires, icon: IconNotebook };

export const questionnaires: Noun = {
  screens: [
    { path: '/customer/questionnaires', load, entry: { ...look, own: 'only' } },
    { path: '/customer/questionnaires/:id', load },
    { path: '/client/questionnaires', load, entry: { ...look, own: 'only' }, by: ['dietician'] },
    { path: '/client/questionnaires/:id', load, by: ['dietician'] },
    { path: '/client/customers/:uid/questionnaires/:id', load },
  ],
  sends: { answer: async () => (await load()).sendAnswers },
  keeps: ['sent-questionnaire'],
};
