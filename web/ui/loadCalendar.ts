/** With what it is made of, most of a screen: fetched at rest, or as one comes near its button. */
export const loadCalendar = () => import('./Calendar.tsx');
