import { BASE_ALONE } from '@vigil/table';
import { lazy } from 'react';
import { useRoute } from '../app/route.js';
import WithEdition from '../say/with-edition.js';
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
      // What is shown beside the lessons is of the base game: boxes are fetched with a lesson that plays with them.
      return (
        <WithEdition packs={BASE_ALONE}>
          <Choice game={place.game} />
        </WithEdition>
      );
  }
}
