import type { Content } from '../language/content.js';
import type { BoxWords, NameForms, TranslatedKind } from './translations.js';
import type { NameForm, NameLookup } from './words.js';

interface NamedComponent {
  readonly id: string;
  readonly name: string;
}

/**
 * Looks up names as printed in the packs, or translated by `boxes`. Also knows tokens (`ghoul-2`) and areas of Other
 * Worlds (`abyss-1`). The articles and prepositions of English names come from the packs.
 */
export function createNameLookup(content: Content, boxes: readonly BoxWords[] = []): NameLookup {
  const translated = Object.assign({}, ...boxes.map(({ names }) => names)) as Record<string, string>;
  const themes = Object.assign({}, ...boxes.map((one) => one.themes)) as Required<BoxWords>['themes'];
  const say = (kind: TranslatedKind, found: NamedComponent | undefined): string | undefined =>
    found && (translated[`${kind}/${found.id}`] ?? typographic(found.name));

  const card = (id: string) => say('card', content.cards.get(id));
  const investigator = (id: string) => say('investigator', content.investigators.get(id));
  const ancientOne = (id: string) => say('ancientOne', content.ancientOnes.get(id));
  const mythos = (id: string) => say('mythos', content.mythos.get(id) ?? content.tableCards.get(id)) ?? card(id);
  const world = (id: string) =>
    say('world', content.worlds.get(id) ?? content.worlds.get(content.places.get(id)?.world ?? ''));
  const place = (id: string) =>
    say('place', content.locations.get(id) ?? content.streets.get(id) ?? content.ownPlaces.get(id)) ?? world(id);
  const monster = (id: string) => say('monster', content.monsters.get(id) ?? content.tokens.get(id));
  const gate = (id: string) => world(content.gateMarkers.get(id)?.world ?? id);
  const innerRoom = (id: string) => {
    const room = [...content.locations.values()].find((one) => one.innerRoom?.entry === id)?.innerRoom;
    return room && say('place', { id, name: room.name });
  };
  const forms = Object.assign({}, ...boxes.map((one) => one.forms)) as Record<string, NameForms>;
  const component = (id: string) =>
    card(id) ?? monster(id) ?? place(id) ?? investigator(id) ?? ancientOne(id) ?? mythos(id) ?? gate(id);
  const ability = (id: string) => {
    const sheet = content.investigators.get(id);
    return sheet && say('ability', { id, name: sheet.ability });
  };
  const occupation = (id: string) => {
    const sheet = content.investigators.get(id);
    return sheet && say('occupation', { id, name: sheet.occupation });
  };
  const theme = (id: string) => {
    const [of = '', at] = id.split('/');
    const entries = content.locationCards.get(of)?.entries ?? content.gateCards.get(of)?.entries;
    // Gate cards have entries for worlds and one for all others.
    const entry = entries?.find((one) => one.at === at) ?? entries?.find((one) => one.at === 'other');
    return entry && (themes[of]?.[entry.at] ?? (entry.theme && typographic(entry.theme)));
  };
  const worldOf = (id: string) =>
    content.worlds.has(id) ? id : (content.places.get(id)?.world ?? content.gateMarkers.get(id)?.world ?? id);
  const speechOf = (id: string) =>
    content.locations.get(id) ??
    content.streets.get(id) ??
    content.ownPlaces.get(id) ??
    content.worlds.get(worldOf(id));
  const formOf = (kind: string, id: string, form: NameForm): string => {
    switch (kind) {
      case 'monster':
        return forms[`monster/${content.monsters.has(id) ? id : (content.tokens.get(id)?.id ?? id)}`]?.[form] ?? '';
      case 'place':
        return (forms[`place/${id}`] ?? forms[`world/${id}`])?.[form] ?? '';
      case 'gate':
      case 'world':
        return forms[`world/${worldOf(id)}`]?.[form] ?? '';
      default:
        return '';
    }
  };
  return (kind, id, form) => {
    if (form !== undefined) return formOf(kind, id, form);
    switch (kind) {
      case 'card':
        return card(id) ?? id;
      case 'monster':
        return monster(id) ?? id;
      case 'place':
        return place(id) ?? innerRoom(id) ?? id;
      case 'investigator':
        return investigator(id) ?? id;
      case 'world':
        return world(id) ?? id;
      case 'gate':
        return gate(id) ?? id;
      case 'ancientOne':
        return ancientOne(id) ?? id;
      case 'mythos':
        return mythos(id) ?? id;
      case 'board':
        return say('board', content.boards.get(id)) ?? id;
      case 'occupation':
        return occupation(id) ?? id;
      case 'component':
        return component(id) ?? id;
      case 'used':
        return ability(id) ?? component(id) ?? id;
      case 'printed':
        return translated[`printed/${id}`] ?? typographic(id);
      case 'theme':
        return theme(id) ?? id;
      case 'card-article':
        return content.cards.get(id)?.article ?? '';
      case 'card-deck':
        return content.cards.get(id)?.deck ?? '';
      case 'place-kind':
        return content.places.get(id)?.kind ?? '';
      case 'article':
      case 'preposition':
        return speechOf(id)?.[kind] ?? '';
    }
  };
}

/** Returns a name with the apostrophes and quotes of print. */
function typographic(name: string): string {
  return name.replace(/(?<=\p{L})'/gu, '’').replace(/"([^"]*)"/g, '“$1”');
}

/** Returns a text with the apostrophes and quotes of a keyboard, to compare it with typed text. */
export function asTyped(text: string): string {
  return text.replaceAll('’', "'").replace(/[“”„]/g, '"');
}
