import type { say as english } from './words.ts';

export const say: typeof english = {
  title: 'Deine Mahlzeiten in deinem Kalender',
  lead: 'Sieh deine Mahlzeiten im Kalender auf Handy oder Computer: die letzten zwei und die nächsten vier Wochen. Änderungen kommen von selbst, meist innerhalb von Stunden.',
  ofDietician: {
    title: 'Deine Termine in deinem Kalender',
    lead: 'Sieh deine Termine im Kalender auf deinem Handy oder Computer. Änderungen kommen von selbst an, meist in wenigen Stunden.',
  },
  howTo:
    'Auf iPhone, iPad oder Mac tippst du auf „Im Kalender öffnen“. In jedem anderen Kalender wählst du „Per URL“ oder „Abonnieren“ und fügst diesen Link ein.',
  shownOnce:
    'Das ist dein Kalender-Link. Wer ihn hat, kann lesen, was er zeigt, also behalte ihn für dich. Er wird nur jetzt angezeigt.',
  created: (at) =>
    `Kalender-Link erstellt: ${at}. Der Link wird nicht noch einmal angezeigt. Für einen anderen Kalender erstelle einen neuen; der alte funktioniert dann nicht mehr.`,
  failedToLoad: 'Dein Kalender-Link konnte nicht geladen werden.',
  failedToCreate: 'Der Link konnte nicht erstellt werden.',
  failedToRemove: 'Der Link konnte nicht entfernt werden.',
  removed: 'Link entfernt.',
  create: 'Kalender-Link erstellen',
  newLink: 'Neuer Link',
  removeLink: 'Link entfernen',
  openInCalendar: 'Im Kalender öffnen',
  renewal: {
    title: 'Neuen Link erstellen?',
    message:
      'Der jetzige Link funktioniert dann nicht mehr. Kalender, die ihn nutzen, werden nicht mehr aktualisiert, bis du ihnen den neuen gibst.',
    confirmLabel: 'Neuer Link',
  },
  removal: {
    title: 'Link entfernen?',
    message:
      'Kalender, die ihn nutzen, werden nicht mehr aktualisiert. Was sie schon zeigen, bleibt dort vielleicht, bis du es entfernst.',
    confirmLabel: 'Entfernen',
  },
};
