import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  between: (least, most) => `Entre ${inDigits(least)} et ${inDigits(most)}, s’il vous plaît.`,
  sayWhatToDo: 'Écrivez ce que vous voulez faire.',
  wholeNumber: 'Un nombre entier, s’il vous plaît.',
  isStartAlready: 'C’est déjà la valeur de départ.',
  unitDoesNotFit: 'Cette unité ne convient pas ici.',
  atMostAYearAgo: 'Choisissez une date d’il y a un an au plus.',
  afterItBegins: 'Choisissez une date après le début.',
  dayHasPassed: 'Ce jour est passé. Choisissez une date plus lointaine.',
  atMostTwoYears: 'Deux ans au plus.',
  enterSmaller: 'Saisissez un nombre plus petit.',
  hasEnded: 'Cet objectif est déjà terminé.',
  onlyTheOther: 'Seule l’autre personne peut en décider.',
  notReached: 'Cet objectif n’est pas encore atteint.',
  tooMany: (most) =>
    `Il y a déjà ${most} objectifs en cours, c’est le maximum. Terminez-en un d’abord.`,
  sayWhy: 'Si vous y tenez, dites pourquoi.',
  sayWhyOrDecline: 'Modifiez-le en disant pourquoi, ou refusez-le.',
  dieticianCanLook: 'Votre diététicien·ne peut en parler avec vous.',
  care: {
    customer: {
      'under-age':
        'Tant que vous grandissez, c’est votre diététicien·ne qui fixe un objectif de poids.',
      pregnancy:
        'Pendant la grossesse et l’allaitement, c’est votre diététicien·ne qui fixe un objectif de poids.',
    },
    dietician: {
      'under-age': 'Cette personne a moins de 18 ans.',
      pregnancy: 'Cette personne est enceinte ou allaite.',
    },
  },
  tooFast: (end) =>
    `C’est trop rapide pour la santé. Le rythme devient raisonnable avec cette date : ${end}.`,
  fasterThan: (most, end) =>
    `C’est trop rapide pour la santé. Jusqu’à ${most} par semaine, c’est sans risque (1 % du poids). Le rythme devient raisonnable avec cette date : ${end}.`,
  tooLow: 'Ce poids est trop bas pour être sain à cette taille.',
  lowerThan: (least, bmi) =>
    `Ce poids est trop bas pour être sain à cette taille. Il est sain à partir de ${least} (IMC ${inDigits(bmi)}).`,
  addToProfile: {
    weight:
      'Ajoutez d’abord votre poids à votre profil : sans lui, personne ne peut dire si cet objectif est bon pour vous.',
    height:
      'Ajoutez d’abord votre taille à votre profil : sans elle, personne ne peut dire si cet objectif est bon pour vous.',
    both: 'Ajoutez d’abord votre poids et votre taille à votre profil : sans eux, personne ne peut dire si cet objectif est bon pour vous.',
  },
};
