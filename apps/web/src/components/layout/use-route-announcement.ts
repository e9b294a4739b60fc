import { useMatches, useRouter } from '@tanstack/react-router'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/page-title'

/**
 * Names the document after the page, and moves the focus into the new page so that a screen reader starts there: at what asks for it by
 * `data-takes-focus`, where something does. The returned ref belongs to the element that holds the page.
 */
export function useRouteAnnouncement(): RefCallback<HTMLElement> {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const titleKey = useMatches({ select: (matches) => matches.at(-1)?.staticData.titleKey })
  const own = usePageTitle()

  useEffect(() => {
    const title = own ?? t(titleKey ?? 'titles.not_found')
    document.title = t('titles.suffix', { title })
  }, [t, titleKey, own])

  const content = useRef<HTMLElement | null>(null)
  const isFocusDue = useRef(false)
  const giveFocus = useCallback(() => {
    if (!isFocusDue.current || !content.current) return
    isFocusDue.current = false
    const start = content.current.querySelector<HTMLElement>('[data-takes-focus]') ?? content.current
    start.focus({ preventScroll: true })
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
