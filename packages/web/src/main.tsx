import { options } from 'preact';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { applySettings } from './motion/settings.js';
import { registerServiceWorker } from './offline/service-worker-client.js';
import { language } from './words/language.js';
import './styles/base.css';
import './styles/fonts.css';
import './motion/motion.css';

// Effects of a change are part of its frame, as React has them after a key or click; by default they cost one more.
options.requestAnimationFrame = queueMicrotask;

document.documentElement.lang = language;
applySettings();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

registerServiceWorker();
