import './ui/tokens.css';
import './ui/base.css';
import './ui/layout.css';
import { createRoot } from 'react-dom/client';
import { preloadFor, Router } from './frame/router.tsx';
import { mayBeKept } from './session/drafts.ts';
import { refreshSession, remember } from './session/sessionStore.ts';
import { BrowserRouter } from './ui/BrowserRouter.tsx';
import { followColourScheme } from './ui/colourScheme.ts';

if (mayBeKept()) remember(import('./live/keptHere.ts').then(({ wake }) => wake()));
void refreshSession();
preloadFor(location.pathname);
followColourScheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <BrowserRouter>
    <Router />
  </BrowserRouter>,
);
