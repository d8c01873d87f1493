import { useSyncExternalStore } from 'react';

/** Screens without further data in their address. */
const PLAIN_SCREENS = ['new', 'learn', 'history', 'credits', 'verify', 'tables', 'puzzle'] as const;
type PlainScreen = (typeof PLAIN_SCREENS)[number];

/**
 * A screen of the page. The address holds it after its #, so that every screen can be linked to. After a ? it holds
 * view parameters (`ui/address-param.ts`).
 */
export type Route =
  | { readonly screen: 'home' | PlainScreen }
  /** `id`: the component or clause that is shown. */
  | { readonly screen: 'cards' | 'rules'; readonly id: string | undefined }
  | { readonly screen: 'game'; readonly id: string }
  /** A game that the link itself holds. */
  | { readonly screen: 'shared'; readonly text: string }
  /** One table over the network. `token`: of the link that led here. */
  | { readonly screen: 'table'; readonly id: string; readonly token: string | undefined };

/** Returns the route of an address; unknown addresses lead home. */
function parseRoute(hash: string): Route {
  // The link of a table is `t/<table>#<token>`; the server leads from there to the page, with the table behind a ?.
  const table = new URLSearchParams(location.search).get('t');
  const token = /^#([\w-]{43})$/.exec(hash)?.[1];
  // A notification leads there without: the browser has its links itself.
  if (table !== null && (token !== undefined || hash === '')) return { screen: 'table', id: table, token };
  const game = /^#game=([\w-]+)(?:&.*)?$/.exec(hash)?.[1];
  if (game !== undefined) return { screen: 'game', id: game };
  const [, screen, id] = /^#(\w+)(?:\/([\w-]+))?(?:\?.*)?$/.exec(hash) ?? [];
  const plain = PLAIN_SCREENS.find((one) => one === screen);
  if (plain) return { screen: plain };
  switch (screen) {
    case 'table':
      return id === undefined ? { screen: 'tables' } : { screen, id, token: undefined };
    case 'shared':
      return { screen, text: id ?? '' };
    case 'cards':
    case 'rules':
      return { screen, id };
    default:
      return { screen: 'home' };
  }
}

/** The addresses of the screens, for links. */
export const HOME_ADDRESS = '#home';
export const CREDITS_ADDRESS = '#credits';
export const VERIFY_ADDRESS = '#verify';
export const cardAddress = (id: string): string => `#cards/${id}`;
export const clauseAddress = (id: string): string => `#rules/${id}`;
export const TABLES_ADDRESS = '#tables';
/** Address for moving a game of this browser to an online table. */
export const takeOnlineAddress = (game: string): string => `#tables?bring=${game}`;
export const tableAddress = (id: string): string => `#table/${id}`;
export const gameAddress = (id: string): string => `#game=${id}`;

let hasNavigated = false;
/** Event for addresses replaced by the page itself, for which browsers send none. It is no navigation. */
const ADDRESS_REPLACED = 'vigil-address';

/** True if the screen has changed since the page was loaded. The focus then follows. */
export function hasChangedScreen(): boolean {
  return hasNavigated;
}

/** Replaces the address of the current screen without a history entry. */
export function replaceAddress(address: string): void {
  // An empty one would leave the old one standing.
  history.replaceState(history.state, '', address === '' ? location.pathname + location.search : address);
  window.dispatchEvent(new Event(ADDRESS_REPLACED));
}

/** Goes to the first page for an address without meaning. */
export function goHome(): void {
  history.pushState(null, '', location.pathname + location.search);
  // Browsers report only changes they made themselves.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(listener: () => void): () => void {
  const onNavigation = () => {
    hasNavigated = true;
    listener();
  };
  window.addEventListener('hashchange', onNavigation);
  window.addEventListener('popstate', onNavigation);
  window.addEventListener(ADDRESS_REPLACED, listener);
  return () => {
    window.removeEventListener('hashchange', onNavigation);
    window.removeEventListener('popstate', onNavigation);
    window.removeEventListener(ADDRESS_REPLACED, listener);
  };
}

/** The current address, from # on. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

export function useRoute(): Route {
  return parseRoute(useAddress());
}
