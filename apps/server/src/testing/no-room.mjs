import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Runs inside a server, before it. While the file that `NO_ROOM_WHILE` names is there, no file can grow: a full disk, for machines on which
// the tests may not mount a small one.
const flag = process.env.NO_ROOM_WHILE ?? ''
const { write, writeSync, fstatSync, existsSync } = fs
const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })

function grows(fd, bytes, [, length, position]) {
  if (!existsSync(flag)) return false
  if (typeof bytes === 'string' || typeof position !== 'number') return fstatSync(fd).isFile()
  return position + length > fstatSync(fd).size
}

fs.writeSync = (fd, bytes, ...rest) => {
  if (grows(fd, bytes, rest)) throw noRoom()
  return writeSync(fd, bytes, ...rest)
}
fs.write = (fd, bytes, ...rest) => {
  if (grows(fd, bytes, rest)) process.nextTick(rest.at(-1), noRoom())
  else write(fd, bytes, ...rest)
}
syncBuiltinESMExports()
