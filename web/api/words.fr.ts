import type { say as english } from './words.ts';

export const say: typeof english = {
  noConnection:
    'Pas de connexion. Rien de ce que vous avez écrit n’est perdu. Réessayez une fois la connexion rétablie.',
  tooSlow:
    'Le serveur a mis trop de temps à répondre. Rien de ce que vous avez écrit n’est perdu. Réessayez.',
  brokeOff: 'La connexion a été coupée. Rien de ce que vous avez écrit n’est perdu. Réessayez.',
  notOurServer:
    'Autre chose a répondu à la place du serveur, par exemple la page de connexion d’un Wi-Fi public. Rien de ce que vous avez écrit n’est perdu. Réessayez une fois en ligne.',
  serverError: (status) => `Le serveur a répondu par une erreur (${status}). Réessayez.`,
  sessionEnded: 'Votre session avait expiré. Connectez-vous si on vous le demande, puis réessayez.',
  wentWrong: 'Une erreur s’est produite. Réessayez.',
  partMissing:
    'Une partie de Weekplate n’a pas été chargée, la vérification n’a donc pas pu se faire. Rien de ce que vous avez écrit n’est perdu. Réessayez une fois en ligne, ou rechargez la page.',
};
