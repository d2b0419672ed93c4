import type { say as english } from './words.ts';

export const say: typeof english = {
  portrait: 'Retrato',
  replaceIt: 'Cambiar',
  chooseOne: 'Elegir una',
  takeAPhoto: 'Hacer una foto',
  whatFiles: 'JPEG, PNG o WebP. Puedes soltarla aquí. Se guarda al momento.',
  removeYourPicture: '¿Quitar tu foto?',
  initialsInstead: 'En su lugar se verán tus iniciales.',
  removePicture: 'Quitar la foto',
  pictureRemoved: 'Se ha quitado la foto.',
  pictureSaved: 'Foto guardada.',
  uploadFailed: 'No se pudo subir la foto de perfil.',
  removeFailed: 'No se pudo quitar la foto de perfil.',
  cropYourPicture: 'Recorta tu foto',
  position: 'Posición de la foto',
  zoom: 'Zoom',
  howToMove:
    'Arrastra la foto o muévela con las flechas; la rueda y las teclas más y menos cambian el zoom.',
  savePicture: 'Guardar la foto',
  cancelUpload: 'Cancelar la subida',
  upload: 'Subida',
  sending: 'Enviando…',
  gettingReady: 'Enviada. Preparándola…',
  tryingAgain: 'No se puede conectar con el servidor. Intentándolo de nuevo…',
  openLarge: (name) => `${name}, abrir en grande`,
};
