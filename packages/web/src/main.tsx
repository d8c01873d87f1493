import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { apply } from './motion/settings.js';
import { keepForOffline } from './offline/register.js';
import { language } from './words/language.js';
import './styles/fonts.css';
import './styles/base.css';
import './styles/table.css';
import './styles/board.css';
import './styles/decision.css';
import './styles/sheet.css';
import './styles/hands.css';
import './styles/haunt.css';
import './styles/narrow.css';
import './styles/settings.css';
import './styles/motion.css';

document.documentElement.lang = language;
apply();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

keepForOffline();
