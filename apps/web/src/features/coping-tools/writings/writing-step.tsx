import { type ScriptLine, writingScripts } from '@maitri/content/narration'
import type { ToolId } from '@maitri/contracts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import { useNarration } from '../narration/use-narration'
import type { ActivityProps } from '../player/activity'
import { ActivityLayout } from '../player/activity-layout'
import { useIsCard } from '../player/cards'
import { Pages } from '../player/pages'
import { FoundDraft } from './found-draft'
import type { ToolDraft } from './use-tool-draft'
import styles from './writing.module.css'

type WritingStepProps = {
  toolId: ToolId
  /** What the player gave the tool. */
  player: Pick<ActivityProps, 'step' | 'guide' | 'clock' | 'isRunning' | 'cues'>
  /** Instead of the step's own words. */
  heading?: string | undefined
  /** Whether no voice asks for anything here. */
  isUnspoken?: boolean
  own: Pick<ToolDraft<unknown>, 'isFound' | 'beginAfresh'>
  /** Its panel stands above every field of the step. */
  check: SafetyCheck
  children: ReactNode
}

const unsaid: readonly ScriptLine[] = []

const isGuided = (toolId: ToolId): toolId is keyof typeof writingScripts => toolId in writingScripts

/**
 * One step of a tool in which people write: its words, help where it is needed, and what is filled in. Once help came up, no voice goes on asking
 * for anything.
 */
export function WritingStep({ toolId, player, heading, isUnspoken = false, own, check, children }: WritingStepProps) {
  const { t } = useTranslation('coping_tools')
  const { step } = player
  const { tier } = check.reading
  const [tierBefore] = useState(tier)
  const hasHelpComeUp = tier !== tierBefore && tier !== 'distress'
  const isSpoken = isGuided(toolId) && !isUnspoken && !hasHelpComeUp
  const said = useNarration(player, isSpoken ? writingScripts[toolId][step] : unsaid)
  // Read and not heard it is like the step's own words: once, above the first of its cards.
  const isFirstCard = useIsCard(0)
  const caption = isFirstCard || player.guide?.isHeard ? said : undefined
  return (
    <ActivityLayout
      heading={heading ?? t(`tools.${toolId}.steps.${step}.title`)}
      note={heading === undefined && t(`tools.${toolId}.steps.${step}.text`)}
      caption={caption}
      shape="form"
    >
      <Pages>
        <div className={styles.step}>
          {step === 1 && own.isFound && <FoundDraft onAfresh={own.beginAfresh} />}
          {check.panel}
          {children}
        </div>
      </Pages>
    </ActivityLayout>
  )
}
