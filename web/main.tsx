import './ui/tokens.css';
import './ui/base.css';
import './ui/looks.css';
import { createRoot } from 'react-dom/client';
import { preloadFor, Router } from './frame/router.tsx';
import { mayBeKept } from './session/drafts.ts';
import { refreshSession, remember } from './session/sessionStore.ts';
import { followColourScheme } from './ui/device.ts';
import { BrowserRouter } from './ui/Link.tsx';
import { LoadingScreen } from './ui/Page.tsx';

if (mayBeKept()) remember(import('./live/keptHere.ts').then(({ wake }) => wake()));
void refreshSession();
followColourScheme();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

const root = createRoot(place);
root.render(<LoadingScreen />);
void preloadFor(location.pathname).then(() =>
  root.render(
    <BrowserRouter>
      <Router />
    </BrowserRouter>,
  ),
);
