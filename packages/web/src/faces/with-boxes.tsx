import type { BoxFace } from './box-face.js';
import type { Face } from './face.js';

/** The face of a game with what boxes add to it, each after those before it. Without boxes it is the game's own. */
export function withBoxes(game: Face, boxes: readonly BoxFace[]): Face {
  return boxes.reduce(withBox, game);
}

function withBox(below: Face, box: BoxFace): Face {
  const { Rail, Mark } = box;
  return {
    ...below,
    ...(Rail && {
      Threat: (props) => (
        <>
          <below.Threat {...props} />
          <Rail {...props} />
        </>
      ),
    }),
    ...(Mark && {
      Mark: (props) => (
        <>
          <below.Mark {...props} />
          <Mark {...props} />
        </>
      ),
    }),
    standing: (edition, view, who) => [
      ...below.standing(edition, view, who),
      ...(box.standing?.(edition, view, who) ?? []),
    ],
    answers: (decision, view) => box.answers?.(decision, view) ?? below.answers(decision, view),
    linesAbout: (edition, target, view, foresight) => [
      ...below.linesAbout(edition, target, view, foresight),
      ...(box.linesAbout?.(edition, target, view, foresight) ?? []),
    ],
  };
}
