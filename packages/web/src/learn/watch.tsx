import { Screen } from '../frame/screen.js';
import type { GameId } from '../game/view.js';
import { LEARN_ADDRESS, lessonAddress } from './lessons.js';
import { t } from './words.js';

const POINTS = [1, 2, 3, 4, 5, 6] as const;

/** After a lesson: what is worth keeping in mind, and the way to a real game. */
export function Watch({ game }: { game: GameId }) {
  const other = game === 'arkham' ? 'haunt' : 'arkham';
  return (
    <Screen name="watch" title={t(`ui.learn.watch.${game}`)} about={t('ui.learn.watch.about')}>
      <ol className="watch-list">
        {POINTS.map((n) => (
          <li key={n}>
            <h2>{t(`ui.learn.watch.${game}.${n}.title`)}</h2>
            <p>{t(`ui.learn.watch.${game}.${n}`)}</p>
          </li>
        ))}
      </ol>
      <p className="lesson-ways">
        <a className="great" href="#new">
          {t('ui.learn.watch.play')}
        </a>
        <a className="lesson-again" href={lessonAddress(other)}>
          {t(`ui.learn.watch.other.${other}`)}
        </a>
        <a className="lesson-again" href="#rules">
          {t('ui.learn.watch.rules')}
        </a>
        <a className="lesson-again" href={LEARN_ADDRESS}>
          {t('ui.learn.watch.lessons')}
        </a>
      </p>
    </Screen>
  );
}
