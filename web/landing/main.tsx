import './page.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Me } from '#domain/accounts/account.ts';
import { get } from '../api/request.ts';
import { homeOf } from '../session/homes.ts';
import { Landing } from './Landing.tsx';
import { fetchLoginAhead } from './loginAhead.ts';

/** The page as it was served; who is looking at it is asked afterwards. */
function Served({ year }: { year: string }) {
  const [home, setHome] = useState<string | null>(null);
  useEffect(() => {
    get<{ me: Me | null }>('/api/me').then(
      ({ me }) => setHome(me && homeOf(me)),
      // Not to know is to be a visitor: the links for visitors lead on either way.
      () => setHome(null),
    );
  }, []);
  return <Landing home={home} year={year} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('landing.html has no #root');
hydrateRoot(root, <Served year={root.dataset.year ?? ''} />);
fetchLoginAhead(root);
