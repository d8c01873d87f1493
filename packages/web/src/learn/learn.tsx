import { BASE_ONLY } from '@vigil/table';
import { lazy } from 'react';
import { useRoute } from '../app/route.js';
import WithContent from '../text/with-content.js';
import { LessonChoice } from './lesson-choice.js';
import { LessonReview } from './lesson-review.js';
import { parseLearnRoute } from './lessons.js';
import './learn.css';

// The table comes with it.
const LessonScreen = lazy(() => import('./lesson-screen.js'));

/** Learning by playing: the choice of lessons, a lesson, or its review, by the address. */
export default function Learn() {
  useRoute();
  const place = parseLearnRoute(location.hash);
  switch (place.what) {
    case 'lesson':
      return <LessonScreen key={place.lesson} id={place.lesson} />;
    case 'watch':
      return <LessonReview game={place.game} />;
    default:
      // The legend shows the base game; boxes are loaded with a lesson that needs them.
      return (
        <WithContent packs={BASE_ONLY}>
          <LessonChoice game={place.game} />
        </WithContent>
      );
  }
}
