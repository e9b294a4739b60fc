import { helpline } from '@maitri/content/helplines'
import type { RiskReading } from '@maitri/domain'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../lib/i18n/i18n'
import { CrisisPanel } from './crisis-panel'
import { askFrom, foldPanel, offerPlace, takeReading, useCrisisSession } from './crisis-session'
import { DistressNotice } from './distress-notice'
import { FoldedPanel } from './folded-panel'
import { ensureGate, loadedGate } from './gate'
import { helpPlan, type PanelReading } from './help-plan'
import { answerInLanguageOf, usePanelWords } from './use-panel-words'

type CrisisGate = {
  /** The most urgent reading of this tab so far. */
  reading: RiskReading
  /** Reads a text and shows help where it is needed; answers what was found in this text. Await `ensureGate()` first. */
  assess: (text: string) => RiskReading
  /** Belongs right above the field that is read; always there, so that screen readers hear what appears in it. */
  panel: ReactNode
}

type GateManner = {
  /**
   * For pages that naturally hold heavy words, such as the safety plan: help stands as the folded bar, unfolds by its button alone, and speaks
   * only when a text is more urgent than those before.
   */
  isQuiet?: boolean
}

/** The crisis gate for a screen with a field for free text (`docs/safety.md` S2): loaded with the screen, asked before anything else happens. */
export function useCrisisGate({ isQuiet = false }: GateManner = {}): CrisisGate {
  // Loads the words of the panel together with the screen: they must be there before they are needed.
  useTranslation('crisis')
  const { reading } = useCrisisSession()
  const [place] = useState(() => Symbol('a field that is read'))

  useEffect(() => {
    // A text cannot be sent before the gate is there; whoever sends it hears of it then.
    ensureGate().catch(() => undefined)
  }, [])

  const assessHere = useCallback(
    (text: string) => {
      const found = isQuiet ? assessQuietly(text) : assess(text)
      if (found.tier !== 'none') askFrom(place)
      return found
    },
    [isQuiet, place],
  )
  return { reading, assess: assessHere, panel: isQuiet ? <QuietPanel place={place} /> : <GatePanel place={place} /> }
}

function assess(text: string): RiskReading {
  const { readRisk, needsHelp, raiseTier } = loadedGate()
  const found = readRisk(text, currentLanguage())
  takeReading(found, needsHelp(found.tier), raiseTier)
  if (found.tier !== 'none') answerInLanguageOf(text)
  return found
}

/** Lets the panel stand for what a safety conversation has come to know; it speaks again where that is more urgent than what it knew. */
export function showReading(reading: RiskReading): void {
  takeReading(reading, false, loadedGate().raiseTier)
}

function assessQuietly(text: string): RiskReading {
  const { readRisk, raiseTier } = loadedGate()
  const found = readRisk(text, currentLanguage())
  takeReading(found, false, raiseTier)
  if (found.tier !== 'none') answerInLanguageOf(text)
  return found
}

/** Folded when the page opens, whatever the panel of other screens is. */
function QuietPanel({ place }: { place: symbol }) {
  const [isFolded, setIsFolded] = useState(true)
  return <HelpInPlace place={place} isFolded={isFolded} onFold={setIsFolded} />
}

function GatePanel({ place }: { place: symbol }) {
  const { isFolded } = useCrisisSession()
  return <HelpInPlace place={place} isFolded={isFolded} onFold={foldPanel} />
}

type HelpInPlaceProps = { place: symbol; isFolded: boolean; onFold: (isFolding: boolean) => void }

function HelpInPlace({ place, isFolded, onFold }: HelpInPlaceProps) {
  const { t, inLanguage } = usePanelWords()
  const { reading, calls, drawnAt } = useCrisisSession()
  useEffect(() => offerPlace(place), [place])
  const isHere = drawnAt === null || drawnAt === place
  const { about } = reading
  const help = isHere ? panelReading(reading) : null
  const isDistress = isHere && reading.tier === 'distress'
  const wording = calls % 2 === 1 ? 'a' : 'b'
  const handOver = useRef(false)
  const fold = (isFolding: boolean) => {
    handOver.current = true
    onFold(isFolding)
  }
  return (
    <>
      <div role="status" {...inLanguage} className="visually-hidden">
        {help && (
          <p key={calls}>
            {t(`crisis:opening.${about}.${help.tier}.${wording}`)}{' '}
            {t('crisis:announced', { number: helpline(helpPlan(help).first).number.display })}
          </p>
        )}
        {isDistress && <p key={calls}>{t(`crisis:distress.${about}.${wording}`)}</p>}
      </div>
      {isDistress && <DistressNotice about={about} wording={wording} />}
      {help && isFolded && <FoldedPanel reading={help} onUnfold={() => fold(false)} handOver={handOver} />}
      {help && !isFolded && (
        <CrisisPanel key={calls} reading={help} wording={wording} onFold={() => fold(true)} handOver={handOver} />
      )}
    </>
  )
}

function panelReading({ tier, ...rest }: RiskReading): PanelReading | null {
  return tier === 'none' || tier === 'distress' ? null : { tier, ...rest }
}
