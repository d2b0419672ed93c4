import { Addressed } from './kit/address.tsx';
import './kit/tokens.css';
import './kit/base.css';
import './kit/looks.css';
import { createRoot } from 'react-dom/client';
import { preloadFor, Router } from './frame/router.tsx';
import { followColourScheme } from './kit/device.ts';
import { LoadingScreen } from './kit/Page.tsx';
import { mayBeKept } from './session/kept.ts';
import { refreshSession, remember } from './session/sessionStore.ts';
import { followReader } from './store/language.ts';

followReader();
if (mayBeKept()) remember(import('./live/keptAnswers.ts').then(({ wake }) => wake()));
void refreshSession();
followColourScheme();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

const root = createRoot(place);
root.render(<LoadingScreen />);
void preloadFor(location.pathname).then(() =>
  root.render(
    <Addressed>
      <Router />
    </Addressed>,
  ),
);
