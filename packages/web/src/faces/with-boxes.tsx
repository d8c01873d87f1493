import type { ReactNode } from 'react';
import type { BoxFace } from './box-face.js';
import type { Face, OnBoard } from './face.js';

/** The face of a game with what boxes add to it, each after those before it. Without boxes it is the game's own. */
export function withBoxes(game: Face, boxes: readonly BoxFace[]): Face {
  return boxes.reduce(withBox, game);
}

function withBox(below: Face, box: BoxFace): Face {
  const Tracks = both(below.Tracks, box.Track);
  const ToDo = both(below.ToDo, box.ToDo);
  return {
    ...below,
    ...(Tracks && { Tracks }),
    ...(ToDo && { ToDo }),
    Threat: both(below.Threat, box.Rail) ?? below.Threat,
    Mark: both(below.Mark, box.Mark) ?? below.Mark,
    brief: (view) => [...(below.brief?.(view) ?? []), ...(box.brief?.(view) ?? [])],
    useOnBoard: (view, at, board) => onBoth(below.useOnBoard(view, at, board), box.useOnBoard?.(view, board)),
    standing: (edition, view, who) => [
      ...below.standing(edition, view, who),
      ...(box.standing?.(edition, view, who) ?? []),
    ],
    moments: (edition, event, view) => box.moments?.(edition, event, view) ?? below.moments?.(edition, event, view),
    battle: (edition, view) => box.battle?.(edition, view) ?? below.battle?.(edition, view),
    answers: (decision, view) => box.answers?.(decision, view) ?? below.answers(decision, view),
    linesAbout: (edition, target, view, foresight) => [
      ...below.linesAbout(edition, target, view, foresight),
      ...(box.linesAbout?.(edition, target, view, foresight) ?? []),
    ],
  };
}

type Part<P> = (props: P) => ReactNode;

/** One part of the table after the other, where both are there. */
function both<P extends object>(One: Part<P> | undefined, Other: Part<P> | undefined): Part<P> | undefined {
  if (!One || !Other) return One ?? Other;
  return (props) => (
    <>
      <One {...props} />
      <Other {...props} />
    </>
  );
}

function onBoth(one: OnBoard | undefined, other: OnBoard | undefined): OnBoard | undefined {
  if (!one || !other) return one ?? other;
  return {
    below: (
      <>
        {one.below}
        {other.below}
      </>
    ),
    above: (
      <>
        {one.above}
        {other.above}
      </>
    ),
  };
}
