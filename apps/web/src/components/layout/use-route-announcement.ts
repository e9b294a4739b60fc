import { useMatches, useRouter } from '@tanstack/react-router'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Names the document after the page, and moves the focus into the new page so that a screen reader starts there. The returned ref belongs
 * to the element that holds the page.
 */
export function useRouteAnnouncement(): RefCallback<HTMLElement> {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const titleKey = useMatches({ select: (matches) => matches.at(-1)?.staticData.titleKey })

  useEffect(() => {
    const title = t(titleKey ?? 'titles.not_found')
    document.title = t('titles.suffix', { title })
  }, [t, titleKey])

  const content = useRef<HTMLElement | null>(null)
  const isFocusDue = useRef(false)
  const giveFocus = useCallback(() => {
    if (!isFocusDue.current || !content.current) return
    isFocusDue.current = false
    content.current.focus({ preventScroll: true })
  }, [])

  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        isFocusDue.current = pathChanged && fromLocation !== undefined
        giveFocus()
      }),
    [router, giveFocus],
  )

  return useCallback(
    (element) => {
      content.current = element
      // The first page with a navbar stands only once the navbar has come, later than the change of address.
      giveFocus()
    },
    [giveFocus],
  )
}
