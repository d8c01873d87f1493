/** English articles before the names of cards that are things: "take a Lantern". The others are names: "take Food". */
const WITH_ARTICLE: Readonly<Record<'a' | 'an' | 'the', readonly string[]>> = {
  a: [
    '18-derringer',
    '38-revolver',
    '45-automatic',
    'bullwhip',
    'cavalry-saber',
    'cross',
    'dark-cloak',
    'flare-gun',
    'gate-box',
    'knife',
    'lantern',
    'lucky-cigarette-case',
    'map-of-arkham',
    'motorcycle',
    'rail-pass',
    'rifle',
    'sheldon-gang-membership',
    'shotgun',
    'telescope',
    'tommy-gun',
  ],
  an: ['ancient-tome', 'axe', 'elder-sign', 'elephant-gun', 'obsidian-statue', 'old-journal'],
  the: ['deputys-revolver', 'necronomicon', 'patrol-wagon'],
};

/** Skill cards that are named like the skills. */
const NAMED_LIKE_SKILLS: readonly string[] = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'];

const key = (id: string) => `form.a.card.${id}`;

export const CARD_ARTICLES: Record<string, string> = Object.fromEntries([
  ...Object.entries(WITH_ARTICLE).flatMap(([article, ids]) => ids.map((id) => [key(id), `${article} {title}`])),
  ...NAMED_LIKE_SKILLS.map((id) => [key(id), 'the {title} Skill']),
]);
