import { readyRoutines } from '@maitri/content/coping-tools'
import { CopyPlus, Play, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { IconButton } from '../../../components/ui/icon-button'
import { paths } from '../../../config/paths'
import { RoutineCard } from './routine-card'
import styles from './routines-tab.module.css'
import type { RoutineWords } from './use-own-routines'

type Action = (words: RoutineWords) => void

/** Routines that are there from the first day: run as they are, or made one's own. */
export function ReadyRoutines({ onMakeMine, onShare }: { onMakeMine: Action; onShare: Action }) {
  const { t } = useTranslation('routines')
  return (
    <section aria-labelledby="ready-routines" className={styles.section}>
      <div>
        <h2 id="ready-routines">{t('ready.heading')}</h2>
        <p className={styles.lead}>{t('ready.lead')}</p>
      </div>
      <ul className={styles.cards}>
        {readyRoutines.map(({ id, tools }) => {
          const name = t(`ready.words.${id}.name`)
          const words = { name, description: t(`ready.words.${id}.description`), tools: [...tools] }
          return (
            <li key={id}>
              <RoutineCard
                {...words}
                actions={
                  <>
                    <ButtonLink
                      to={paths.routine}
                      search={{ ready: id }}
                      variant="tint"
                      size="small"
                      icon={<Play size={20} strokeWidth={1.75} aria-hidden="true" />}
                      aria-label={t('card.run_named', { name })}
                    >
                      {t('card.run')}
                    </ButtonLink>
                    <IconButton label={t('card.make_mine_named', { name })} onClick={() => onMakeMine(words)}>
                      <CopyPlus size={20} strokeWidth={1.75} aria-hidden="true" />
                    </IconButton>
                    <IconButton label={t('card.share')} onClick={() => onShare(words)}>
                      <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
                    </IconButton>
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
