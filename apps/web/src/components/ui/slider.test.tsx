import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Slider } from './slider'

test('a slider is read with its unit and gives numbers', () => {
  const values: number[] = []
  render(
    <Slider
      label="Heart rate"
      min={40}
      max={160}
      value={78}
      onChange={(value) => values.push(value)}
      valueText="78 beats a minute"
      shownValue="78"
      unit="bpm"
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Heart rate' })
  expect(slider.getAttribute('aria-valuetext')).toBe('78 beats a minute')
  fireEvent.change(slider, { target: { value: '84' } })
  expect(values).toEqual([84])
})
