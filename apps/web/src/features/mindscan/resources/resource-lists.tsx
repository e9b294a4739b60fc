import { ExternalLink, Play } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import type { TextResource, VideoResource } from './found-resources'
import styles from './resource-lists.module.css'
import type { ResourceView } from './use-found-resources'

type ReadyView = Extract<ResourceView, { state: 'ready' }>

/** What to read beside what to watch, and a word about where it is from. */
export function ResourceLists({ view }: { view: ReadyView }) {
  const { t } = useTranslation('resources')
  const { textResults, videoResults } = view.found
  const notice = textResults.find(({ isFallbackNotice }) => isFallbackNotice)
  const texts = textResults.filter(({ isFallbackNotice }) => !isFallbackNotice)
  return (
    <div className={styles.lists}>
      {notice && <FailedNotice title={notice.title} view={view} />}
      {view.origin === 'nothing_found' && (
        <Notice tone="info" role="status">
          {t('none.found')}
        </Notice>
      )}
      {view.origin === 'offline' && (
        <Notice tone="info" role="status">
          {t('offline')}
        </Notice>
      )}
      {view.origin === 'built_in' && <p className={styles.from}>{t('none.built_in')}</p>}
      <div className={styles.columns}>
        <TextList texts={texts} />
        <VideoList videos={videoResults} />
      </div>
      <p className={styles.from}>{t(view.isSent ? 'sent.words' : 'sent.nothing')}</p>
    </div>
  )
}

function FailedNotice({ title, view }: { title: string; view: ReadyView }) {
  const { t } = useTranslation(['resources', 'common'])
  return (
    <Notice
      tone="error"
      role="status"
      action={
        <Button variant="quiet" size="small" busy={view.isRetrying} onClick={view.retry}>
          {t('common:try_again')}
        </Button>
      }
    >
      <p>{title}</p>
      <p>{t('failed.instead')}</p>
    </Notice>
  )
}

function TextList({ texts }: { texts: TextResource[] }) {
  const { t } = useTranslation('resources')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('lists.information')}</h3>
      {texts.length === 0 && <p className={styles.none}>{t('lists.no_information')}</p>}
      <ul className={styles.rows}>
        {texts.map(({ title, link, snippet, source }) => (
          <li key={link} className={styles.row}>
            <ResourceLink href={link} title={title} />
            {snippet && <p className={styles.snippet}>{snippet}</p>}
            {source !== title && <p className={styles.source}>{source}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function VideoList({ videos }: { videos: VideoResource[] }) {
  const { t } = useTranslation('resources')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('lists.videos')}</h3>
      {videos.length === 0 && <p className={styles.none}>{t('lists.no_videos')}</p>}
      <ul className={styles.rows}>
        {videos.map(({ title, link, source }) => (
          <li key={link} className={`${styles.row} ${styles.video}`}>
            {/* Drawn: a picture from there would tell its owner who is here. */}
            <span className={styles.screen} aria-hidden="true">
              <Play size={20} strokeWidth={1.75} />
            </span>
            <div>
              <ResourceLink href={link} title={title} />
              <p className={styles.source}>{t('link.video', { source })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ResourceLink({ href, title }: { href: string | null; title: string }) {
  const { t } = useTranslation('resources')
  if (href === null) return <span className={styles.title}>{title}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.title}>
      {title}
      {'\u00a0'}
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">({t('link.opens')})</span>
    </a>
  )
}
