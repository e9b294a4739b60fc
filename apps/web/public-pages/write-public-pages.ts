import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publicPagesFile } from '@maitri/contracts'
import type { DrawnFigure } from '../src/components/kolam/kolam-drawing'
import { drawPicture } from './draw-picture'
import figures from './drawn/article-figures.json' with { type: 'json' }
import pagesFigure from './drawn/pages-figure.json' with { type: 'json' }
import { listPublicPages, pagesPicture, pictureOf } from './list-public-pages'

/** Leaves in the folder of the built web app what the server needs for the heads of public pages, a picture for each article and one for all else. */
export function writePublicPages(folder: string): void {
  writeFileSync(join(folder, publicPagesFile), JSON.stringify(listPublicPages()))
  const pictures = Object.entries(figures).map(([article, figure]) => [pictureOf(article), figure] as const)
  for (const [address, figure] of [...pictures, [pagesPicture, pagesFigure] as const]) {
    const path = join(folder, address)
    mkdirSync(dirname(path), { recursive: true })
    // What JSON is read as knows no tuples.
    writeFileSync(path, drawPicture(figure as unknown as DrawnFigure))
  }
}
