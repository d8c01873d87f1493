/** Names of the built-in boxes in other languages than English, by language and pack id. */
export const BOX_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    dunwich: 'Das Grauen von Dunwich',
    'dark-pharaoh': 'Der Fluch des Dunklen Pharao',
    'dark-pharaoh-revised': 'Der Fluch des Dunklen Pharao (2011)',
    'king-in-yellow': 'Der König in Gelb',
  },
};
