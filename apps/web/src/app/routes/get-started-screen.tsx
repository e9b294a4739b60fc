import i18next from 'i18next'
import { lazy, Suspense } from 'react'
import { useDeletionNotice } from '../../data/deletion-notice'
import { EntryFrame } from '../../features/auth/frame/entry-frame'
import { GetStarted } from '../../features/auth/get-started'

const DeletionNoticePanel = lazy(async () => {
  const [{ DeletionNoticePanel }] = await Promise.all([
    import('../../components/local-data/deletion-notice'),
    i18next.loadNamespaces('data'),
  ])
  return { default: DeletionNoticePanel }
})

export function GetStartedScreen() {
  const notice = useDeletionNotice()
  return (
    <EntryFrame>
      {notice && (
        <Suspense fallback={null}>
          <DeletionNoticePanel notice={notice} />
        </Suspense>
      )}
      <GetStarted />
    </EntryFrame>
  )
}
