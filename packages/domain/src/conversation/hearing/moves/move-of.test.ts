import { expect, test } from 'vitest'
import { moveOf } from './move-of'

const short = (text: string) => {
  const move = moveOf(text)
  if (move.is === 'question') return `question ${move.kind ?? 'other'}`
  return move.is === 'request' ? `request ${move.for}` : move.is
}

test.each([
  ['thank you so much', 'thanks'],
  ['ok bye', 'goodbye'],
  ['idk', 'unsure'],
  ['hmm ok', 'unsure'],
  ['not now', 'refusal'],
  ['forget it', 'refusal'],
  ['just listen please', 'just_listen'],
  ['you are not listening to me', 'complaint'],
  ['you already asked me that', 'complaint'],
  ['i got the job', 'good_news'],
  ['tell me a joke', 'request off_topic'],
  ['what can you do', 'request ability'],
  ['is it my fault?', 'question my_fault'],
  ['should i pay him', 'question pay_them'],
  ['how do i tell my wife', 'question what_say'],
  ['should i tell my sister first?', 'question tell_them'],
  ['will it get better', 'question gets_better'],
  ['nothing works, what should i do', 'question what_to_do'],
  ['अब क्या करूँ', 'question what_to_do'],
  ['kya karu yaar', 'question what_to_do'],
  ['আমি কী করব', 'question what_to_do'],
  ['என்ன பண்றது', 'question what_to_do'],
  ['ఏం చేయాలి', 'question what_to_do'],
  ['ಏನ್ ಮಾಡ್ಲಿ', 'question what_to_do'],
  ['काय करू', 'question what_to_do'],
  ['હું શું કરું', 'question what_to_do'],
  ['which colour is nice for the wall?', 'question other'],
  ['yes', 'agreement'],
  ['no', 'denial'],
  ['my papa came home late yesterday', 'statement'],
  ['pata nahi', 'unsure'],
  ['paise de du kya', 'question pay_them'],
  ['क्या मेरी गलती है?', 'question my_fault'],
  ['बस सुनिए', 'just_listen'],
  ['मला काय झालंय?', 'question am_i_ill'],
  ['आईला सांगू का?', 'question tell_them'],
  ['આ બીમારી છે?', 'question am_i_ill'],
  ['আমি কি অসুস্থ?', 'question am_i_ill'],
  ['শুধু শুনুন', 'just_listen'],
  ['ஹ்ம்ம்', 'unsure'],
  ['என் தப்பா?', 'question my_fault'],
  ['నా తప్పా?', 'question my_fault'],
  ['em ledu', 'unsure'],
  ['ಏನೂ ಇಲ್ಲ', 'unsure'],
  ['ಇದು ಕಾಯಿಲೆನಾ?', 'question am_i_ill'],
])("'%s' does: %s", (text, does) => {
  expect(short(text)).toBe(does)
})
