import { REMOVED_SHEETS, type Content, type Event, hauntCopies, hauntMythos } from '@vigil/rules';
import type { CountResolution, ResolutionSource } from './coverage.js';
import { SHARED_RESOLUTIONS, countSharedResolutions, listSharedResolvable } from './coverage-both.js';

/** The resolutions counted for components of Haunt of the Watchers. */
export const HAUNT_RESOLUTIONS = [
  ...SHARED_RESOLUTIONS,
  /** Upkeeps with the card, run to their end. */
  'mythos card',
  'ancient one stirred',
  'ancient one attacks',
] as const;
export type HauntResolution = (typeof HAUNT_RESOLUTIONS)[number];

/** Returns the resolutions that games of Haunt can reach with the given content (`hauntContent` of the packs). */
export function hauntResolutions(content: Content): ResolutionSource<HauntResolution> {
  return {
    resolutions: HAUNT_RESOLUTIONS,
    resolvable: listResolvable(content),
    listen(start, count) {
      for (const { id } of start.investigators) count('investigator played', id);
      return createListener(content, start.ancientOne, count);
    },
  };
}

function createListener(content: Content, ancientOne: string, count: CountResolution<HauntResolution>): (event: Event) => void {
  /** The cards of the current Upkeep. */
  let mythos: string[] = [];
  return (event) => {
    countSharedResolutions(content, event, count);
    switch (event.type) {
      case 'mythos':
        mythos.push(event.card);
        return;
      case 'phase':
        for (const card of mythos) count('mythos card', card);
        mythos = [];
        return;
      case 'ancientOne':
        if (event.outcome === 'stirs') count('ancient one stirred', ancientOne);
        if (event.outcome === 'attacks') count('ancient one attacks', ancientOne);
        return;
      default:
        return;
    }
  };
}

/** Returns everything that can be resolved, without components removed by set-up (H-SETUP-01 to 05, 19). */
function listResolvable(content: Content): [HauntResolution, string][] {
  const list: [HauntResolution, string][] = listSharedResolvable(content, {
    // A loan is a pledged item (H-LOAN-01).
    card: (card) => hauntCopies(card) > 0 && card.id !== 'bank-loan',
    sheet: ({ id }) => !REMOVED_SHEETS.includes(id),
  });
  for (const id of hauntMythos(content)) list.push(['mythos card', id]);
  for (const { id } of content.ancientOnes.values()) {
    list.push(['ancient one stirred', id]);
    // Meeting Azathoth loses the game (H-AO-26).
    if (id !== 'azathoth') list.push(['ancient one attacks', id]);
  }
  return list;
}
