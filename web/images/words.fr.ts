import type { say as english } from './words.ts';

export const say: typeof english = {
  portrait: 'Portrait',
  replaceIt: 'Remplacer',
  chooseOne: 'Choisir',
  takeAPhoto: 'Prendre une photo',
  whatFiles: 'JPEG, PNG ou WebP. Vous pouvez la déposer ici. Elle est enregistrée aussitôt.',
  removeYourPicture: 'Retirer votre photo ?',
  initialsInstead: 'Vos initiales s’afficheront à la place.',
  removePicture: 'Retirer la photo',
  pictureRemoved: 'Photo retirée.',
  pictureSaved: 'Photo enregistrée.',
  uploadFailed: 'Impossible d’envoyer la photo de profil.',
  removeFailed: 'Impossible de retirer la photo de profil.',
  cropYourPicture: 'Recadrer votre photo',
  position: 'Position de la photo',
  zoom: 'Zoom',
  howToMove:
    'Faites glisser la photo ou utilisez les flèches ; la molette, plus et moins règlent le zoom.',
  savePicture: 'Enregistrer la photo',
  cancelUpload: 'Annuler l’envoi',
  upload: 'Envoi',
  sending: 'Envoi…',
  gettingReady: 'Envoyée. Préparation…',
  tryingAgain: 'Serveur injoignable. Nouvel essai…',
  openLarge: (name) => `${name}, ouvrir en grand`,
};
