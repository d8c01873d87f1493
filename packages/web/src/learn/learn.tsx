import { lazy } from 'react';
import { Screen } from '../frame/screen.js';
import type { GameId } from '../game/view.js';
import { useRoute } from '../route.js';
import { LESSONS, type LessonFacts, lessonAddress, watchAddress } from './lessons.js';
import { keepProgress, progressIn } from './progress.js';
import { Watch } from './watch.js';
import { t } from './words.js';
import './learn.css';

// The table comes with it.
const LessonScreen = lazy(() => import('./lesson-screen.js'));

/** Learning by playing: the choice of a lesson, a lesson, or what to watch after it, as the address says. */
export default function Learn() {
  useRoute();
  const [, game, watch] = /^#learn\/(arkham|haunt)(-watch)?$/.exec(location.hash) ?? [];
  if (game === undefined) return <Choice />;
  if (watch) return <Watch game={game as GameId} />;
  return <LessonScreen key={game} game={game as GameId} />;
}

function Choice() {
  return (
    <Screen name="learn" title={t('ui.learn.title')} about={t('ui.learn.about')}>
      <ul className="lessons">
        {LESSONS.map((lesson, i) => (
          <li key={lesson.game}>
            <LessonCard lesson={lesson} first={i === 0} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function LessonCard({ lesson, first }: { lesson: LessonFacts; first: boolean }) {
  const { game, steps, minutes } = lesson;
  const { finished, at } = progressIn(game);
  const middle = at !== undefined && at.step > 1;
  return (
    <article className="lesson-card" data-lesson={game}>
      <p className="small">
        {t('ui.learn.card.time', { n: steps, minutes })}
        {finished && <b> · ✓ {t('ui.learn.done')}</b>}
      </p>
      <h2>{t(`ui.learn.card.${game}`)}</h2>
      <p>{t(`ui.learn.card.${game}.about`)}</p>
      <p className="small">{t(first ? 'ui.learn.card.first' : 'ui.learn.card.second')}</p>
      <p className="lesson-ways">
        <a className="great" href={lessonAddress(game)}>
          {middle ? t('ui.learn.go-on', { n: at.step }) : t('ui.learn.begin')}
        </a>
        {middle && (
          <a className="lesson-again" href={lessonAddress(game)} onClick={() => keepProgress(game, { finished })}>
            {t('ui.learn.again')}
          </a>
        )}
        {finished && (
          <a className="lesson-again" href={watchAddress(game)}>
            {t('ui.learn.what-to-watch')}
          </a>
        )}
      </p>
    </article>
  );
}
