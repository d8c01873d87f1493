import { aboutOf, type TypedDecision } from '@vigil/rules';
import { WidePlace, WideWorld } from '../../art/wide-picture.js';
import { findCurrentEncounter } from '../../text/chronicle.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import './whereabouts.css';

/**
 * The place of an encounter, or of a choice of one, as a wide picture across the sheet. It stays during the rolls of
 * the encounter. Null during a fight, since the monster has its own picture.
 */
export default function DecisionPlace({ decision }: { decision: TypedDecision }) {
  const { content, words } = useLoadedContent();
  const { lines, view } = useTable().snapshot;
  const about = aboutOf(decision);
  if (about.monster !== undefined || about.monsters || about.foes) return null;
  const by = decision.by[0] ?? 0;
  const currentPlace = view.investigators[by]?.place;
  const had = findCurrentEncounter(lines, by)?.card?.split('/')[1];
  const chosen = decision.key === 'q.location' ? decision.args.place : undefined;
  const entry = about.entries?.[0];
  const asked = entry !== undefined || about.source?.includes('/') === true || had !== undefined;
  const at = chosen ?? placeOf(entry?.at) ?? (asked ? (placeOf(had) ?? currentPlace) : undefined);
  if (at === undefined) return null;
  const world = content.places.get(at)?.world;
  if (world === undefined && !content.locations.has(at) && !content.streets.has(at)) return null;
  // A street is shown by its first location.
  const drawn = content.locationsOf(at)[0]?.id ?? at;
  const wet = view.inPlay.some(({ card }) => content.mythos.get(card)?.subtype === 'weather');
  return (
    <div className="whereabouts" data-about={at}>
      {world === undefined ? <WidePlace id={drawn} wet={wet} /> : <WideWorld id={world} />}
      <p>{world === undefined ? words.name('place', at) : words.name('world', world)}</p>
    </div>
  );

  /** Returns the place of an entry, if it is a place; entries of Other World cards may be for any. */
  function placeOf(at: string | undefined): string | undefined {
    return at !== undefined && (content.locations.has(at) || content.streets.has(at)) ? at : undefined;
  }
}
