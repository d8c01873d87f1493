// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the $ stands before sums of money
/** Activities, gates and Other Worlds, as asked in Haunt of the Watchers; as in `questions.ts`. */
export const HAUNT_RITUALS: Record<string, string> = {};
