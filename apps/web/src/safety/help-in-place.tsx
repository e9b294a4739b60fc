import { helpline } from '@maitri/content/helplines'
import type { RiskReading } from '@maitri/domain'
import { useEffect, useRef, useState } from 'react'
import { CrisisPanel } from './crisis-panel'
import { foldPanel, offerPlace, useCrisisSession } from './crisis-session'
import { DistressNotice } from './distress-notice'
import { FoldedPanel } from './folded-panel'
import { helpPlan, type PanelReading } from './help-plan'
import { usePanelWords } from './use-panel-words'

/** Folded when the page opens, whatever the panel of other screens is. */
export function QuietPanel({ place }: { place: symbol }) {
  const [isFolded, setIsFolded] = useState(true)
  return <HelpInPlace place={place} isFolded={isFolded} onFold={setIsFolded} />
}

export function HelpPanel({ place }: { place: symbol }) {
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
