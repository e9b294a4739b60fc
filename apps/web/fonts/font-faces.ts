import { type CodePoints, type FontRecipe, weights } from './font-recipes'

/**
 * The stylesheet that declares the fonts, and the local stand-in shown until they arrive.
 */
export function fontFaces(recipes: FontRecipe[]): string {
  return `${[...recipes.map(fontFace), fallback].join('\n\n')}\n`
}

function fontFace({ name, family, codePoints }: FontRecipe): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(codePoints)};
}`
}

function unicodeRange(codePoints: CodePoints): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase()
  return codePoints
    .map((entry) => (typeof entry === 'number' ? `U+${hex(entry)}` : `U+${hex(entry[0])}-${hex(entry[1])}`))
    .join(', ')
}

// Arial and its equals take more room than Anek. Measured in Chromium over the product's own sentences: Anek at 420 is 0.934 times as
// wide as Arial, at 550 0.889 and at 620 0.903 times as wide as Arial Bold. Ascent and descent are Anek's 0.9 and 0.2 divided by that,
// so that lines hardly move when Anek arrives.
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold']
const fallback = [
  { weight: '400 500', local: ['Arial', 'Liberation Sans', 'Roboto'], size: 0.934 },
  { weight: '501 599', local: bold, size: 0.889 },
  { weight: '600 700', local: bold, size: 0.903 },
]
  .map(
    ({ weight, local, size }) => `@font-face {
  font-family: 'Anek Latin Fallback';
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  unicode-range: U+20-24F, U+2010-2044;
  size-adjust: ${percent(size)};
  ascent-override: ${percent(0.9 / size)};
  descent-override: ${percent(0.2 / size)};
  line-gap-override: 0%;
}`,
  )
  .join('\n\n')

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
