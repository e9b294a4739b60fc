/** Every stem before every ending as a list of phrases: `phrases('maar kaat', 'dunga denge')` is 'maar dunga, maar denge, kaat dunga, kaat denge'. */
export const phrases = (stems: string, endings: string) => combine(stems, endings, ' ')

/** The same as single words, for languages that write the ending with the stem. An underscore stands for a space inside a stem or an ending. */
export const inflected = (stems: string, endings: string) => combine(stems, endings, '')

function combine(stems: string, endings: string, between: string): string {
  const ends = endings.split(' ')
  return stems
    .split(' ')
    .flatMap((stem) => ends.map((ending) => `${stem}${between}${ending}`.replaceAll('_', ' ')))
    .join(', ')
}
