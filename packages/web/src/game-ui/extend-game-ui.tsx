import type { ReactNode } from 'react';
import type { BoxUi } from './box-ui.js';
import type { BoardLayers, GameUi } from './game-ui.js';

/** Returns the user interface of a game with the extensions of boxes, in order. Without boxes it is the game's own. */
export function extendGameUi(game: GameUi, boxes: readonly BoxUi[]): GameUi {
  return boxes.reduce(addBoxUi, game);
}

function addBoxUi(below: GameUi, box: BoxUi): GameUi {
  const Tracks = renderBoth(below.Tracks, box.Track);
  const ToDo = renderBoth(below.ToDo, box.ToDo);
  return {
    ...below,
    ...(Tracks && { Tracks }),
    ...(ToDo && { ToDo }),
    Threat: renderBoth(below.Threat, box.Rail) ?? below.Threat,
    PartyMark: renderBoth(below.PartyMark, box.PartyMark) ?? below.PartyMark,
    shortTracks: (view) => [...(below.shortTracks?.(view) ?? []), ...(box.shortTracks?.(view) ?? [])],
    useBoardLayers: (view, at, board) =>
      mergeLayers(below.useBoardLayers(view, at, board), box.useBoardLayers?.(view, board)),
    describeStatus: (loaded, view, who) => [
      ...below.describeStatus(loaded, view, who),
      ...(box.describeStatus?.(loaded, view, who) ?? []),
    ],
    toMoment: (loaded, event, view) => box.toMoment?.(loaded, event, view) ?? below.toMoment?.(loaded, event, view),
    battleScene: (loaded, view) => box.battleScene?.(loaded, view) ?? below.battleScene?.(loaded, view),
    renderAnswers: (decision, view) => box.renderAnswers?.(decision, view) ?? below.renderAnswers(decision, view),
    explanationLines: (loaded, target, view, monsterPreview) => [
      ...below.explanationLines(loaded, target, view, monsterPreview),
      ...(box.explanationLines?.(loaded, target, view, monsterPreview) ?? []),
    ],
  };
}

type ViewComponent<P> = (props: P) => ReactNode;

/** Renders one part of the table after the other, if both exist. */
function renderBoth<P extends object>(
  One: ViewComponent<P> | undefined,
  Other: ViewComponent<P> | undefined,
): ViewComponent<P> | undefined {
  if (!One || !Other) return One ?? Other;
  return (props) => (
    <>
      <One {...props} />
      <Other {...props} />
    </>
  );
}

function mergeLayers(one: BoardLayers | undefined, other: BoardLayers | undefined): BoardLayers | undefined {
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
