import type { TableView } from '@vigil/table';
import { turnOf } from '@vigil/table';
import { capitalize } from '../../text/capitalize.js';
import { nameOf } from '../../text/describe.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { t } from '../../words/t.js';
import type { Moment } from './moments.js';
import { say } from './words.js';

/** The text on the plate of a moment: a name, and a line below it. */
export interface PlateText {
  readonly title: string;
  readonly line: string;
}

/** Returns the plate of a moment; for an arrival through a gate also the second one, which replaces it. */
export function getPlateTexts(loaded: LoadedContent, moment: Moment, view: TableView): readonly PlateText[] {
  const { words } = loaded;
  const { kind, at, monsters, own } = moment;
  const place = at === undefined ? '' : nameOf(loaded, at);
  const [first] = monsters;
  const n = monsters.length;
  const arrivalPlate = (): PlateText => ({
    title: capitalize(words.name('monster', first ?? '')),
    line: say('through', { n }),
  });
  if (own) {
    const plate = { title: own.title, line: own.line ?? place };
    // An arrival other than the subject: a monster out of a rift.
    return first === undefined || own.monster !== undefined ? [plate] : [plate, arrivalPlate()];
  }
  switch (kind) {
    case 'gate': {
      const gate = { title: place, line: say('to-world', worldNames(loaded, moment)) };
      return first === undefined ? [gate] : [gate, arrivalPlate()];
    }
    case 'surge':
      return [
        { title: say('surge'), line: say('surge-line', { n }) },
        ...(first === undefined ? [] : [arrivalPlate()]),
      ];
    case 'closed':
      return [{ title: place, line: say('closed') }];
    case 'sealed':
      return [{ title: place, line: say('sealed') }];
    case 'seal-broken':
      return [{ title: place, line: say('seal-broken') }];
    case 'gate-laid':
      return [{ title: listPlaces(loaded, moment.places ?? []), line: say('laid', { n: moment.places?.length ?? 1 }) }];
    case 'gate-turned':
      return [{ title: place, line: say('turned', worldNames(loaded, moment)) }];
    case 'monster':
      return [
        {
          title: capitalize(words.name('monster', first ?? '')),
          line: say('appears-at', { n, placeAt: at === undefined ? '' : words.nameInForm('place', at, 'at') }),
        },
      ];
    case 'encounter':
      return [{ title: place, line: investigatorName(loaded, moment, view) }];
    case 'mythos':
      return [{ title: capitalize(words.name('mythos', moment.card ?? '')), line: '' }];
    case 'rumor':
      return [
        {
          title: capitalize(words.name('mythos', moment.card ?? '')),
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
          title: investigatorName(loaded, moment, view),
          line: say('fell', {
            how: moment.misfortune?.how === 'given-up' ? 'givenUp' : (moment.misfortune?.how ?? ''),
          }),
        },
      ];
    case 'comes':
      return [{ title: capitalize(words.name('investigator', moment.newcomer ?? '')), line: say('comes') }];
    case 'stirs':
    case 'awakened':
      return [{ title: words.name('ancientOne', view.ancientOne), line: say(kind === 'stirs' ? 'stirs' : 'awakens') }];
    case 'victory':
      return [{ title: say('won'), line: say('won-line') }];
    case 'defeat':
      return [{ title: say('lost'), line: words.name('ancientOne', view.ancientOne) }];
  }
}

/** The name of the gate's world, bare and as a destination. */
function worldNames(
  { content, words }: LoadedContent,
  { marker }: Moment,
): { readonly world: string; readonly to: string } {
  const gate = content.gateMarkers.get(marker ?? '');
  if (!gate) return { world: '', to: '' };
  return { world: words.name('world', gate.world), to: words.nameInForm('world', gate.world, 'to') };
}

/** Returns the investigator concerned: the newcomer, the one who is gone, or the one in the seat now. */
export function investigatorIn(
  { misfortune, newcomer, seat = misfortune?.seat }: Pick<Moment, 'misfortune' | 'newcomer' | 'seat'>,
  view: TableView,
): string | undefined {
  return newcomer ?? misfortune?.loss?.investigator ?? (seat === undefined ? undefined : view.investigators[seat]?.id);
}

/** Returns the name of the investigator concerned. */
export function investigatorName({ words }: LoadedContent, moment: Moment, view: TableView): string {
  return capitalize(words.name('investigator', investigatorIn(moment, view) ?? ''));
}

function listPlaces(loaded: LoadedContent, places: readonly string[]): string {
  return loaded.words.list(
    places.map((place) => nameOf(loaded, place)),
    'and',
  );
}
