const clauses =
  /[,.;:!?।\n]+|\s(?:and|but|because|so|aur|lekin|par|और|लेकिन|पर|मगर|आणि|पण|અને|પણ|আর|কিন্তু|ஆனா|ஆனால்|కానీ|ಆದ್ರೆ|ಆದರೆ|ಮತ್ತು)\s/iu

const fewestWords = 3
const mostWords = 10

const clauseWords = (text: string) => text.trim().split(/\s+/u)

/** The part of somebody's words that is given back: the last clause of three to ten words, else the whole. */
export function partOf(text: string): string {
  const parts = text
    .split(clauses)
    .map((part) => part.trim())
    .filter((part) => clauseWords(part).length >= fewestWords && clauseWords(part).length <= mostWords)
  return parts.at(-1) ?? text
}

const or = /(?:^|\s)(?:or|ya|naki|kimba|या|अथवा|किंवा|की|કે|নাকি|না|அல்லது|இல்லனா|లేదా|లేక|ಅಥವಾ|ಇಲ್ಲ)(?=\s)/iu
const should =
  /(?:^|\s)(?:should|shud|shall|do i|can i|karu|karun|karoon|rakhu|rakhun|jau|jaun|du|dun|bolu|chahiye|करूँ|करूं|रखूँ|रखूं|जाऊँ|जाऊं|दूँ|दूं|बोलूँ|चाहिए|करू|ठेवू|जाऊ|देऊ|કરું|રાખું|જાઉં|આપું|করব|করবো|রাখব|যাব|দেব)(?=\s|$|[?.!,])|(?:லாமா|ட்டுமா|வா|ணுமா|ాలా|నా|ಲಾ|ಲೇ|ಕಾ)(?=\s|$|[?.!,])/iu
const mostAsked = 14

/** The clause of a text that asks which of two things to do, in the person's own words; null where none does. Linear in the length of the text. */
export function choiceIn(text: string): string | null {
  const asked = text
    .split(/(?<=[.!?।\n])|,/u)
    .map((part) => part.trim())
    .filter((part) => or.test(part) && should.test(part) && clauseWords(part).length <= mostAsked)
    .at(-1)
  return asked ? asked.replace(/[?.!।]+$/u, '') : null
}
