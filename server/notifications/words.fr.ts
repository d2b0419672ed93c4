import type { say as english } from './words.ts';

export const say: typeof english = {
  deviceRemoved:
    'Cet appareil a été retiré depuis un autre. Réactivez-le ici si vous voulez y être prévenu·e.',
  unknownPushService: 'Ce service de notifications n’est pas connu ici.',
  chooseYours: (address) => `Choisir vos notifications :\n${address}`,
  stopThese: (address) => `Arrêter ces e-mails sans vous connecter :\n${address}`,
  readItHere: (happened, address) => `${happened}. À lire ici :\n${address}`,
  newToday: 'Les nouveautés du jour',
  dailySummary: 'L’e-mail récapitulatif du jour',
  kinds: {
    'new-plan': {
      one: 'Vous avez un nouveau plan alimentaire',
      many: (count) => `${count} nouveaux plans alimentaires`,
      stopped: 'E-mails sur les nouveaux plans alimentaires',
    },
    'changed-meals': {
      one: 'Des repas de votre plan ont changé',
      many: (count) => `${count} plans avec des repas modifiés`,
      stopped: 'E-mails sur les repas modifiés',
    },
    message: {
      one: 'Vous avez un nouveau message',
      many: (count) => `${count} nouveaux messages`,
      stopped: 'E-mails sur les nouveaux messages',
    },
    'period-ending': {
      one: 'Votre suivi se termine bientôt',
      many: (count) => `${count} rappels de la fin de votre suivi`,
      stopped: 'E-mails sur la fin de votre suivi',
    },
    'goal-reached': {
      one: 'Vous avez atteint un objectif',
      many: (count) => `${count} objectifs atteints`,
      stopped: 'E-mails sur les objectifs atteints',
    },
    'goal-proposed': {
      one: 'Un objectif vous a été proposé',
      many: (count) => `${count} objectifs proposés`,
      stopped: 'E-mails sur les objectifs proposés',
    },
    article: {
      one: 'Vous avez quelque chose à lire',
      many: (count) => `${count} articles à lire`,
      stopped: 'E-mails sur les articles à lire',
    },
    questionnaire: {
      one: 'Vous avez un questionnaire à remplir',
      many: (count) => `${count} questionnaires à remplir`,
      stopped: 'E-mails sur les questionnaires',
    },
    reminder: {
      one: 'Voici votre rappel',
      many: (count) => `${count} rappels`,
      stopped: 'E-mails de rappel',
    },
    appointment: {
      one: 'Un de vos rendez-vous a été pris ou modifié',
      many: (count) => `${count} modifications de vos rendez-vous`,
      stopped: 'E-mails sur vos rendez-vous',
    },
    'appointment-soon': {
      one: 'Vous avez bientôt un rendez-vous',
      many: (count) => `${count} rendez-vous proches`,
      stopped: 'E-mails avant les rendez-vous',
    },
    question: {
      one: 'Un·e client·e a posé une question',
      many: (count) => `${count} questions de client·es`,
      stopped: 'E-mails sur les questions',
    },
    'day-note': {
      one: 'Un·e client·e a écrit une remarque',
      many: (count) => `${count} remarques de client·es`,
      stopped: 'E-mails sur les remarques',
    },
    answers: {
      one: 'Un·e client·e a rempli un questionnaire',
      many: (count) => `${count} questionnaires remplis`,
      stopped: 'E-mails sur les questionnaires remplis',
    },
    'new-customer': {
      one: 'Vous avez une nouvelle inscription',
      many: (count) => `${count} nouvelles inscriptions`,
      stopped: 'E-mails sur les nouvelles inscriptions',
    },
    silent: {
      one: 'Un·e client·e ne donne plus de nouvelles',
      many: (count) => `${count} client·es qui ne donnent plus de nouvelles`,
      stopped: 'E-mails sur les client·es qui ne donnent plus de nouvelles',
    },
    'customer-period-ending': {
      one: 'Le suivi d’un·e client·e se termine bientôt',
      many: (count) => `${count} client·es dont le suivi se termine bientôt`,
      stopped: 'E-mails sur les suivis qui se terminent',
    },
    'website-enquiry': {
      one: 'Quelqu’un a écrit via le site',
      many: (count) => `${count} demandes via le site`,
      stopped: 'E-mails sur les demandes',
    },
    'customer-appointment': {
      one: 'Quelqu’un a pris ou modifié un rendez-vous',
      many: (count) => `${count} rendez-vous modifiés`,
      stopped: 'E-mails sur les rendez-vous des client·es',
    },
    'customer-appointment-soon': {
      one: 'Un rendez-vous approche',
      many: (count) => `${count} rendez-vous proches`,
      stopped: 'E-mails avant les rendez-vous',
    },
  },
};
