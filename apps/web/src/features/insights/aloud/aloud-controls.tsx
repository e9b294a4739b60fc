import type { ArticleText } from '@maitri/content/article-text'
import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { Group } from '../../../components/ui/group'
import { Notice } from '../../../components/ui/notice'
import styles from './aloud-controls.module.css'
import type { Aloud, ArticleReader } from './article-reader'

type AloudControlsProps = { aloud: Aloud; reader: ArticleReader; sections: ArticleText['sections'] }

/** Begin, pause, go on and stop. While it is read they stay in sight, and the first button stays the same one, so that it keeps the focus. */
export function AloudControls({ aloud, reader, sections }: AloudControlsProps) {
  const { t } = useTranslation('insights')
  const first = useRef<HTMLButtonElement>(null)
  const isOn = aloud.state === 'reading' || aloud.state === 'paused'
  const { action, key, Icon } = {
    off: { action: reader.begin, key: 'aloud.begin', Icon: Volume2 } as const,
    failed: { action: reader.begin, key: 'aloud.begin', Icon: Volume2 } as const,
    reading: { action: reader.pause, key: 'aloud.pause', Icon: Pause } as const,
    paused: { action: reader.resume, key: 'aloud.resume', Icon: Play } as const,
  }[aloud.state]

  function stop() {
    first.current?.focus()
    reader.stop()
  }

  return (
    <Group aria-label={t('aloud.label')} className={classNames(styles.controls, isOn && styles.bar)}>
      <Button
        ref={first}
        variant={isOn ? 'tint' : 'secondary'}
        size="small"
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={action}
      >
        {t(key)}
      </Button>
      {isOn && (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={<Square size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={stop}
          >
            {t('aloud.stop')}
          </Button>
          <p className={styles.now}>
            {t(aloud.state === 'reading' ? 'aloud.now' : 'aloud.paused', { heading: sections[aloud.section]?.heading })}
          </p>
        </>
      )}
      {aloud.state === 'failed' && (
        <Notice tone="error" role="alert">
          {t('aloud.failed')}
        </Notice>
      )}
    </Group>
  )
}
