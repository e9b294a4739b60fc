import { expect, test } from 'vitest'
import web from '../../../../../package.json'
import { faceModelPath } from './face-model-path'

test('the address of the face model names the version that is installed, so that no browser keeps an older one', () => {
  expect(faceModelPath).toBe(`/assets/face-${web.dependencies['@vladmandic/human']}/`)
})
