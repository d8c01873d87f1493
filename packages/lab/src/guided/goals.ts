import type { OpenQuestion, PublicOption } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import type { Coverage } from '../coverage/coverage.js';
import type { Resolution } from '../coverage/coverage-arkham.js';
import type { HauntResolution } from '../coverage/coverage-haunt.js';

/** True if taking an option may resolve something new. */
export type Goal = (question: OpenQuestion, option: PublicOption) => boolean;

/** Returns checks of a coverage: is a location entry of some sort unresolved, or a use of a card or sheet? */
export function unresolvedChecks(content: Content, coverage: Coverage<Resolution> | Coverage<HauntResolution>) {
  return {
    lacksEntry: (fits: (card: string, at: string) => boolean) =>
      coverage.listUnresolved('location encounter').some((id) => {
        const [card = '', at = ''] = id.split('/');
        return fits(card, at);
      }),
    lacksUse: (source: string) => {
      const abilities = content.cards.get(source)?.abilities ?? content.investigators.get(source)?.abilities ?? [];
      return abilities.some(
        (_, i) =>
          coverage.lacks('card used', `${source}:${i + 1}`) ||
          coverage.lacks('investigator used', `${source}:${i + 1}`),
      );
    },
  };
}

/** Returns the missing resolutions as goals for options, each known by its message. */
export function goalsOf(content: Content, coverage: Coverage<Resolution>): Goal {
  const { lacksEntry, lacksUse } = unresolvedChecks(content, coverage);
  return (question, { id, key, args = {}, on }) => {
    switch (key) {
      case 'o.use':
      case 'o.cast':
      case 'o.use-idle':
      case 'o.cast-idle':
        return lacksUse(String(args.card));
      case 'o.location-ability':
        return coverage.lacks('location used', `${args.place}:${args.ability}`);
      case 'o.encounter':
        return lacksEntry((_, at) => at === args.place);
      case 'o.inner-room': {
        const room = content.locations.get(String(question.args?.place))?.innerRoom;
        return id === 'inside' && lacksEntry((_, at) => at === room?.entry);
      }
      case 'o.encounter-card':
        return lacksEntry((card) => card === on);
      case 'o.fight':
      case 'o.engage':
      case 'o.monster': {
        const monster = String(args.monster);
        return coverage.lacks('monster fought', monster) || coverage.lacks('monster defeated', monster);
      }
      case 'o.rumor-act':
      case 'o.rumor-pass':
        return coverage.lacks('rumor passed', String(args.mythos));
      case 'o.card':
      case 'o.buy':
      case 'o.take-card':
        return coverage.lacks('card gained', String(args.card));
      default:
        return false;
    }
  };
}
