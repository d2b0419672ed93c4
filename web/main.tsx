import './ui/tokens.css';
import './ui/base.css';
import './ui/layout.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { refreshSession } from './auth/sessionStore.ts';
import { preloadFor } from './preload.ts';
import { Router } from './router.tsx';
import { followColourScheme } from './ui/colourScheme.ts';

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
