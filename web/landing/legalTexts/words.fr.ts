import type { say as english } from './words.ts';

export const say: typeof english = {
  whoRunsIt:
    'Weekplate fonctionne sur un serveur du cabinet nommé ci-dessous. Le cabinet décide de vos données et en répond ; les auteurs de Weekplate n’en reçoivent rien.',
  whatIsStored: 'Ce qui est conservé',
  storedAccount:
    'Votre nom, votre adresse e-mail, le fait de l’avoir confirmée, et une forme chiffrée de votre mot de passe que personne ne peut relire. Si vous vous connectez avec Google : le numéro sous lequel Google vous connaît, et rien d’autre.',
  storedTimeZone:
    'Votre fuseau horaire, pour que vos journées commencent en même temps que vous, et qui est votre diététicien·ne.',
  storedProfile:
    'Le profil que vous remplissez. Seul votre nom est obligatoire ; le reste dépend de vous. Une image est réduite et débarrassée de ce que votre appareil y a inscrit, comme le lieu.',
  storedDays:
    'Les jours que vous notez : repas cochés, sautés ou remplacés, photos de repas si vous en ajoutez, eau, sommeil, humeur, note du jour et remarques. Les photos sont elles aussi débarrassées de ce que votre appareil y a inscrit.',
  storedMeasurements:
    'Ce qui est mesuré, comme votre poids, et vos objectifs, que ce soit vous ou votre diététicien·ne qui les ait notés.',
  storedMessages:
    'Ce que vous et le cabinet vous écrivez, avec les images, et ce dont vous avez été averti·e.',
  storedReminders:
    'Vos rappels, la façon dont vous voulez être averti·e et les articles que vous avez ouverts. Si vous activez les notifications sur un appareil : l’adresse à laquelle l’éditeur de son navigateur les reçoit. Elles passent chiffrées par le service de cet éditeur, de Google, Apple, Mozilla ou Microsoft, et ne contiennent rien sur votre santé.',
  storedCalendar: 'Si vous en créez une : une forme chiffrée de l’adresse de votre agenda.',
  storedConsent:
    'Quelle Politique de confidentialité vous avez acceptée, quand, et quand vous l’avez retiré.',
  storedFactors:
    'Si vous les configurez : la moitié publique de vos clés d’accès, la clé de votre application d’authentification, chiffrée, et une forme chiffrée de vos codes de secours.',
  storedAccess:
    'Quel·le diététicien·ne a consulté ou modifié quelles données, quand et depuis quel réseau.',
  storedPlans:
    'Les plans alimentaires que votre diététicien·ne prépare ou garde pour vous, et les dates du suivi.',
  storedNotes: 'Les notes de travail de votre diététicien·ne sur votre suivi.',
  storedDevices:
    'Pour chaque appareil où vous êtes connecté·e : quand c’était, son adresse réseau et son navigateur.',
  storedEnquiries:
    'Si vous écrivez par le formulaire de contact : votre nom, votre adresse e-mail, votre message et sa date, avec ou sans compte. Le cabinet le reçoit aussi par e-mail.',
  storedTries:
    'Pendant peu de temps : depuis quelle adresse réseau et pour quelle adresse e-mail quelqu’un a essayé de se connecter, de créer un compte ou de nous écrire, afin de freiner les essais de mots de passe et le spam. Et depuis quelle adresse réseau vous vous êtes connecté·e, pour que personne ne vous bloque en essayant ailleurs.',
  why: 'Pourquoi',
  whyText:
    'Pour que votre diététicien·ne puisse planifier vos repas et voir comment ils se sont passés, pour que vos questions aient une réponse, et pour que vous soyez les seuls à le voir. Pas de publicité, pas de profilage, et rien n’est vendu.',
  yourConsent: 'Votre consentement',
  consentText:
    'Ce que vous dites de votre santé est conservé et utilisé parce que vous l’avez accepté, à l’inscription ou quand on vous l’a demandé. Vous pouvez le retirer à tout moment dans « Mes données », aussi facilement que vous l’avez donné. Dès lors, aucun·e diététicien·ne ne peut ouvrir vos données de santé, et rien de nouveau n’est noté ; dans les listes figurent votre nom, votre adresse e-mail et votre retrait. Ce qui était conservé reste intact jusqu’à ce que vous acceptiez de nouveau ou supprimiez votre compte. Ce qui s’est passé avant reste licite. Si le cabinet change ce texte, ce que vous aviez accepté reste valable, et il reste noté de quel texte il s’agissait.',
  forHowLong: 'Combien de temps',
  keptAccount:
    'Votre compte, profil, plans, journées, photos, mesures, objectifs, messages, leurs notifications et la preuve de votre consentement : jusqu’à la suppression de votre compte. Pendant quelques jours, autant que le cabinet l’a choisi et qu’on vous l’annonce, vous pouvez vous connecter et revenir en arrière ; ensuite, tout est effacé.',
  keptEnquiries: 'Les messages du formulaire de contact : jusqu’à ce que le cabinet les supprime.',
  keptDevices:
    'Un appareil où vous êtes connecté·e : jusqu’à la déconnexion, au plus 30 jours sans usage et six mois en tout, sauf si le cabinet a fixé d’autres durées. Une adresse réseau depuis laquelle vous vous êtes connecté·e : 90 jours.',
  keptRecord:
    'Le journal des accès à vos données : trois ans, sauf si le cabinet a fixé une autre durée. Une fois votre compte effacé, il contient des numéros qui ne vous nomment plus.',
  keptTries:
    'Les essais comptés : environ deux heures. Les liens envoyés par e-mail sont valables un jour au plus.',
  keptBackups: 'Les sauvegardes du cabinet : aussi longtemps qu’il les garde.',
  whoSeesIt: 'Qui le voit',
  youSee: 'Vous voyez vos plans, vos journées, votre profil et ce qui vous a été écrit.',
  dieticiansSee:
    'Toute l’équipe de diététicien·nes du cabinet les voit aussi, et lit les messages du formulaire de contact. Ses notes de travail ne sont visibles que par elle.',
  othersSee: 'Les autres client·es ne voient rien de vous.',
  operatorSees:
    'La personne qui gère le serveur du cabinet peut techniquement accéder à ce qui y est conservé, et son fournisseur de messagerie achemine les e-mails qu’il envoie.',
  inYourBrowser: 'Dans votre navigateur',
  browserText:
    'Un cookie vous garde connecté·e. Votre navigateur retient aussi si vous êtes client·e ou diététicien·ne, et l’apparence choisie. Ce que vous êtes en train d’écrire y reste jusqu’à ce que vous l’enregistriez ou l’envoyiez, pour que rien ne se perde ; ainsi que vos journées, vos plans et ce qui attend d’être envoyé, si vous dites qu’un téléphone peut les garder. La déconnexion supprime tout. Il n’y a aucun cookie tiers.',
  yourRights: 'Vos droits',
  rightsText:
    'Dans « Mes données », vous pouvez à tout moment télécharger une copie de tout, voir qui l’a consulté, retirer votre consentement et supprimer votre compte. Vous pouvez aussi demander au cabinet ce qui est conservé sur vous, et le faire corriger.',
  termsBegin:
    'Le cabinet nommé ci-dessous met Weekplate à disposition des personnes qu’il suit. En créant un compte, vous acceptez ce qui suit.',
  whatItIsFor: 'À quoi ça sert',
  whatItIsForText:
    'Weekplate transmet les plans alimentaires du diététicien ou de la diététicienne à la personne suivie, et ses journées en retour. Il ne remplace pas un médecin, et personne ne le surveille jour et nuit : en cas d’urgence, appelez votre numéro d’urgence local.',
  yourAccount: 'Votre compte',
  accountAlone: 'Il n’est qu’à vous : gardez le mot de passe pour vous.',
  accountEmail: 'Utilisez une adresse e-mail que vous pouvez lire.',
  accountHonest:
    'Dites à votre diététicien·ne ce qui compte pour votre alimentation, comme les allergies, les maladies et les médicaments. Un plan ne vaut que par les informations sur lesquelles il repose.',
  whatYouWrite: 'Ce que vous écrivez',
  whatYouWriteText:
    'Cela reste à vous. Le cabinet s’en sert pour votre suivi, comme l’indique la Politique de confidentialité. Les plans écrits pour vous vous sont destinés.',
  endOfCoaching: 'La fin du suivi',
  endOfCoachingText:
    'Vous pouvez arrêter à tout moment. Le cabinet peut suspendre ou terminer votre suivi, et fermer les comptes utilisés abusivement. Demandez au cabinet si vous voulez une copie ou l’effacement de vos données.',
};
