import type { Content } from '@vigil/rules';
import type { Coverage } from '../coverage/coverage.js';
import type { HauntResolution } from '../coverage/coverage-haunt.js';
import { type Goal, unresolvedChecks } from './goals.js';

/** Returns the missing resolutions of Haunt as goals for options, each known by its message. */
export function hauntGoals(content: Content, coverage: Coverage<HauntResolution>): Goal {
  const { lacksEntry, lacksUse } = unresolvedChecks(content, coverage);
  const lacksAncientOne = () =>
    coverage.listUnresolved('ancient one stirred').length + coverage.listUnresolved('ancient one attacks').length > 0;
  return (question, { id, key, args = {}, on }) => {
    switch (key) {
      case 'o.use':
      case 'o.cast':
      case 'o.use-idle':
      case 'o.cast-idle':
      case 'o.cast-surely':
      case 'o.cast-surely-with':
      case 'o.roll-to-cast':
        return lacksUse(String(args.card ?? question.args?.card));
      case 'o.location-ability':
        return coverage.lacks('location used', `${args.place}:${args.ability}`);
      case 'o.activity-investigate':
      case 'o.encounter':
        return lacksEntry(
          (_, at) => at === args.place || content.locations.get(String(args.place))?.innerRoom?.entry === at,
        );
      case 'o.inner-room': {
        const room = content.locations.get(String(question.args?.place))?.innerRoom;
        return id === 'inside' && lacksEntry((_, at) => at === room?.entry);
      }
      case 'o.encounter-card':
        return lacksEntry((card) => card === on);
      case 'o.other-world':
        return coverage.listUnresolved('gate encounter').length > 0;
      case 'o.activity-seal':
      case 'o.activity-close':
      case 'o.stay-in-battle':
        return lacksAncientOne();
      case 'o.stand':
      case 'o.continue-combat':
        return (
          coverage.listUnresolved('monster fought').length + coverage.listUnresolved('monster defeated').length > 0
        );
      case 'o.engage-monster': {
        const monster = String(args.monster);
        return coverage.lacks('monster fought', monster) || coverage.lacks('monster defeated', monster);
      }
      case 'o.card':
      case 'o.buy':
      case 'o.take-card':
        return coverage.lacks('card gained', String(args.card));
      default:
        return false;
    }
  };
}
