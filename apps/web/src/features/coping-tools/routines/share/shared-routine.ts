import { type Routine, routineBody, routineMaxTools, type ToolId } from '@maitri/contracts'
import * as z from 'zod/mini'

/** What a link holds of a routine; nothing of the person. */
export type SharedRoutine = Pick<Routine, 'name' | 'tools'>

/** Letters stay with their tools for good: links that were sent must open later too. */
const letters = {
  saans: 'a',
  'paanch-indriya': 'b',
  'muscle-release': 'c',
  'yoga-nidra': 'd',
  'chhota-kadam': 'e',
  vichaar: 'f',
  bhramari: 'g',
  'kolam-studio': 'h',
  'chinta-dabba': 'i',
  'path-of-lamps': 'j',
  jaali: 'k',
  'sach-ya-mithya': 'l',
} as const satisfies Record<ToolId, string>

const toolOfLetter = new Map<string, ToolId>(Object.entries(letters).map(([id, letter]) => [letter, id as ToolId]))

const version = '1'

/** `1.<a letter a tool>.<name>.<check>`: letters, digits and hyphens only, so that no messenger breaks it. */
export function encodeRoutine({ name, tools }: SharedRoutine): string {
  const body = `${version}.${tools.map((id) => letters[id]).join('')}.${toUrlText(plainName(name))}`
  return `${body}.${check(body)}`
}

/** Null for whatever is not whole: cut, changed, of another version, or with tools that there are none of. */
export function decodeRoutine(code: string): SharedRoutine | null {
  const [found, lettersOfTools = '', name = '', sum, ...more] = code.split('.')
  if (found !== version || more.length > 0 || lettersOfTools.length > routineMaxTools) return null
  if (sum !== check(`${found}.${lettersOfTools}.${name}`)) return null
  const written = fromUrlText(name)
  const shared = {
    name: written === null ? '' : plainName(written),
    tools: [...lettersOfTools].map((letter) => toolOfLetter.get(letter)),
  }
  const nameRead = z.safeParse(routineBody.shape.name, shared.name)
  const toolsRead = z.safeParse(routineBody.shape.tools, shared.tools)
  return nameRead.success && toolsRead.success ? { name: nameRead.data, tools: toolsRead.data } : null
}

/** Without what is not seen and could turn words around: control and direction marks. Joiners stay, since Indian scripts need them. */
function plainName(name: string): string {
  return name
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function toUrlText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromUrlText(text: string): string | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (one) => one.charCodeAt(0)))
  } catch {
    return null
  }
}

/** FNV-1a of 32 bits: a link that was cut on its way must not pass for a shorter one. */
function check(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}
