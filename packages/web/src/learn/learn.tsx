import { Screen } from '../frame/screen.js';
import { t } from '../words/t.js';

/** The way into the game for somebody who has never played it. */
export default function Learn() {
  return (
    <Screen name="learn" title={t('ui.frame.learn')}>
      <p>
        <a href="#rules/arkham">{t('ui.frame.rules')}</a>
      </p>
    </Screen>
  );
}
