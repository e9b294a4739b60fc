import { toolIds } from '@maitri/contracts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToolPicture } from './tool-picture'

test('every tool has a picture of its own, small, silent, and without a word in it', () => {
  const drawn = toolIds.map((id) => {
    const { container } = render(<ToolPicture id={id} />)
    const picture = container.querySelector('svg')
    expect(picture?.getAttribute('aria-hidden'), id).toBe('true')
    expect(picture?.textContent, id).toBe('')
    expect(picture?.outerHTML.length, `bytes of ${id}`).toBeLessThan(3_000)
    return picture?.innerHTML
  })
  expect(new Set(drawn).size).toBe(toolIds.length)
})
