import type { Begin } from '../app/at-table.js';
import { Screen } from '../frame/screen.js';
import { Trouble } from '../frame/trouble.js';
import { NewGame } from './new-game.js';
import { t } from './words.js';
import './new-game.css';

/** The screen on which a new game is agreed upon. */
export default function NewGameScreen({ begin, trouble }: { begin: Begin; trouble: string | undefined }) {
  return (
    <Screen name="start" title={t('ui.frame.new')} about={t('ui.start.about')}>
      <Trouble what={trouble} />
      <NewGame begin={begin} />
    </Screen>
  );
}
