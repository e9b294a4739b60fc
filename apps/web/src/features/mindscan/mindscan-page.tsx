import i18next from 'i18next'
import { Activity, ChevronDown, Mic, Video } from 'lucide-react'
import { type CSSProperties, lazy, memo, Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../components/layout/use-is-phone'
import { Loading } from '../../components/ui/loading'
import { PageHeading } from '../../components/ui/page-heading'
import { Segmented } from '../../components/ui/segmented'
import { TabPanel } from '../../components/ui/tab-set'
import type { ComparedIds } from '../../data/reading'
import { useSessionStore } from '../../lib/session/session'
import { readStored, writeStored } from '../../lib/stored-value'
import { useSafetyCheck } from '../../safety/use-safety-check'
import { findDraft, keepDraft } from './draft'
import { ReadingHistory } from './history/reading-history'
import styles from './mindscan-page.module.css'
import { mindscanReducer, startWriting } from './mindscan-state'
import { StressMonitor } from './stress/stress-monitor'
import { VoiceTab } from './voice/voice-tab'

const VideoTab = lazy(async () => {
  const words = i18next.loadNamespaces(['video', 'coping_tools'])
  const [{ VideoTab }] = await Promise.all([import('./video/video-tab'), warmed(), words])
  return { default: VideoTab }
})
const EarlierReading = lazy(async () => {
  const [{ EarlierReading }] = await Promise.all([import('./result/earlier-reading'), warmed()])
  return { default: EarlierReading }
})

const warmed = async () => (await import('./warm-tips')).warmTips()

// Words arrive several times a second; nothing here changes with them.
const Monitor = memo(StressMonitor)

const monitorKey = 'stressMonitorOpen'

/** The monitor behind one row, open where it was used last. */
function FoldedMonitor() {
  const { t } = useTranslation('stress')
  const [isOpen, setIsOpen] = useState(() => readStored(monitorKey) === 'true')
  return (
    <details
      open={isOpen}
      className={styles.folded}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open)
        writeStored(monitorKey, open ? 'true' : null)
      }}
    >
      <summary>
        <Activity size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('heading')}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
      </summary>
      {isOpen && <Monitor isNamedAbove />}
    </details>
  )
}

type MindscanPageProps = {
  /** The earlier reading that the address names, or null. */
  openId: string | null
  /** A fresh reading takes the place of the address it was asked from: Back from what it leads to finds it again. */
  onOpen: (id: string | null, isFresh?: boolean) => void
  /** Two earlier readings side by side, named by the address too. */
  comparedIds: ComparedIds | null
  onCompare: (ids: ComparedIds | null) => void
}

/** The stress monitor, then the two ways to say how one is; earlier readings below. On a phone the ways come first: most people come to say something. */
export function MindscanPage({ openId, onOpen, comparedIds, onCompare }: MindscanPageProps) {
  const { t } = useTranslation(['mindscan', 'common', 'feelings'])
  const session = useSessionStore()
  // Chosen once: a phone that is turned must not lose what was set on the monitor.
  const isPhone = useIsPhone()
  const [isOnPhone] = useState(isPhone)
  const [tab, setTab] = useState<'voice' | 'video'>('voice')
  const ways = useRef<HTMLDivElement>(null)
  /** As tall as the other way was: what stands below keeps its place while one takes the place of the other. */
  const [heldPx, setHeldPx] = useState(0)
  const [state, dispatch] = useReducer(mindscanReducer, session, (here) => findDraft(here) ?? startWriting)
  // The help lines are a screen of their own: whoever comes back from there finds the words again.
  useEffect(() => keepDraft(session, state), [session, state])
  const check = useSafetyCheck()
  /** The reading made here last: its tab shows it, and not the list of earlier ones. */
  const [freshId, setFreshId] = useState<string | null>(null)
  const isEarlierOpen = openId !== null && openId !== freshId

  function showFresh(id: string) {
    setFreshId(id)
    onOpen(id, true)
  }

  function close() {
    setFreshId(null)
    onOpen(null)
  }

  /** Words that wait beside an earlier reading outlast it. */
  function closeEarlier() {
    close()
    dispatch({ type: 'reading_closed' })
    document.getElementById('mindscan-text')?.focus()
  }

  return (
    <div className={styles.page}>
      <PageHeading title={t('heading')} lead={t('lead')} />
      {!isOnPhone && <Monitor />}
      <Segmented
        label={t('tabs.label')}
        value={tab}
        onChange={(next) => {
          setHeldPx(ways.current?.offsetHeight ?? 0)
          setTab(next)
        }}
        // A tab that opens may ask for the camera; arrows only pass over it.
        opensOnEnter
        tabs={[
          { value: 'voice', label: t('tabs.voice'), icon: <Mic size={20} strokeWidth={1.75} aria-hidden="true" /> },
          { value: 'video', label: t('tabs.video'), icon: <Video size={20} strokeWidth={1.75} aria-hidden="true" /> },
        ]}
        className={styles.ways}
      >
        {check.panel}
        <div ref={ways} className={styles.held} style={{ '--held': `${heldPx}px` } as CSSProperties}>
          <TabPanel value="voice">
            <VoiceTab
              state={state}
              dispatch={dispatch}
              check={check}
              isEarlierOpen={isEarlierOpen}
              onCloseEarlier={close}
              onFresh={showFresh}
            />
          </TabPanel>
          <TabPanel value="video">
            <Suspense fallback={<Loading label={t('common:loading')} />}>
              <VideoTab
                assess={check.assess}
                isEarlierOpen={isEarlierOpen}
                onCloseEarlier={close}
                onFresh={showFresh}
              />
            </Suspense>
          </TabPanel>
        </div>
      </Segmented>
      {isEarlierOpen && (
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          <EarlierReading id={openId} assess={check.assess} onAnother={closeEarlier} />
        </Suspense>
      )}
      {isOnPhone && <FoldedMonitor />}
      <ReadingHistory
        openId={openId}
        onOpen={onOpen}
        comparedIds={comparedIds}
        onCompare={onCompare}
        onRemoved={(id) => {
          if (id === openId) onOpen(null)
          if (state.step === 'result' && state.reading.id === id) dispatch({ type: 'restarted' })
        }}
      />
    </div>
  )
}
