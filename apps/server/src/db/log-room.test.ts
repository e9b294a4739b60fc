import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLogRoom } from './log-room'

const megabyte = 1024 * 1024
let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'maitri-log-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('the next file of the log is made while there is room, and numbers are carried over', async () => {
  const made: string[] = []
  const room = createLogRoom(async (path) => {
    made.push(basename(path))
    writeFileSync(path, '')
  })
  room.wrote(join(directory, '000000010000000000000001'), megabyte)
  room.wrote(join(directory, '000000010000000000000001'), 11 * megabyte)
  await turn()
  room.wrote(join(directory, '0000000100000002000000FF'), 12 * megabyte)
  expect(made).toEqual(['000000010000000000000002', '000000010000000300000000'])
  room.wrote(join(directory, '0000000100000002000000FF'), 15 * megabyte)
  expect(room.isFull()).toBe(false)
})

test('without room for the next file, nothing is begun in the last quarter of this one', async () => {
  const room = createLogRoom(() => Promise.reject(new Error('ENOSPC')))
  const wroteUpTo = async (end: number) => {
    room.wrote(join(directory, '000000010000000000000001'), end)
    await turn()
    return room.isFull()
  }
  expect(await wroteUpTo(11 * megabyte)).toBe(false)
  expect(await wroteUpTo(12 * megabyte)).toBe(true)
  writeFileSync(join(directory, '000000010000000000000002'), '')
  expect(room.isFull()).toBe(false)
})
