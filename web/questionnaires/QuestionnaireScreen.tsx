import { Suspense } from 'react';
import { useParams } from '../kit/address.tsx';
import { lazyScreen } from '../kit/lazy.tsx';
import { PageSkeleton } from '../kit/Page.tsx';
import { useMe } from '../session/session.ts';
import type { Sender } from '../store/change.ts';

export const sendAnswers: Sender = async (changes) =>
  (await import('./sendAnswers.ts')).sendAnswers(changes);

const screens = {
  answer: lazyScreen(() => import('./AnswerScreen.tsx')),
  builder: lazyScreen(() => import('./BuilderScreen.tsx')),
  list: lazyScreen(() => import('./ListScreen.tsx')),
  mine: lazyScreen(() => import('./MineScreen.tsx')),
  sent: lazyScreen(() => import('./SentScreen.tsx')),
};

/** All screens about questionnaires behind one name, because the first load of every screen lists each name. */
export default function QuestionnaireScreen() {
  const { uid, id } = useParams();
  const { role } = useMe();
  const name =
    role === 'customer' ? (id ? 'answer' : 'mine') : uid ? 'sent' : id ? 'builder' : 'list';
  const Screen = screens[name];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
}
