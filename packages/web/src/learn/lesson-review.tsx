import type { GameId } from '@vigil/table';
import { Screen } from '../ui/screen.js';
import { LESSONS, lessonAddress, primerAddress } from './lessons.js';
import { loadProgress } from './progress.js';
import { t } from './words.js';
import './learn.css';
import './lessons.css';
import './lesson-review.css';

const REVIEW_POINTS = [1, 2, 3, 4, 5, 6] as const;

/** After a lesson: a summary, and the way to a real game. */
export function LessonReview({ game }: { game: GameId }) {
  const open = LESSONS.filter(({ id }) => !loadProgress(id).finished);
  const next = open.find((lesson) => lesson.game === game) ?? open[0];
  return (
    <Screen className="watch" title={t(`ui.learn.watch.${game}`)} about={t('ui.learn.watch.about')}>
      <ol className="watch-list">
        {REVIEW_POINTS.map((n) => (
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
        {next && (
          <a className="lesson-again" href={lessonAddress(next.id)}>
            {t('ui.learn.watch.next', { game: next.game, name: t(`ui.learn.card.${next.id}`) })}
          </a>
        )}
        <a className="lesson-again" href="#rules">
          {t('ui.learn.watch.rules')}
        </a>
        <a className="lesson-again" href={primerAddress(game)}>
          {t('ui.learn.watch.lessons')}
        </a>
      </p>
    </Screen>
  );
}
