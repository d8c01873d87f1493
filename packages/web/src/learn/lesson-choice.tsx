import type { GameId } from '@vigil/table';
import { useEffect } from 'react';
import { GAME_IDS } from '../play/games.js';
import { Screen } from '../ui/screen.js';
import { t as say } from '../words/t.js';
import { Legend } from './legend.js';
import { LESSONS, type LessonInfo, lessonAddress, primerAddress, reviewAddress, TAUGHT_POINTS } from './lessons.js';
import { GameAim, TurnStrip } from './primer.js';
import { loadLastGame, loadProgress, saveLastGame, saveProgress } from './progress.js';
import { LessonScene } from './scenes.js';
import { t } from './words.js';
import './learn.css';
import './lessons.css';

/** Start of the lessons: for each game its lessons, its subject, the shape of a turn, and the legend. */
export function LessonChoice({ game = loadLastGame() }: { game: GameId | undefined }) {
  useEffect(() => saveLastGame(game), [game]);
  const lessons = LESSONS.filter((lesson) => lesson.game === game);
  const next = lessons.find(({ id }) => !loadProgress(id).finished);
  return (
    <Screen className="learn" title={t('ui.learn.title')} about={t('ui.learn.about')}>
      <nav className="learn-games" aria-label={t('ui.primer.games')}>
        {GAME_IDS.map((one) => (
          <a key={one} href={primerAddress(one)} aria-current={one === game ? 'true' : undefined}>
            <b>{say(`ui.frame.game.${one}`)}</b>
            <span>{t(`ui.learn.game.${one}`)}</span>
          </a>
        ))}
      </nav>
      <div className="learn-first">
        <ol className="lessons" aria-label={t('ui.primer.lessons')}>
          {lessons.map((lesson, i) => (
            <li key={lesson.id} className={lesson.needsExpansion && 'more'}>
              <LessonCard lesson={lesson} nth={i + 1} next={lesson === next} />
            </li>
          ))}
        </ol>
        <GameAim game={game} />
      </div>
      <TurnStrip game={game} />
      <Legend game={game} />
    </Screen>
  );
}

/** A lesson: subject, duration and progress. The next one is highlighted. */
function LessonCard({ lesson, nth, next }: { lesson: LessonInfo; nth: number; next: boolean }) {
  const { id, game, steps, minutes, needsExpansion } = lesson;
  const { finished, at } = loadProgress(id);
  const middle = at !== undefined && at.step > 1;
  return (
    <article className={next ? 'lesson-card next' : 'lesson-card'} data-lesson={id}>
      <div className="lesson-scene">
        <LessonScene id={id} />
        <span className="lesson-nth" aria-hidden="true">
          {finished ? '✓' : nth}
        </span>
      </div>
      <h2>{t(`ui.learn.card.${id}`)}</h2>
      <p className="lesson-time">
        {t('ui.learn.card.time', { n: steps, minutes })}
        {finished && <b> · ✓ {t('ui.learn.done')}</b>}
      </p>
      {needsExpansion && (
        <p className="lesson-needs">
          {t(
            `ui.learn.card.needs.${id as 'arkham-dunwich' | 'arkham-kingsport' | 'arkham-dark-pharaoh' | 'arkham-king-in-yellow'}`,
          )}
        </p>
      )}
      <ul className="lesson-taught">
        {TAUGHT_POINTS.map((n) => (
          <li key={n}>{t(`ui.learn.card.${id}.${n}`)}</li>
        ))}
      </ul>
      {middle && <progress aria-hidden="true" max={steps} value={at.step} />}
      <p className="lesson-ways">
        <a className="great" href={lessonAddress(id)}>
          {middle ? t('ui.learn.go-on', { n: at.step }) : t(finished ? 'ui.learn.once-more' : 'ui.learn.begin')}
        </a>
        {middle && (
          <a className="lesson-again" href={lessonAddress(id)} onClick={() => saveProgress(id, { finished })}>
            {t('ui.learn.again')}
          </a>
        )}
        {finished && (
          <a className="lesson-again" href={reviewAddress(game)}>
            {t('ui.learn.what-to-watch')}
          </a>
        )}
      </p>
    </article>
  );
}
