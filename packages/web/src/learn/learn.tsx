import { lazy } from 'react';
import { useRoute } from '../app/route.js';
import { Choice } from './choice.js';
import { learnPlaceOf } from './lessons.js';
import { Watch } from './watch.js';
import './learn.css';

// The table comes with it.
const LessonScreen = lazy(() => import('./lesson-screen.js'));

/** Learning by playing: the choice of a lesson, a lesson, or what to watch after it, as the address says. */
export default function Learn() {
  useRoute();
  const place = learnPlaceOf(location.hash);
  switch (place.what) {
    case 'lesson':
      return <LessonScreen key={place.lesson} id={place.lesson} />;
    case 'watch':
      return <Watch game={place.game} />;
    default:
      return <Choice game={place.game} />;
  }
}
