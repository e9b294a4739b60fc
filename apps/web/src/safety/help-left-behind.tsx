import { useEffect, useRef, useState } from 'react'
import { Notice } from '../components/ui/notice'
import { forgetLeftBehind, useCrisisSession } from './crisis-session'
import { HelpPanel } from './help-in-place'
import styles from './help-left-behind.module.css'
import { useUnreadWords } from './use-unread-words'

/** Help for words whose field and screen are gone, on a page that has no place for it; until the next page. */
export function HelpLeftBehind({ path }: { path: string }) {
  const { leftBehind } = useCrisisSession()
  const [place] = useState(() => Symbol('where nothing is read'))
  const unreadWords = useUnreadWords()
  const cameAt = useRef(path)
  useEffect(() => {
    if (path !== cameAt.current) forgetLeftBehind()
  }, [path])
  return (
    <div className={`page ${styles.place}`}>
      {leftBehind === 'unread' ? (
        <Notice tone="error" role="alert">
          {unreadWords}
        </Notice>
      ) : (
        <HelpPanel place={place} />
      )}
    </div>
  )
}
