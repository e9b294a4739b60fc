import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../kolam/own-kolam'
import { HelpNowLink } from '../layout/help-now-link'
import { classNames } from '../ui/class-names'
import { Dialog } from '../ui/dialog'
import styles from './ending.module.css'
import { WordTile, wordRow } from './word-tile'

type EndingWord = { key: string; label: string; isChosen: boolean; onChoose: () => void }

type EndingProps = {
  isOpen: boolean
  /** The id of what was finished: its figure is drawn. */
  seed: string
  /** What was finished, in a few words; read out first. */
  title: string
  /** One line of truth, for instance a count. */
  line: string
  /** The question that the words answer. */
  ask: string
  /** Three words, each chosen by one tap. */
  words: readonly EndingWord[]
  /** What else can be done. */
  actions: ReactNode
  onClose: () => void
}

/** The end of something on a phone: today's kolam on dark stone, one line of truth, three words by one tap. Never opens over help. */
export function Ending({ isOpen, seed, title, line, ask, words, actions, onClose }: EndingProps) {
  const { t } = useTranslation('frame')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('bar.close')}
      headerAction={<HelpNowLink />}
      size="full"
      className={`on-stone ${styles.ending}`}
    >
      <div className={styles.body}>
        <OwnKolam seed={seed} animate="draw" className={styles.figure} />
        <p className={styles.line}>{line}</p>
        <p className={styles.ask}>{ask}</p>
        <div className={classNames(wordRow, styles.words)}>
          {words.map(({ key, label, isChosen, onChoose }) => (
            <WordTile key={key} isChosen={isChosen} onChoose={onChoose}>
              {label}
            </WordTile>
          ))}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Dialog>
  )
}
