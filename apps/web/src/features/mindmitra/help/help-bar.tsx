import { helpline } from '@maitri/content/helplines'
import { foldPanel, useCrisisSession } from '../../../safety/crisis-session'
import { FoldedPanel } from '../../../safety/folded-panel'
import { helpPlan } from '../../../safety/help-plan'
import type { HandOver } from '../../../safety/use-focus-hand-over'
import { usePanelWords } from '../../../safety/use-panel-words'

/** The folded panel above the field for the rest of the session, and the one announcement of help. */
export function HelpBar({ handOver }: { handOver: HandOver }) {
  const { t, inLanguage } = usePanelWords()
  const { reading, calls, isFolded } = useCrisisSession()
  const { tier, about, matched } = reading
  const isHelp = tier !== 'none' && tier !== 'distress'
  return (
    <>
      <div role="status" {...inLanguage} className="visually-hidden">
        {isHelp && (
          <p key={calls}>
            {t('crisis:announced', { number: helpline(helpPlan({ tier, matched }).first).number.display })}
          </p>
        )}
        {tier === 'distress' && <p key={calls}>{t(`crisis:distress.${about}.${calls % 2 === 1 ? 'a' : 'b'}`)}</p>}
      </div>
      {isHelp && isFolded && (
        <FoldedPanel
          reading={{ ...reading, tier }}
          handOver={handOver}
          onUnfold={() => {
            handOver.current = true
            foldPanel(false)
          }}
        />
      )}
    </>
  )
}
