import type { say as english } from './words.ts';

export const say: typeof english = {
  things: {
    articles: 'articles',
    appointments: 'rendez-vous',
    appointmentList: 'liste de tous les rendez-vous',
    appointmentHours: 'horaires des rendez-vous',
    attentionList: 'liste « Qui a besoin de vous »',
    attention: 'reports ou seuils dans « Aujourd’hui »',
    attentionRules: 'seuils de « Qui a besoin de vous »',
    record: 'journal des accès',
    calendarLink: 'lien d’agenda',
    coachingPeriod: 'période de suivi',
    assignment: 'diététicien·ne attitré·e',
    messages: 'messages',
    messagePictures: 'images des messages',
    waiting: 'questions en attente',
    allWaiting: 'questions en attente de toute la clientèle',
    customerList: 'liste de toute la clientèle',
    overview: 'vue d’ensemble',
    notes: 'notes privées',
    dayNotes: 'remarques des journées',
    foods: 'aliments du cabinet',
    foodTargets: 'objectifs alimentaires de la journée',
    goals: 'objectifs',
    riskyGoals: 'objectifs, dont un hors des limites sûres, avec un motif',
    picture: 'photo',
    invitations: 'invitations',
    measurements: 'mesures',
    hiddenNumbers: 'choix de masquer les chiffres',
    planLibrary: 'bibliothèque de plans',
    plans: 'plans alimentaires',
    markedPlans: 'plans alimentaires avec des repas signalés',
    savedPlans: 'plans enregistrés',
    practice: 'réglages du cabinet',
    profile: 'profil',
    questionnaires: 'questionnaires',
    questionnaireAnswers: 'réponses aux questionnaires',
    days: 'journées notées',
    mealPhotos: 'photos de repas',
    account: 'compte',
    colleagues: 'collègues',
    signInRule: 'règle de connexion en deux étapes',
    savedReplies: 'réponses enregistrées',
    messageFiles: 'fichiers des messages',
    allMessages: 'recherche dans toutes les conversations',
    allData: 'toutes les données du cabinet',
    visitTemplate: 'titres des comptes rendus de consultation',
    visits: 'notes privées des consultations',
  },
  did: {
    allData: {
      reads: {
        toYou: 'a téléchargé toutes les données du cabinet, dont les vôtres',
        to: 'a téléchargé toutes les données du cabinet',
      },
    },
    appointment: {
      changes: {
        toYou: 'a pris, déplacé ou annulé votre rendez-vous',
        to: 'a pris, déplacé ou annulé un rendez-vous de',
      },
    },
    articleLink: {
      reads: {
        toYou: 'a consulté les articles partagés avec vous',
        to: 'a consulté les articles partagés avec',
      },
      changes: {
        toYou: 'a partagé un article avec vous',
        to: 'a partagé un article avec',
      },
      deletes: {
        toYou: 'a cessé de partager un article avec vous',
        to: 'a cessé de partager un article avec',
      },
    },
    sentQuestionnaire: {
      changes: {
        toYou: 'vous a envoyé un questionnaire',
        to: 'a envoyé un questionnaire à',
      },
      deletes: {
        toYou: 'vous a retiré un questionnaire',
        to: 'a retiré un questionnaire à',
      },
    },
    articleRead: {
      reads: {
        toYou: 'a regardé quels articles vous avez lus',
        to: 'a consulté les articles lus par',
      },
    },
    assignment: {
      changes: {
        toYou: 'a choisi qui vous suit',
        to: 'a choisi qui suit',
      },
    },
    message: {
      changes: {
        toYou: 'vous a écrit un message',
        to: 'a écrit un message à',
      },
      deletes: {
        toYou: 'a retiré un message qui vous était adressé',
        to: 'a retiré un message adressé à',
      },
    },
    messageFile: {
      changes: {
        toYou: 'a joint un fichier à un message pour vous',
        to: 'a joint un fichier à un message pour',
      },
    },
    messagePicture: {
      changes: {
        toYou: 'a ajouté une image à un message qui vous est adressé',
        to: 'a ajouté une image à un message adressé à',
      },
    },
    goalProposal: {
      changes: {
        toYou: 'vous a proposé un objectif',
        to: 'a proposé un objectif à',
      },
    },
    measurement: {
      changes: {
        toYou: 'a saisi vos mesures',
        to: 'a saisi des mesures de',
      },
      deletes: {
        toYou: 'a supprimé une de vos mesures',
        to: 'a supprimé une mesure de',
      },
    },
    dietPlan: {
      changes: {
        toYou: 'a écrit ou modifié votre plan alimentaire',
        to: 'a écrit ou modifié le plan alimentaire de',
      },
      deletes: {
        toYou: 'a supprimé un de vos plans alimentaires',
        to: 'a supprimé un plan alimentaire de',
      },
    },
    markedPlan: {
      changes: {
        toYou: 'a envoyé un plan alimentaire pour vous malgré des avertissements',
        to: 'a envoyé un plan alimentaire malgré des avertissements pour',
      },
    },
  },
  copied: {
    appointment: 'vos rendez-vous\u00a0: quand, où, avec qui, et pourquoi l’un d’eux a été annulé',
    articleLink: 'les articles que votre diététicien·ne a partagés avec vous',
    sentQuestionnaire: 'les questionnaires que vous avez reçus, tels qu’ils étaient',
    questionnaireAnswer: 'vos réponses, avec les mots de chaque question',
    articleRead: 'les articles que vous avez lus, et quand',
    auditEntry: 'quand un·e diététicien·ne a consulté ou modifié quoi',
    calendarFeed:
      'depuis quand votre agenda peut lire vos repas ; son lien n’est dans aucun de ces fichiers',
    coachingPeriod: 'quand vous êtes suivi·e',
    message: 'les messages entre vous et votre cabinet, et le sujet de chacun',
    messageFile: 'les fichiers de ces messages, qui sont dans le dossier pictures',
    messagePicture: 'les images de ces messages, dans le dossier pictures',
    goal: 'vos objectifs, et qui les a fixés',
    goalChange: 'vos objectifs avant leurs modifications, et quand',
    goalHabitDay: 'combien de fois par jour vous avez fait ce que vous vous étiez promis',
    profileImage: 'votre photo, dans le dossier pictures',
    invitation: 'l’invitation par laquelle vous êtes venu·e : de qui, quand, et le mot pour vous',
    measurement: 'vos mesures : la valeur telle qu’elle a été saisie, et en unités SI',
    measurementChange: 'vos mesures avant d’être corrigées ou supprimées, et quand',
    pushDevice: 'les appareils sur lesquels vous êtes prévenu·e, et depuis quand',
    notification: 'ce dont vous avez été prévenu·e, et quand vous l’avez lu',
    notificationSetting: 'vos heures calmes, et quand les e-mails arrivent groupés',
    notificationChoice: 'par quels moyens vous voulez être prévenu·e de quoi',
    dietPlan: 'vos plans alimentaires',
    dietPlanVersion: 'ces plans avant d’être modifiés ou supprimés',
    savedDietPlan: 'les copies de plans que votre diététicien·ne garde pour vous',
    customerProfile: 'votre profil',
    chosenAllergens: 'les allergènes que votre diététicien·ne a choisis pour vous',
    foodTarget: 'ce que votre journée devrait contenir',
    dailyProgress: 'les journées que vous avez notées, avec les repas alors prévus',
    answerPhoto: 'les photos de vos réponses, dans le dossier pictures',
    mealPhoto: 'les photos de vos repas, dans le dossier pictures',
    reminder: 'ce qui vous est rappelé, et quand',
    accountDeletion: 'si vous avez demandé la suppression de votre compte',
    consent:
      'quand vous avez accepté quel texte sur la confidentialité, et quand vous l’avez retiré',
    user: 'votre compte : nom, adresse e-mail, refus des rappels, fuseau horaire',
    account: 'comment vous vous connectez ; votre mot de passe n’est dans aucun de ces fichiers',
    session: 'où vous êtes connecté·e',
    authenticator:
      'depuis quand une application d’authentification génère vos codes ; sa clé n’est pas ici',
    passkey: 'vos clés d’accès : noms, parties publiques et dernière utilisation',
  },
  full: {
    anything: 'Il n’y a plus de place. Supprimez d’abord ce qui ne sert plus.',
    messages: 'Il n’y a plus de place pour des messages. Adressez-vous à votre cabinet.',
    messageFiles:
      'Il n’y a plus de place pour des fichiers dans cette conversation. Envoyez le message sans fichier.',
    messagePictures: 'Il n’y a plus de place pour des images. Envoyez le message sans image.',
    goals: 'Il n’y a plus de place pour des objectifs. Modifiez-en un qui existe.',
    goalChanges:
      'Il n’y a plus de place pour des modifications d’objectifs. Laissez celui-ci tel quel.',
    measurementChanges:
      'Il n’y a plus de place pour des corrections. Ajoutez plutôt une nouvelle valeur.',
    devices: (most) => `Il y a déjà ${most} appareils, c’est le maximum. Retirez-en un d’abord.`,
    plans: 'Il n’y a plus de place pour des plans. Supprimez-en un qui ne sert plus.',
    planVersions:
      'Il n’y a plus de place pour des modifications de plans. Envoyez plutôt un nouveau plan.',
    passkeys: (most) => `${most} clés d’accès au maximum. Retirez-en une d’abord.`,
    sessions:
      'Vous êtes connecté·e à trop d’endroits. Réinitialisez votre mot de passe pour tout fermer.',
    appointments:
      'Il n’y a plus de place pour d’autres rendez-vous. Demandez à votre cabinet comment continuer.',
    visitChanges:
      'Il n’y a plus de place pour des modifications. Écrivez plutôt une nouvelle consultation.',
  },
  invitation: {
    subject: (practice) => `Une invitation de ${practice}`,
    text: ({ practice, dietician, name, line, link, days }) =>
      `Bonjour${name && ` ${name}`},\n\n${dietician} vous invite à rejoindre ${practice}.\n${line && `\n${line}\n`}\nCréez votre compte dans les ${days} jours en ouvrant ce lien :\n${link}\n\nCe lien est pour vous seul·e, merci de ne pas le partager. Si vous ne connaissez pas ce cabinet, ignorez cet e-mail.\n`,
    toColleague: ({ practice, dietician, as, link, days }) =>
      `Bonjour,\n\n${dietician} vous invite à travailler chez ${practice} avec Weekplate, ${as}.\n\nCréez votre compte dans les ${days} jours en ouvrant ce lien :\n${link}\n\nCe lien est pour vous seul·e, merci de ne pas le partager. Si vous ne connaissez pas ce cabinet, ignorez cet e-mail.\n`,
  },
  letters: {
    verification: {
      subject: (practice) => `Confirmez votre adresse e-mail pour ${practice}`,
      text: (practice, link) =>
        `Un compte a été créé chez ${practice} avec cette adresse.\n\nConfirmez votre adresse en ouvrant ce lien dans les 24 heures :\n${link}\n\nSi ce n’était pas vous, ignorez cet e-mail. L’adresse ne sera pas confirmée et personne ne pourra se connecter.\n`,
    },
    'password-reset': {
      subject: (practice) => `Choisissez un nouveau mot de passe pour ${practice}`,
      text: (practice, link) =>
        `Quelqu’un a demandé un nouveau mot de passe pour votre compte chez ${practice}.\n\nChoisissez-le en ouvrant ce lien dans l’heure :\n${link}\n\nSi ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste le même.\n`,
    },
    'existing-account': {
      subject: (practice) => `Vous avez déjà un compte chez ${practice}`,
      text: (practice, link) =>
        `Quelqu’un a voulu créer un compte chez ${practice} avec cette adresse, mais elle en a déjà un.\n\nConnectez-vous ici :\n${link}\n\nMot de passe oublié ? Choisissez-y « Mot de passe oublié ». Si ce n’était pas vous, ignorez cet e-mail.\n`,
    },
  },
  reminder: {
    day: {
      subject: 'C’est le moment de noter votre journée',
      text: 'C’est le moment de noter votre journée. Deux minutes suffisent :',
    },
    plan: {
      subject: 'C’est le moment de regarder votre plan',
      text: 'C’est le moment de regarder votre plan :',
    },
    water: {
      subject: 'C’est l’heure d’un verre d’eau',
      text: 'C’est l’heure d’un verre d’eau. Notez-le dans votre journée :',
    },
  },
  reminderEnd: (practice, settings, stop) =>
    `Vous avez programmé ce rappel chez ${practice}. Modifier vos rappels :\n${settings}\n\nL’arrêter sans vous connecter :\n${stop}\n`,
  contact: {
    subject: (name) => `Message de ${name}`,
    end: (name, email) =>
      `${name}, ${email}, par le formulaire de contact de votre cabinet. L’adresse n’a pas été vérifiée.\nLe message est aussi sous « Demandes du site », où vous pouvez l’archiver. Pour répondre, répondez à cet e-mail.\n`,
    trapFilledIn:
      'Votre navigateur a rempli un champ invisible, comme le font les robots. Rien n’est perdu : appuyez encore une fois sur « Envoyer le message ».',
    labels: {
      name: 'Nom',
      email: 'E-mail',
      message: 'Message',
      website: 'Un champ invisible',
    },
    thankYou: 'Merci',
    arrived: 'Votre message est bien arrivé. Le cabinet répond par e-mail.',
    notSentYet: 'Pas encore envoyé',
    send: 'Envoyer le message',
  },
  meals: 'Repas',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    status: 'Statut',
    days: 'Jours notés sur les 14 derniers',
    lastLogged: 'Dernière saisie',
    adherence: 'Respect du plan (%)',
    weightChange: 'Évolution du poids (kg)',
    planUntil: 'Plan jusqu’au',
    periodStart: 'Début du suivi',
    periodEnd: 'Fin du suivi',
    dietician: 'Diététicien·ne',
    lastVisit: 'Dernière consultation',
    tags: 'Mots-clés',
  },
  consentWithdrawn: 'Consentement retiré',
  minutesToRead: (minutes) => `${minutes} min de lecture`,
  thePractice: 'Le cabinet',
  closedInDemo: 'C’est désactivé dans la démo publique.',
  cannotBeDone: 'Ce n’est pas possible ici.',
  noSuchPlan: 'Cette personne n’a plus ce plan.',
  dayIsOver: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.',
  noDietician: 'Cette personne n’est pas diététicien·ne du cabinet. Choisissez quelqu’un d’autre.',
  fileGone: 'Ce fichier n’existe plus. Choisissez-le de nouveau.',
  notAPdf: 'Seuls les fichiers PDF peuvent être envoyés. Enregistrez-le en PDF et réessayez.',
  pdfLocked: 'Ce PDF a un mot de passe et ne peut pas être vérifié. Enregistrez-le sans.',
  pdfHarmful:
    'Ce PDF contient des scripts, des formulaires qui envoient des données ou d’autres fichiers. Imprimez-le dans un nouveau PDF et envoyez celui-ci.',
  pdfUnread:
    'Ce PDF est construit d’une façon qui ne peut pas être vérifiée. Imprimez-le dans un nouveau PDF et envoyez celui-ci.',
  pictureGone: 'Cette image n’est plus là. Choisissez-la à nouveau.',
  onlyDieticianSends: 'Seul·e un·e diététicien·ne peut envoyer cela.',
  dayAhead: 'Un jour à venir, dans l’année.',
  noSuchMeal: 'Ce repas n’existe plus ce jour-là.',
  measurementGone: 'Cette mesure n’est plus là.',
  nameWithALetter: 'Saisissez un nom avec au moins une lettre.',
  hasThatFood: (name) => `Votre cabinet a déjà « ${name} ». Modifiez celui-ci.`,
  foodsFull: (most) => `Votre cabinet en a ${most}, c’est le maximum. Retirez-en un d’abord.`,
  noSuchKind: 'Ce type n’existe pas.',
  ofTheLastSevenDays: 'Un jour parmi les sept derniers, s’il vous plaît.',
  fileTooLarge: (most) => `Ce fichier dépasse ${most} Mo. Choisissez-en un plus petit.`,
  fileCutOff: 'Le fichier est arrivé incomplet. Réessayez.',
  pictureCutOff: 'L’image est arrivée incomplète. Réessayez.',
  manyPictures: 'Beaucoup d’images arrivent en ce moment. Réessayez bientôt.',
  proveForAllData:
    'Confirmez de nouveau votre identité, dans les réglages du cabinet. Téléchargez ensuite le fichier.',
  picturesAway:
    'Les images sont inaccessibles pour l’instant. Rien n’a changé ; réessayez dans un moment.',
  linkNotMailed: 'Ce lien n’est pas envoyé par e-mail.',
  onlyTheWriter: 'Seule la personne qui l’a écrit peut le modifier ou le supprimer.',
  kindNotOffered: 'Ce type n’est pas proposé. Choisissez-en un autre.',
  numbersHidden:
    'Vos chiffres sont masqués, et ce fichier n’en contient que. Affichez-les d’abord.',
  ofAnotherDay: 'Ceci concerne un autre jour.',
  thereIsAlready: (name) => `« ${name} » existe déjà.`,
  kindsFull: (most, ever) =>
    `Vous pouvez avoir ${most} types personnels, ${ever} avec les anciens. Retirez-en un ou renommez-le.`,
  dayFull: (most, day) =>
    `Une journée peut contenir ${most} valeurs de ce type. Laissez-en quelques-unes de côté (${day}).`,
  noSuchVersion: 'Cette version n’existe pas encore.',
  notAVersion: 'Ce n’est pas une version.',
  bothFromAndTo: 'Indiquez le début et la fin.',
  mostDays: (most) => `${most} jours au plus, le premier avant le dernier.`,
  noteChanged: 'Cette note a été modifiée entre-temps. Relisez-la.',
  copyReadme: (who, at, files) => `Tout ce qui est conservé sur ${who}
État au ${at} UTC.

Chaque type de données figure ici deux fois : en .json, pour les programmes, et en .csv, qui
s’ouvre dans n’importe quel tableur. Un fichier sans lignes signifie que rien de ce type n’est
conservé.

${files}

Les jours sont écrits année-mois-jour, selon votre propre calendrier. Les heures sont en UTC et
se terminent par Z. Les identifiants désignent des personnes, des plans et des sessions. Dans les
fichiers .csv, un texte qui commence par = + - ou @, même après une virgule, un point-virgule ou
un saut de ligne, est précédé d’une apostrophe pour qu’aucun tableur ne le prenne pour une
formule ; les fichiers .json le gardent tel quel.

Absents d’ici : les secrets qui ouvriraient votre compte et les notes de travail que votre
diététicien·ne garde pour soi. Demandez-les à votre cabinet.
`,
};
