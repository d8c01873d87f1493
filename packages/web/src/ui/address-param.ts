import { useCallback, useEffect, useRef, useState } from 'react';
import { replaceAddress, useAddress } from '../app/route.js';

/** Pause in typing before the address is updated, in milliseconds; browsers limit how often it may change. */
const TYPING_PAUSE_MS = 300;

/**
 * A view parameter of a screen (tab, filter, search) that is kept in the address. It survives a reload and is part of a
 * link. `defaultValue`: left out of the address. `parse`: reads a text of the address. `typed`: changes with every key.
 */
export function useAddressParam<T extends string>(
  name: string,
  defaultValue: T,
  parse: (text: string) => T | undefined,
  typed = false,
): readonly [value: T, set: (value: T) => void] {
  const address = useAddress();
  const [value, setValue] = useState(() => readParam(name, parse) ?? defaultValue);
  const now = useRef({ value, usual: defaultValue, read: parse });
  now.current = { value, usual: defaultValue, read: parse };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { value: one, usual: other } = now.current;
    const next = withAddressParam(location.hash, name, one === other ? undefined : one);
    if (next !== location.hash) replaceAddress(next);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes
  useEffect(() => {
    const asked = timer.current === undefined ? readParam(name, now.current.read) : undefined;
    if (asked === undefined || asked === now.current.value) write();
    else setValue(asked);
  }, [address, defaultValue, name, write]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (next: T) => {
      setValue(next);
      now.current = { ...now.current, value: next };
      clearTimeout(timer.current);
      if (typed) timer.current = setTimeout(write, TYPING_PAUSE_MS);
      else write();
    },
    [typed, write],
  );
  return [value, set];
}

function readParam<T>(name: string, read: (text: string) => T | undefined): T | undefined {
  const text = new URLSearchParams(splitAddress(location.hash).query).get(name);
  return text === null ? undefined : read(text);
}

/** Returns an address with a parameter set or removed. */
export function withAddressParam(address: string, name: string, value: string | undefined): string {
  const { place, mark, query } = splitAddress(address);
  const all = new URLSearchParams(query);
  if (value === undefined) all.delete(name);
  else all.set(name, value);
  const newQuery = all.toString();
  return newQuery === '' ? place : `${place}${mark}${newQuery}`;
}

function splitAddress(address: string) {
  // Former game addresses were `#game=…`.
  const mark = address.startsWith('#game=') ? '&' : '?';
  const at = address.indexOf(mark);
  return at < 0
    ? { place: address, mark, query: '' }
    : { place: address.slice(0, at), mark, query: address.slice(at + 1) };
}

/** Reads one of several words. */
export function parseOneOf<const T extends string>(words: readonly T[]): (text: string) => T | undefined {
  return (text) => words.find((word) => word === text);
}

/** Takes any text. */
export const anyText = (text: string): string => text;
