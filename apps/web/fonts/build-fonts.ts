import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { fontFaces } from './font-faces'
import { type CodePoints, type FontRecipe, fontRecipes, weights } from './font-recipes'

const require = createRequire(import.meta.url)
const output = join(import.meta.dirname, 'generated')
const stylesheet = join(output, 'fonts.css')
const stamp = join(output, 'stamp')

/**
 * Cuts the fonts down to what the product shows and writes them, with their stylesheet, to `fonts/generated`. The same sources give the
 * same bytes; where nothing changed since the last build it only compares a hash.
 */
export async function buildFonts(): Promise<void> {
  const sources = await Promise.all(fontRecipes.map((recipe) => readFile(sourcePath(recipe))))
  const css = fontFaces(fontRecipes)
  const hash = hashOf([JSON.stringify({ fontRecipes, weights, subsetter: subsetterVersion() }), css, ...sources])
  if (existsSync(stylesheet) && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return

  await mkdir(output, { recursive: true })
  for (const [index, recipe] of fontRecipes.entries()) {
    const source = sources[index]
    if (!source) throw new Error(`No source for the font ${recipe.name}`)
    const font = await subsetFont(source, textOf(recipe.codePoints), {
      targetFormat: 'woff2',
      variationAxes: { wght: recipe.weight ?? weights },
    })
    await writeFile(join(output, `${recipe.name}.woff2`), font)
  }
  await writeFile(stylesheet, css)
  await removeOthers([...fontRecipes.map(({ name }) => `${name}.woff2`), 'fonts.css'])
  // Last, so that a build broken off half way is not taken for a whole one.
  await writeFile(stamp, hash)
}

async function removeOthers(names: string[]): Promise<void> {
  const others = (await readdir(output)).filter((name) => !names.includes(name))
  await Promise.all(others.map((name) => rm(join(output, name))))
}

function sourcePath({ source }: FontRecipe): string {
  return join(dirname(require.resolve(`${source.package}/package.json`)), 'files', source.file)
}

function subsetterVersion(): string {
  const { version } = require('subset-font/package.json') as { version: string }
  return version
}

function textOf(codePoints: CodePoints): string {
  return codePoints
    .flatMap((entry) => {
      const [first, last] = typeof entry === 'number' ? [entry, entry] : entry
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset))
    })
    .join('')
}

function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
