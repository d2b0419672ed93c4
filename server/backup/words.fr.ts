import type { say as english } from './words.ts';

export const say: typeof english = {
  person: 'Personne',
  holds: {
    account: 'comment chaque personne se connecte : avec un mot de passe ou avec Google',
    accountDeletion: 'qui a demandé la suppression de son compte, et pour quand',
    answerPhoto: 'les photos qui répondent à une question d’un questionnaire',
    appointment: 'les rendez-vous : quand, où, avec qui, et pourquoi l’un d’eux a été annulé',
    appointmentHours: 'quand chaque diététicien·ne propose des rendez-vous',
    appointmentQuarter: 'les quarts d’heure que prennent ces rendez-vous',
    article: 'les articles et les recettes',
    articleImage: 'les images des articles',
    articleLink: 'quels articles ont été partagés avec qui',
    articleRead: 'qui a lu quel article, et quand',
    articleStarter: 'lesquels de nos articles vous avez déjà reçus',
    attentionSnooze: 'qui a été reporté sur Aujourd’hui, et jusqu’à quand',
    auditEntry: 'le journal des accès : qui a consulté ou modifié quoi',
    chosenAllergens: 'les allergènes choisis pour un·e client·e',
    coachingPeriod: 'quand chaque client·e est suivi·e',
    consent: 'qui a accepté quel texte sur la confidentialité, et quand',
    contactMessage: 'les demandes venues de votre site',
    conversation: 'où en est la lecture et la réponse de chaque conversation',
    conversationDone: 'les messages classés sans réponse',
    customerAttention: 'quand un·e client·e en particulier apparaît sur Aujourd’hui',
    customerProfile: 'les profils des client·es',
    dailyProgress: 'les journées notées, avec les repas alors prévus',
    dayNote: 'quelles notes de journées sont lues',
    dieticianProfile: 'les profils des diététicien·nes',
    dietPlan: 'les plans alimentaires',
    dietPlanVersion: 'les plans avant chaque modification',
    foodName: 'quel aliment désigne un mot de vos plans',
    foodTarget: 'ce que la journée d’un·e client·e devrait contenir',
    goal: 'les objectifs, et qui les a fixés',
    goalChange: 'les objectifs avant chaque modification',
    goalHabitDay: 'combien de fois un·e client·e a tenu ses habitudes, jour par jour',
    invitation: 'les invitations : pour qui, de qui et quand',
    libraryPlan: 'votre bibliothèque de plans',
    mealPhoto: 'les photos de repas',
    measurement: 'les mesures : la valeur saisie, et en unités SI',
    measurementChange: 'les mesures avant chaque modification',
    measurementKind: 'les types de mesures que vous avez ajoutés',
    message: 'les messages entre les client·es et votre cabinet',
    messageFile: 'les fichiers PDF des messages',
    messagePicture: 'les images des messages',
    note: 'les notes privées sur les client·es',
    notification: 'les notifications, et quand elles ont été lues',
    notificationChoice: 'qui veut quelles notifications',
    notificationSetting: 'les heures calmes, et quand arrive le résumé du jour',
    ownFood: 'les aliments que vous avez ajoutés',
    practice: 'les réglages de votre cabinet',
    practiceAttention: 'quand les client·es apparaissent sur Aujourd’hui',
    practiceLook: 'le logo et la couleur de votre cabinet',
    practiceRule: 'si les diététicien·nes ont besoin de la connexion en deux étapes',
    profileImage: 'les photos de profil',
    pushRemoved: 'les appareils qui ne reçoivent plus de notifications',
    questionnaire: 'les questionnaires',
    questionnaireAnswer: 'les réponses aux questionnaires',
    reminder: 'les rappels',
    savedDietPlan: 'les plans enregistrés',
    savedReply: 'les réponses enregistrées',
    sentQuestionnaire: 'les questionnaires tels qu’ils ont été envoyés',
    user: 'tout le monde : nom, e-mail, rôle, fuseau horaire et langue',
    visit: 'les comptes rendus privés des consultations',
    visitAddendum: 'ce qui a été ajouté à des comptes rendus signés',
    visitChange: 'les comptes rendus avant chaque modification',
    visitTemplate: 'les rubriques de vos comptes rendus',
  },
  readme: (at, files) => `Toutes les données de votre cabinet dans Weekplate
État au ${at} UTC.

Ce fichier contient des données de santé et n’est pas chiffré. Gardez-le là où vous seul·e
pouvez le lire.

  tables/         chaque type de données deux fois : en .csv, qui s’ouvre dans n’importe quel
                  tableur, et en .json, pour les programmes
  images/         les images et les fichiers PDF des messages, dans un dossier par personne
                  ou article ; les tables donnent leur nom sous « Filename »
  manifest.json   le nombre de lignes de chaque table, et les sommes de contrôle des fichiers

Dans le dossier tables :

${files}

Les jours sont écrits année-mois-jour. Les heures sont en UTC et se terminent par Z. Les
identifiants relient les tables : customerId est l’id d’une personne dans « user ». Dans les
fichiers .csv, un texte qui commence par = + - ou @, même après une virgule, un point-virgule
ou un saut de ligne, est précédé d’une apostrophe pour qu’aucun tableur ne le prenne pour une
formule ; les fichiers .json le gardent tel quel.

Pour continuer ailleurs, installez Weekplate avec une base de données vide et lancez ceci, avec
le fichier ZIP tel que vous l’avez téléchargé :

  weekplate restore FILE

Absents d’ici : les mots de passe, les clés d’accès et les clés de la connexion en deux étapes.
Ensuite, tout le monde se connecte avec Google ou choisit un nouveau mot de passe avec « Mot de
passe oublié ». Avec une adresse jamais confirmée, on commence alors avec un compte vide. Les
liens d’agenda et les notifications sur les appareils sont à configurer de nouveau.
`,
};
