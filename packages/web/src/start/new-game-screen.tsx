import type { StartGame } from '../app/current-game.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { NewGame } from './new-game.js';
import { t } from './words.js';
import './choices.css';
import './setup-summary.css';
import './fields.css';
import './narrow-windows.css';

/** The screen on which a new game is agreed upon. */
export default function NewGameScreen({ begin, errorMessage }: { begin: StartGame; errorMessage: string | undefined }) {
  return (
    <Screen className="start" title={t('ui.frame.new')} about={t('ui.start.about')}>
      <ErrorMessage message={errorMessage} />
      <NewGame begin={begin} />
    </Screen>
  );
}
