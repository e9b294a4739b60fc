import i18next from 'i18next'
import { lazy, Suspense } from 'react'
import { useSignInNotice } from '../../data/sign-in-notice'
import { EntryFrame } from '../../features/auth/frame/entry-frame'
import { GetStarted } from '../../features/auth/get-started'

const SignInNoticePanel = lazy(async () => {
  const [{ SignInNoticePanel }] = await Promise.all([
    import('../../components/local-data/sign-in-notice'),
    i18next.loadNamespaces('data'),
  ])
  return { default: SignInNoticePanel }
})

export function GetStartedScreen() {
  const notice = useSignInNotice()
  return (
    <EntryFrame>
      {notice && (
        <Suspense fallback={null}>
          <SignInNoticePanel notice={notice} />
        </Suspense>
      )}
      <GetStarted />
    </EntryFrame>
  )
}
