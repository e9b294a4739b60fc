export type PastedChat = {
  /** In the order in which they first speak, as the text writes them. */
  speakers: readonly string[]
  /** What one of them said, a line a message, without times and names. */
  linesOf: (speaker: string) => string
}

type Message = { speaker: string; words: string }

const date = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`
/** '[12/03/26, 10:45 pm] Amma: …' and '12/03/26, 10:45 pm - Amma: …', as messengers copy and export; the date or the brackets may be missing. */
const stamped = new RegExp(String.raw`^[\u200e\u200f]?\[?(?:${date},?\s+)?${time}\]?\s*(?:[-–]\s*)?(.*)$`, 'i')
const said = /^([^:]{1,40}):\s+(\S.*)$/
/** 'Me: …', where no time stands before. */
const named = /^(\p{L}[\p{L}\p{M} .]{0,24}):\s+(\S.*)$/u
const fewestStamped = 2
const fewestNamed = 3

/**
 * Takes a text apart that was copied from a chat: lines with a time and a name, or at least three that begin with one of two or more names.
 * Null where it is no such text. Linear in its length.
 */
export function readPastedChat(text: string): PastedChat | null {
  const lines = text.split('\n').map((line) => line.trim())
  return chatOf(lines, readStamped, fewestStamped, 1) ?? chatOf(lines, readNamed, fewestNamed, 2)
}

/** A message that begins here; 'nobody' where the line is the messenger's own, null where it goes on with what was said before. */
type ReadLine = (line: string) => Message | 'nobody' | null

const readStamped: ReadLine = (line) => {
  const rest = stamped.exec(line)?.[1]
  if (rest === undefined) return null
  const [, speaker, words] = said.exec(rest) ?? []
  return speaker && words ? { speaker: speaker.trim(), words } : 'nobody'
}

const readNamed: ReadLine = (line) => {
  const [, speaker, words] = named.exec(line) ?? []
  return speaker && words ? { speaker: speaker.trim(), words } : null
}

function chatOf(lines: readonly string[], read: ReadLine, fewest: number, fewestSpeakers: number): PastedChat | null {
  const messages: Message[] = []
  let goesOn: Message | null = null
  for (const line of lines) {
    const found = read(line)
    if (found === 'nobody') goesOn = null
    else if (found) {
      messages.push(found)
      goesOn = found
    } else if (line !== '') {
      // Words before the first message are the person's own introduction: the text is more than a chat.
      if (messages.length === 0) return null
      if (goesOn) goesOn.words += `\n${line}`
    }
  }
  const speakers = [...new Set(messages.map(({ speaker }) => speaker))]
  if (messages.length < fewest || speakers.length < fewestSpeakers) return null
  return {
    speakers,
    linesOf: (speaker) =>
      messages
        .filter((message) => message.speaker === speaker)
        .map(({ words }) => words)
        .join('\n'),
  }
}
