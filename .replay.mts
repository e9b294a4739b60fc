import { readFileSync } from 'node:fs'
const R = process.env.R ?? '/work/wt/chat'
const { openConversation, converse } = await import(`${R}/packages/domain/src/conversation/index.ts`)
const { replyText } = await import(`${R}/packages/content/src/reply-text.ts`)
const file = process.argv[2] ?? '/work/talk/judged-f.tsv'
const only = process.argv[3]?.split(',')
const langs: any = { f08: 'hi', f09: 'ta', f10: 'te', f11: 'mr', f12: 'bn', f13: 'gu' }
const rows = readFileSync(file, 'utf8').trim().split('\n').map((l) => l.split('\t')).filter((r) => /^f\d/.test(r[0]))
const talks = [...new Set(rows.map((r) => r[0]))]
for (const t of talks) {
  if (only && !only.includes(t)) continue
  const lang = langs[t] ?? (t === 'f06' || t === 'f07' ? 'en' : 'en')
  console.log(`\n##### ${t} ${lang}`)
  let turn = openConversation(lang, {}, new Date())
  for (const [, n, verdict, text, , why] of rows.filter((r) => r[0] === t).sort((a, b) => +a[1] - +b[1])) {
    const now = new Date()
    let input: any = { text }
    if (text.startsWith('>')) {
      const c = turn.choices[Number(text.slice(1)) - 1]?.id
      if (!c) { console.log(`  P${n} [no button ${text}]`); continue }
      input = { choice: c }
    }
    turn = converse(turn.state, input, { language: lang, now, random: () => 0.3 })
    const l = turn.language
    console.log(`P${n} (${verdict}): ${'choice' in input ? '[' + replyText(input.choice, lang).join(' ') + ']' : text}`)
    console.log(`   M: ${turn.say.flatMap((s: any) => replyText(s.id, l, s.values ?? {})).join(' | ')}`)
    console.log(`      {${turn.say.map((s: any) => s.id.replace('conversation.', '')).join(' ')}} ${turn.state.guided?.name ?? turn.state.open?.name ?? '-'}.${turn.state.guided?.node ?? turn.state.open?.node ?? ''}`)
  }
}
