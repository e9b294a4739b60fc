import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publicPagesFile } from '@maitri/contracts'
import type { DrawnFigure } from '../src/components/kolam/kolam-drawing'
import { drawPicture } from './draw-picture'
import figures from './drawn/article-figures.json' with { type: 'json' }
import { listPublicPages, pictureOf } from './list-public-pages'

/** Leaves in the folder of the built web app what the server needs for the heads of public pages, and a picture for each article. */
export function writePublicPages(folder: string): void {
  writeFileSync(join(folder, publicPagesFile), JSON.stringify(listPublicPages()))
  for (const [article, figure] of Object.entries(figures)) {
    const path = join(folder, pictureOf(article))
    mkdirSync(dirname(path), { recursive: true })
    // What JSON is read as knows no tuples.
    writeFileSync(path, drawPicture(figure as unknown as DrawnFigure))
  }
}
