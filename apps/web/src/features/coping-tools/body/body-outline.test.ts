import { bodyPointCount, muscleGroups } from '@maitri/domain'
import { expect, test } from 'vitest'
import { bodyBox, musclePlaces, nidraPlace } from './body-outline'

/** Lying down, what is far from the crown is far to the right, and what is to the person's left is above. */
const isInside = ([x, y]: readonly [number, number]) =>
  y >= bodyBox.x && y <= bodyBox.x + bodyBox.width && -x >= bodyBox.y && -x <= bodyBox.y + bodyBox.height

test('every group of muscles has its place on the body', () => {
  for (const group of Object.values(muscleGroups).flat()) {
    expect(musclePlaces[group].length, group).toBeGreaterThan(0)
    for (const [x, y] of musclePlaces[group]) expect(isInside([x, y]), group).toBe(true)
  }
})

test('every place of Yoga Nidra is on the body but for the last two, which are all of it', () => {
  for (let point = 1; point <= bodyPointCount; point += 1) {
    const place = nidraPlace(point)
    if (point > bodyPointCount - 2) expect(place).toBeNull()
    else expect(place && isInside(place), String(point)).toBe(true)
  }
})

test('the right side comes first and the left is its mirror', () => {
  for (let point = 1; point <= 13; point += 1) {
    const [right, left] = [nidraPlace(point), nidraPlace(point + 13)]
    expect(right?.[0]).toBeLessThan(0)
    expect(left).toEqual([-(right?.[0] ?? 0), right?.[1]])
  }
})
