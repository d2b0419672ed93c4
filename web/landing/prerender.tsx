import { renderToString } from 'react-dom/server';
import { Landing } from './Landing.tsx';

/** The landing page as HTML, for a visitor; the server puts in the year. */
export const prerender = (year: string): string =>
  renderToString(<Landing home={null} year={year} />);
