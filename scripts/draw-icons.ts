import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { kolam } from '../apps/web/src/components/kolam/kolam-figure'
import { chromiumArguments, chromiumPath } from './chromium'
import { repositoryRoot } from './run-command'

/** Draws the app's icons from the sign of Maitri. Run by hand when the sign changes; its files are committed. */
const ground = '#22255C'
const line = '#FFF7E8'
const lamp = '#F2AB2B'

const mark = kolam('maitri', { family: 'mark' })

/** `share` is how much of the icon's width the figure takes; a maskable icon keeps it inside the safe circle. */
function icon(share: number, radius: number): string {
  const [x, y, width, height] = mark.viewBox
  const size = width / share
  const left = x - (size - width) / 2
  const top = y - (size - height) / 2
  const dots = mark.dots.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.4"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${size} ${size}"><rect x="${left}" y="${top}" width="${size}" height="${size}" rx="${radius * size}" fill="${ground}"/><path d="${mark.line}" fill="none" stroke="${line}" stroke-width="3" stroke-linejoin="round"/><g fill="${lamp}">${dots}</g></svg>\n`
}

const folder = `${repositoryRoot}apps/web/public/`
writeFileSync(`${folder}icon.svg`, icon(0.86, 0.22))

const executablePath = chromiumPath()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
for (const { name, size, svg } of [
  { name: 'icon-192', size: 192, svg: icon(0.86, 0.22) },
  { name: 'icon-512', size: 512, svg: icon(0.86, 0.22) },
  { name: 'icon-maskable-512', size: 512, svg: icon(0.62, 0) },
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
