import { useEffect, useRef, useState } from 'react'
import { Notice } from '../components/ui/notice'
import { leaveBehind, useLeftBehind } from './crisis-owner'
import { HelpPanel } from './help-in-place'
import styles from './help-left-behind.module.css'
import { useUnreadWords } from './use-unread-words'

/** Help for words whose field and screen are gone, on a page that has no place for it; until the next page. */
export function HelpLeftBehind({ path }: { path: string }) {
  const leftBehind = useLeftBehind()
  const [place] = useState(() => Symbol('where nothing is read'))
  const unreadWords = useUnreadWords()
  const cameAt = useRef(path)
  useEffect(() => {
    if (path !== cameAt.current) leaveBehind(null)
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
