import type { say as english } from './words.ts';

export const say: typeof english = {
  hero: {
    tagline:
      'Suivez vos progrès, atteignez vos objectifs et échangez avec des spécialistes de la nutrition.',
    start: 'Commencer',
    known: 'Déjà un compte ?',
    toHome: 'Aller à votre tableau de bord',
    logIn: 'Se connecter',
  },
  about: {
    title: 'À propos',
    statement:
      'Weekplate réunit un·e diététicien·ne et les personnes suivies autour d’une seule chose : la semaine à venir, repas par repas.',
    sides: [
      {
        title: 'Quand vous êtes suivi·e',
        text: 'Votre semaine est préparée pour vous par une personne qui connaît vos objectifs, ce que vous n’aimez pas et ce que vous ne pouvez pas manger. Elle est sur votre téléphone au petit-déjeuner, et un repas se note d’un geste.',
      },
      {
        title: 'Quand vous accompagnez',
        text: 'Écrivez une semaine comme sur papier, sept jours et huit repas par jour. Voyez d’un coup d’œil qui a noté sa journée, qui a besoin de vous et comment se sont passées les dernières semaines avant d’écrire la suivante.',
      },
    ],
    promise:
      'C’est le cabinet de votre diététicien·ne qui l’héberge. Pas de publicité, pas de traceurs tiers, et rien n’est vendu.',
  },
  features: {
    title: 'Ce que fait Weekplate',
    lead: 'Chaque image est un véritable écran de Weekplate, ici en anglais.',
    each: {
      logging: {
        title: 'Noter ses repas',
        text: 'Vos repas du jour, chacun à cocher. Vous avez mangé autre chose ? Dites-le, avec une photo si vous voulez. Puis l’eau au verre, le sommeil, l’humeur et un mot sur la journée.',
        shows: 'Un téléphone avec les repas du jour, deux sur sept cochés',
      },
      curves: {
        title: 'Vos progrès en courbes',
        text: 'Poids et mesures à côté des repas, de l’eau, du sommeil, de l’humeur et de la note du jour : deux semaines, un an ou tout en courbes, pour vous et votre diététicien·ne.',
        shows: 'Courbes du poids, du respect du plan et du sommeil sur les mêmes mois',
      },
      dietician: {
        title: 'Proche de votre diététicien·ne',
        text: 'Une personne rien que pour vous. Posez votre question depuis le repas concerné et lisez la réponse juste en dessous. Ce que vous notez, elle le voit aussitôt.',
        shows: 'Un téléphone avec la page d’une diététicienne qui se présente',
      },
      plan: {
        title: 'Des plans sur mesure',
        text: 'Sept jours, huit repas par jour, chacun à son heure, prévus pour une seule personne dans une grille aussi simple que le papier.',
        shows: 'Un plan en grille, les jours en colonnes et les repas en lignes',
      },
      aims: {
        title: 'Objectifs et rappels',
        text: 'Fixez des objectifs ensemble, voyez où vous en êtes et, à ce rythme, quand vous y serez. Un e-mail ou votre téléphone vous le rappelle à l’heure choisie.',
        shows:
          'Un téléphone avec des objectifs en cours : de l’eau trois jours sur sept, bouger deux fois par semaine',
      },
      library: {
        title: 'Bibliothèque',
        text: 'Articles et conseils de votre cabinet, à chercher et à lire. Votre diététicien·ne vous conseille celui qui vous aidera aujourd’hui.',
        shows: 'Une liste d’articles à parcourir, le premier conseillé par la diététicienne',
      },
    },
  },
  roadmap: {
    title: 'Comment ça se passe',
    lead: 'Six étapes, du premier clic à vos objectifs.',
    steps: [
      {
        title: 'Créer un compte',
        text: 'Créez un compte et remplissez votre profil, autant que vous voulez.',
      },
      {
        title: 'Faire connaissance',
        text: 'Votre diététicien·ne lit votre profil et fixe les dates de votre suivi.',
      },
      {
        title: 'Recevoir son plan',
        text: 'Dès l’envoi du plan, votre semaine est là à votre prochaine visite.',
      },
      {
        title: 'Noter chaque jour',
        text: 'Un geste par repas, puis l’eau, le sommeil et l’humeur. Tout s’enregistre au fur et à mesure.',
      },
      {
        title: 'Recevoir des retours',
        text: 'Votre diététicien·ne répond à vos journées, propose un autre repas et prépare la semaine suivante à partir de là.',
      },
      {
        title: 'Atteindre ses objectifs',
        text: 'Semaine après semaine, au rythme de votre vie.',
      },
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'Une question avant de commencer, ou pas sûr que ce soit pour vous ? Votre message arrive directement aux diététicien·nes de ce cabinet.',
    coached: 'Déjà suivi·e ici ?',
    coachedText: 'Vous pouvez toujours écrire à votre diététicien·ne dans « Messages ».',
    emergency: 'En cas d’urgence',
    emergencyText:
      'Personne ne surveille Weekplate jour et nuit. Appelez votre numéro d’urgence local.',
  },
  onThisPage: 'Sur cette page',
  helpAndLegal: 'Aide et mentions légales',
  legal: 'Mentions légales',
  privacyDescription:
    'Ce que Weekplate conserve sur vous, pourquoi, combien de temps et qui le voit.',
  termsDescription: 'Ce que vous acceptez en créant un compte Weekplate.',
  playFilm: 'Lire le film',
  pauseFilm: 'Mettre le film en pause',
};
