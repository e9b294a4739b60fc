import { expect, test } from 'vitest'
import { readRules } from './read-rules'
import { riskTiers } from './risk-tier'
import { needsHelp } from './session-tier'

/** Said plainly, the rules find it without the learned reader. */
const isFoundByRules = (text: string): boolean => {
  const { matched } = readRules(text)
  return riskTiers.some((tier) => tier !== 'none' && needsHelp(tier) && matched.get(tier) !== undefined)
}

test.each([
  'zeher kha lunga',
  'ab to jaan dene ka hi mann hai',
  'mujhe apni jaan leni hai',
  'mrne ka mn krta h',
  'phir se hath kaatna chalu ho gaya',
  'uri esukunta',
  'naa praanam teesukunta',
  'thatkolai pannika poren',
  'saavanum pola iruku',
  'marubadiyum kaiya kizhichikiten',
  'jeeva tegedukotini',
  'mare jeev aapvo che',
  'have jeev kadhi nakhvo che',
  'swatacha jeev ghyaycha ahe',
  'jeevan sampvava vatta',
  'galay dori debo',
  'trainer samne jhap dite icche kore',
  'మళ్ళీ కట్ చేసుకున్నా',
  'फिर से हाथ काटना शुरू हो गया है',
])('S4, S6: dying or self-harm said openly, as it is typed: %s', (text) => expect(isFoundByRules(text)).toBe(true))

test.each([
  'he says he will throw acid on me if i say no',
  'acid daal dega bolta hai',
  'acid adipen nu miratran',
  'acid postha antunnadu',
])('S14: the threat of acid: %s', (text) => expect(isFoundByRules(text)).toBe(true))

test.each([
  'mere dost ne mujhe block kiya',
  'yaar mere best frnd ne mujhe block kr diya insta aur whatsapp dono pe',
  'mere papa ne mujhe phone diya',
])("Hindi 'mere' (my) is no Bengali 'mere' (killed): %s", (text) => expect(isFoundByRules(text)).toBe(false))

test('Bengali that has the same word is heard', () => expect(isFoundByRules('nijeke mere felte iche kore')).toBe(true))
