import type { TableView } from '@vigil/table';
import { turnOf } from '@vigil/table';
import { capital } from '../../say/capital.js';
import { nameOf } from '../../say/describe.js';
import type { Edition } from '../../say/edition.js';
import { t } from '../../words/t.js';
import type { Moment } from './moments.js';
import { say } from './words.js';

/** What stands on the plate of a moment: a name, and a line below it. */
export interface Title {
  readonly title: string;
  readonly line: string;
}

/** The plate of a moment, and for a gate through which something comes the second, which takes its place. */
export function titlesOf(edition: Edition, moment: Moment, view: TableView): readonly Title[] {
  const { words } = edition;
  const { kind, at, monsters, own } = moment;
  const place = at === undefined ? '' : nameOf(edition, at);
  const [first] = monsters;
  const n = monsters.length;
  const came = (): Title => ({ title: capital(words.name('monster', first ?? '')), line: say('through', { n }) });
  if (own) {
    const plate = { title: own.title, line: own.line ?? place };
    // What came by it and is not what it is about: a monster out of a rift.
    return first === undefined || own.monster !== undefined ? [plate] : [plate, came()];
  }
  switch (kind) {
    case 'gate': {
      const gate = { title: place, line: say('to-world', { world: worldOf(edition, moment) }) };
      return first === undefined ? [gate] : [gate, came()];
    }
    case 'surge':
      return [{ title: say('surge'), line: say('surge-line', { n }) }, ...(first === undefined ? [] : [came()])];
    case 'closed':
      return [{ title: place, line: say('closed') }];
    case 'sealed':
      return [{ title: place, line: say('sealed') }];
    case 'seal-broken':
      return [{ title: place, line: say('seal-broken') }];
    case 'gate-laid':
      return [{ title: listed(edition, moment.places ?? []), line: say('laid', { n: moment.places?.length ?? 1 }) }];
    case 'gate-turned':
      return [{ title: place, line: say('turned', { world: worldOf(edition, moment) }) }];
    case 'monster':
      return [{ title: capital(words.name('monster', first ?? '')), line: say('appears-at', { n, place }) }];
    case 'encounter':
      return [{ title: place, line: personOf(edition, moment, view) }];
    case 'mythos':
      return [{ title: capital(words.name('mythos', moment.card ?? '')), line: '' }];
    case 'rumor':
      return [
        {
          title: capital(words.name('mythos', moment.card ?? '')),
          line: say(moment.rumor === 'failed' ? 'rumor-failed' : 'rumor-passed'),
        },
      ];
    case 'doom':
      return [{ title: t('ui.table.doom'), line: String(moment.doom?.to) }];
    case 'terror':
      return [{ title: say('terror'), line: String(moment.terror?.to) }];
    case 'morning':
      return [{ title: say('day', { n: moment.day ?? turnOf(view) }), line: say('morning') }];
    case 'fell':
      return [
        {
          title: personOf(edition, moment, view),
          line: say('fell', { how: moment.fall?.how === 'given-up' ? 'givenUp' : (moment.fall?.how ?? '') }),
        },
      ];
    case 'comes':
      return [{ title: capital(words.name('investigator', moment.newcomer ?? '')), line: say('comes') }];
    case 'stirs':
    case 'awakened':
      return [{ title: words.name('ancientOne', view.ancientOne), line: say(kind === 'stirs' ? 'stirs' : 'awakens') }];
    case 'victory':
      return [{ title: say('won'), line: say('won-line') }];
    case 'defeat':
      return [{ title: say('lost'), line: words.name('ancientOne', view.ancientOne) }];
  }
}

function worldOf({ content, words }: Edition, { marker }: Moment): string {
  const gate = content.gateMarkers.get(marker ?? '');
  return gate ? words.name('world', gate.world) : '';
}

/** Whom it is about: who came, who is gone, or who sits there now. */
export function personIn({ fall, newcomer }: Pick<Moment, 'fall' | 'newcomer'>, view: TableView): string | undefined {
  return newcomer ?? fall?.loss?.investigator ?? (fall && view.investigators[fall.seat]?.id);
}

/** The name of whom it is about. */
export function personOf({ words }: Edition, moment: Moment, view: TableView): string {
  return capital(words.name('investigator', personIn(moment, view) ?? ''));
}

function listed(edition: Edition, places: readonly string[]): string {
  return edition.words.list(
    places.map((place) => nameOf(edition, place)),
    'and',
  );
}
