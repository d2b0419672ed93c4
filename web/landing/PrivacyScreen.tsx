import { LegalArticle } from './LegalArticle.tsx';
import { PrivacyText } from './PrivacyText.tsx';

export default function PrivacyScreen() {
  return (
    <LegalArticle title="Privacy Policy" own={(practice) => practice.privacyText}>
      <PrivacyText />
    </LegalArticle>
  );
}
