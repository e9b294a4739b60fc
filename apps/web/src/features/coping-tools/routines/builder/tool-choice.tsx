import { copingTools } from '@maitri/content/coping-tools'
import { routineMaxTools, type ToolId } from '@maitri/contracts'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../components/ui/checkbox'
import { IconButton } from '../../../../components/ui/icon-button'
import { useLengthWords } from '../use-length-words'
import { type ChosenTool, isFull, toolsOf, withoutTool, withTool } from './chosen-tools'
import styles from './tool-choice.module.css'

type ToolChoiceProps = { chosen: readonly ChosenTool[]; onChange: (chosen: readonly ChosenTool[]) => void }

/** All tools with a check; what is checked stands in the routine, and can stand there once more. */
export function ToolChoice({ chosen, onChange }: ToolChoiceProps) {
  const { t } = useTranslation(['routines', 'coping_tools'])
  const lengthWords = useLengthWords()
  const isAtMost = isFull(chosen)
  const timesOf = (id: ToolId) => toolsOf(chosen).filter((other) => other === id).length

  return (
    <fieldset className={styles.tools}>
      <legend>{t('builder.tools')}</legend>
      <ul>
        {copingTools.map(({ id }) => {
          const times = timesOf(id)
          const tool = t(`coping_tools:tools.${id}.title`)
          return (
            <li key={id} className={styles.row}>
              <Checkbox
                checked={times > 0}
                disabled={isAtMost && times === 0}
                onChange={() => onChange(times > 0 ? withoutTool(chosen, id) : withTool(chosen, id))}
                label={
                  <>
                    {times > 1 ? t('builder.times', { tool, count: times }) : tool}
                    <span className={styles.length}>{lengthWords([id])}</span>
                  </>
                }
              />
              {times > 0 && !isAtMost && (
                <IconButton label={t('builder.once_more', { tool })} onClick={() => onChange(withTool(chosen, id))}>
                  <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.full}>
        {isAtMost && t('builder.full', { count: routineMaxTools })}
      </p>
    </fieldset>
  )
}
