import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articlePictures } from './article-pictures'
import { calmPictures } from './calm-pictures'
import { emptyPictures } from './empty-pictures'
import { groupPictures } from './group-pictures'
import { makingPictures } from './making-pictures'
import { Picture } from './picture'

const pictures = { ...calmPictures, ...makingPictures, ...emptyPictures, ...articlePictures, ...groupPictures }

test('every picture is one of its own, small, silent, and without a word in it', () => {
  const drawn = Object.entries(pictures).map(([name, content]) => {
    const { container } = render(<Picture>{content}</Picture>)
    const picture = container.querySelector('svg')
    expect(picture?.getAttribute('aria-hidden'), name).toBe('true')
    expect(picture?.textContent, name).toBe('')
    expect(picture?.outerHTML.length, `bytes of ${name}`).toBeLessThan(3_000)
    expect(picture?.innerHTML, `the lamp of ${name}`).toMatch(/lamp|seams|dot|rays/)
    return picture?.innerHTML
  })
  expect(new Set(drawn).size).toBe(40)
})
