import { readFileSync } from 'node:fs'

// WCAG 2.2: 1.4.3 for text, 1.4.11 for the outline of a control and for what a figure says.
const text = 4.5
const control = 3

const hues = ['peacock', 'marigold', 'lotus', 'indigo', 'tulsi', 'brick']
const grounds = ['paper', 'surface', 'sunk', 'raised']
const stones = ['stone', 'stone-2', 'stone-teal']
const inks = ['ink', 'ink-2', 'ink-3']

type Pair = { front: string; ground: string; needs: number }

const each = (fronts: string[], backs: string[], needs: number): Pair[] =>
  fronts.flatMap((front) => backs.map((ground) => ({ front, ground, needs })))

const pairs: Pair[] = [
  ...each([...inks, ...hues.map((hue) => `${hue}-ink`)], grounds, text),
  ...hues.flatMap((hue) => each([`${hue}-ink`, ...inks], [`${hue}-tint`], text)),
  ...hues.flatMap((hue) => each([`on-${hue}`], [hue], text)),
  ...each(['on-peacock'], ['peacock-hover'], text),
  ...each(['on-bubble-me'], ['bubble-me'], text),
  // A chosen chip
  ...each(['paper'], ['ink'], text),
  ...each(['amber'], ['surface', 'raised'], text),
  ...each(['flour', 'flour-2', 'marigold'], stones, text),
  ...each(['amber', 'line-strong', 'focus', 'peacock'], grounds, control),
  // Marigold is drawn as amber wherever it has to be told from its ground.
  ...each(
    hues.filter((hue) => hue !== 'marigold'),
    ['sunk'],
    control,
  ),
  ...each(['stone-line', 'focus-stone'], stones, control),
]

type Palette = Map<string, string>

/** The colours of both themes; the dark theme changes some of the light one. Throws when the two copies of the dark theme differ. */
export function readPalettes(css: string): { light: Palette; dark: Palette } {
  const light = coloursOf(blockAfter(css, ':root {'))
  const chosenDark = blockAfter(css, ":root[data-theme='dark'] {")
  const deviceDark = blockAfter(css, ":root:not([data-theme='light']) {")
  const words = (block: string) => block.replaceAll(/\s+/g, ' ').trim()
  if (words(chosenDark) !== words(deviceDark)) throw new Error('The two copies of the dark theme differ')
  return { light, dark: new Map([...light, ...coloursOf(chosenDark)]) }
}

/** WCAG 2 contrast of two colours written as #RRGGBB, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function blockAfter(css: string, selector: string): string {
  const start = css.indexOf(selector)
  if (start < 0) throw new Error(`No ${selector} in the tokens`)
  return css.slice(start + selector.length, css.indexOf('}', start))
}

function coloursOf(block: string): Palette {
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', hex = '']) => [name, hex]))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

type Measured = Pair & { theme: string; ratio: number }

/** Every pair of both themes, the weakest first. Throws when a pair names a colour that does not exist. */
export function measure(css: string): Measured[] {
  return Object.entries(readPalettes(css))
    .flatMap(([theme, palette]) =>
      pairs.map((pair) => ({
        ...pair,
        theme,
        ratio: contrast(requireColour(palette, pair.front), requireColour(palette, pair.ground)),
      })),
    )
    .sort((a, b) => a.ratio / a.needs - b.ratio / b.needs)
}

function requireColour(palette: Palette, name: string): string {
  const hex = palette.get(name)
  if (!hex) throw new Error(`No colour --${name} in the tokens`)
  return hex
}

if (process.argv[1]?.endsWith('check-contrast.ts')) {
  const measured = measure(readFileSync(new URL('../apps/web/src/styles/tokens.css', import.meta.url), 'utf8'))
  const tooWeak = measured.filter(({ ratio, needs }) => ratio < needs)
  for (const { front, ground, theme, ratio, needs } of tooWeak) {
    process.stdout.write(`${front} on ${ground}, ${theme}: ${ratio.toFixed(2)}, needs ${needs}\n`)
  }
  const [weakest] = measured
  process.stdout.write(
    `${measured.length} colour pairs, ${tooWeak.length} too weak; weakest: ${weakest?.front} on ${weakest?.ground}, ${weakest?.theme}, ${weakest?.ratio.toFixed(2)}\n`,
  )
  process.exitCode = tooWeak.length === 0 ? 0 : 1
}
