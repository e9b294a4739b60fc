import type { ToolId } from '@maitri/contracts'
import i18next from 'i18next'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { PanicLink } from '../../../components/layout/panic-link'
import { LaterPart } from '../../../components/ui/later-part'
import { Loading } from '../../../components/ui/loading'
import { PageHeading } from '../../../components/ui/page-heading'
import { Segmented } from '../../../components/ui/segmented'
import { TabPanel } from '../../../components/ui/tab-set'
import { isUnread } from '../../../data/records/use-records'
import { DoneSection } from '../feedback/done-section'
import { useDone } from '../feedback/use-done'
import { WhatWorksSection } from '../feedback/what-works-section'
import styles from './coping-tools-page.module.css'
import { ToolDialog } from './detail/tool-dialog'
import { ToolsTab, type ToolsView } from './tools-tab'
import { useFavourites } from './use-favourites'
import { WorryLink } from './worry-link'
import { yourTools } from './your-tools'
import { YourToolsRow } from './your-tools-row'

// Below the tools, with words of its own: the tools do not wait for it.
const WritingsList = lazy(async () => {
  const words = i18next.loadNamespaces('tool_writing')
  const { WritingsList } = await import('../writings/writings-list')
  await words
  return { default: WritingsList }
})
const RoutinesTab = lazy(async () => {
  const words = i18next.loadNamespaces('routines')
  const { RoutinesTab } = await import('../routines/routines-tab')
  await words
  return { default: RoutinesTab }
})

export type CopingToolsTab = 'tools' | 'routines'

type CopingToolsPageProps = {
  tab: CopingToolsTab
  onTab: (tab: CopingToolsTab) => void
  view: ToolsView
  onView: (change: Partial<Pick<ToolsView, 'category' | 'isHelpedFirst'>>) => void
  /** The tool whose detail is open. */
  openTool: ToolId | null
  onOpen: (tool: ToolId | null) => void
  /** The tool that a new routine begins with. */
  newTool: ToolId | null
  onNewClosed: () => void
}

/** The library of tools and the person's routines; grounding is one press away from either. */
export function CopingToolsPage({ openTool, onOpen, ...library }: CopingToolsPageProps) {
  const { records } = useDone()
  const { favourites, isRead, toggle } = useFavourites()
  // Opened in short tasks after the press, and closed at once.
  const opened = useDeferredValue(openTool)
  const toolId = openTool && opened
  return (
    <>
      <Library {...library} onOpen={onOpen} favourites={isRead ? favourites : null} />
      <ToolDialog
        toolId={toolId}
        isFavourite={toolId !== null && favourites.includes(toolId)}
        onFavourite={toggle}
        record={records.find((record) => record.toolId === toolId)}
        onClose={() => onOpen(null)}
      />
    </>
  )
}

type LibraryProps = Omit<CopingToolsPageProps, 'openTool'> & {
  /** Null until they are read. */
  favourites: readonly ToolId[] | null
}

/** All but the open tool: it stays as it is while one is opened, which a slow phone would feel. */
const Library = memo(function Library({ favourites, ...props }: LibraryProps) {
  const { t } = useTranslation(['tool_library', 'coping_tools', 'common'])
  const { view: doneView, records } = useDone()
  const used =
    doneView.state === 'ready'
      ? doneView.entries.flatMap(({ done }) => (done?.body.type === 'exercise' ? [done.body.toolId] : []))
      : []
  const mine = favourites && !isUnread(doneView) ? yourTools({ favourites, used, records }) : null
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading title={t('coping_tools:heading')} lead={t('coping_tools:lead')} />
        <div className={styles.atOnce}>
          <PanicLink title={t('panic.title')} note={t('panic.note')} />
          <WorryLink />
        </div>
      </div>
      <Segmented
        label={t('tabs.label')}
        value={props.tab}
        onChange={props.onTab}
        tabs={[
          { value: 'tools', label: t('tabs.tools') },
          { value: 'routines', label: t('tabs.routines') },
        ]}
        className={styles.tabs}
      >
        <TabPanel value="tools" className={styles.panel}>
          {/* Drawn with one's own, which stand above the twelve, or they would push them down. */}
          {mine ? (
            <>
              <YourToolsRow tools={mine} />
              <ToolsTab view={props.view} onView={props.onView} onOpen={props.onOpen} records={records} />
              <div className={styles.own}>
                <div className={styles.notes}>
                  <WhatWorksSection records={records} />
                  <LaterPart place={<Loading label={t('common:loading')} />}>
                    <WritingsList />
                  </LaterPart>
                </div>
                <DoneSection view={doneView} />
              </div>
            </>
          ) : (
            <Loading label={t('common:loading')} />
          )}
        </TabPanel>
        <TabPanel value="routines" className={styles.panel}>
          <Suspense fallback={<Loading label={t('common:loading')} />}>
            <RoutinesTab newTool={props.newTool} onNewClosed={props.onNewClosed} />
          </Suspense>
        </TabPanel>
      </Segmented>
    </div>
  )
})
