import type { ToolId } from '@maitri/contracts'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import styles from './exercise-player.module.css'
import { PlayerHeader } from './player-header'

type PlayerFrameProps = {
  toolId: ToolId
  /** Nothing while the exercise is on its way: then it is stone and the way out, and no blank page between. */
  children?: ReactNode
}

/** The player before an exercise runs. */
export function PlayerFrame({ toolId, children }: PlayerFrameProps) {
  const { t } = useTranslation(['player', 'coping_tools'])
  const router = useRouter()
  return (
    <section
      className={classNames('stone first-light', styles.player)}
      aria-busy={children === undefined}
      data-immersive
    >
      <PlayerHeader
        title={t(`coping_tools:tools.${toolId}.title`)}
        time={null}
        exitLabel={t('exit')}
        onExit={() => router.history.back()}
      />
      <div className={styles.stage}>
        <div className={classNames('on-stone', styles.activity)}>{children}</div>
      </div>
    </section>
  )
}
