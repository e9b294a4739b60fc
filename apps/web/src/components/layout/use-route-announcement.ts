import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the document after the page, and moves the focus into the new page so that a screen reader starts there. */
export function useRouteAnnouncement(): void {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const titleKey = useMatches({ select: (matches) => matches.at(-1)?.staticData.titleKey })

  useEffect(() => {
    const title = t(titleKey ?? 'titles.not_found')
    document.title = t('titles.suffix', { title })
  }, [t, titleKey])

  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
