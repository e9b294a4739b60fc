import i18next from 'i18next'
import { lazy, Suspense } from 'react'
import { EntryFrame } from '../../features/auth/frame/entry-frame'
import { GetStarted } from '../../features/auth/get-started'
import { useFarewell } from '../../lib/farewell'

const FarewellNotice = lazy(async () => {
  const [{ FarewellNotice }] = await Promise.all([
    import('../../components/farewell/farewell-notice'),
    i18next.loadNamespaces('data'),
  ])
  return { default: FarewellNotice }
})

export function GetStartedRoute() {
  const farewell = useFarewell()
  return (
    <EntryFrame>
      {farewell && (
        <Suspense fallback={null}>
          <FarewellNotice farewell={farewell} />
        </Suspense>
      )}
      <GetStarted />
    </EntryFrame>
  )
}
