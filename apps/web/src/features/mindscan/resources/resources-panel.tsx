import { formatFor } from '@maitri/content/format'
import { type TopicWord, topicName, topicQuery, topicWords } from '@maitri/domain'
import { ExternalLink, Info, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExternalButtonLink } from '../../../components/ui/button'
import { IconButton } from '../../../components/ui/icon-button'
import { Loading } from '../../../components/ui/loading'
import { Panel } from '../../../components/ui/panel'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { HelpFirst } from './help-first'
import { ResourceLists } from './resource-lists'
import styles from './resources-panel.module.css'
import { TopicSearch } from './topic-search'
import { useFoundResources } from './use-found-resources'

type ResourcesPanelProps = {
  /** What the person wrote or said, already read by the crisis gate. Give the panel a `key` by it. */
  text: string
  onClose: () => void
  /** Nobody pressed anything for it: whoever reads something else is left there. */
  comesByItself?: boolean | undefined
}

/** Where a text names no topic of the list. */
const noTopic: readonly TopicWord[] = ['mental health']

/**
 * Health resources for a text: its topics are drawn on the device, and only they are ever sent. The page around it shows the crisis gate's
 * panel, above this one, also for what is typed into the field here.
 */
export function ResourcesPanel({ text, onClose, comesByItself = false }: ResourcesPanelProps) {
  const { t } = useTranslation(['resources', 'common', 'crisis'])
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const check = useSafetyCheck()
  const language = currentLanguage()
  const [drawn, setDrawn] = useState(() => topicWords(text, language))
  const topics = drawn.length > 0 ? drawn : noTopic
  const view = useFoundResources(topics)
  const names = formatFor(language).list(topics.map((topic) => topicName(topic, language)))

  useEffect(() => {
    if (comesByItself) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [comesByItself])

  return (
    <Panel aria-labelledby={headingId} className={styles.panel}>
      <header className={styles.head}>
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {t('heading')}
          </h2>
          <p className={styles.about} role="status">
            {t(drawn.length > 0 ? 'about' : 'no_topic', { topics: names })}
          </p>
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <p role="status" className="visually-hidden">
        {view.state === 'ready' && t('ready')}
      </p>
      <HelpFirst reading={check.reading} />
      {view.state === 'waiting' ? <Loading label={t('waiting')} /> : <ResourceLists view={view} />}
      <div className={styles.further}>
        <TopicSearch check={check} onSearch={(typed) => setDrawn(topicWords(typed, language))} />
        <div className={styles.web}>
          <ExternalButtonLink
            href={`https://duckduckgo.com/?q=${encodeURIComponent(topicQuery(topics, language))}`}
            target="_blank"
            variant="secondary"
            iconAfter={<ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('web.link', { topics: names })}
          </ExternalButtonLink>
          <p className={styles.small}>{t('web.leaves')}</p>
        </div>
      </div>
      <p className={styles.disclaimer}>
        <Info size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('disclaimer')}</span>
      </p>
    </Panel>
  )
}
