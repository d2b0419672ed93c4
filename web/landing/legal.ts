import './page.css';
import '../kit/tokens.css';
import '../kit/base.css';
import './prose.css';
import { leadHome } from './leadHome.ts';

leadHome();
