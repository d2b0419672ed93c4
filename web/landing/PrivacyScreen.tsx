import { LegalArticle } from './LegalArticle.tsx';
import { PrivacyText } from './legalTexts/PrivacyText.tsx';
import { say } from './words.ts';

export default function PrivacyScreen() {
  return (
    <LegalArticle title={say.privacyPolicy} own={(practice) => practice.privacyText}>
      <PrivacyText />
    </LegalArticle>
  );
}
