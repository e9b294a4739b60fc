import { MessageCircle, UserSearch, Wind } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { bringToChat } from '../../../data/conversation/brought'
import { type Reading, readingText } from '../../../data/reading'
import { useSessionStore } from '../../../lib/session/session'
import styles from './onward-links.module.css'
import { onwardSearch } from './onward-search'

/** Where a reading may lead, in order. Each shows once its screen stands in `paths`: a link never leads to nothing. */
const onward = [
  { screen: 'copingTools', key: 'result.onward.coping_tools', variant: 'primary', Icon: Wind },
  { screen: 'mindmitra', key: 'result.onward.mindmitra', variant: 'secondary', Icon: MessageCircle },
  { screen: 'therapists', key: 'result.onward.therapists', variant: 'quiet', Icon: UserSearch },
] as const

/** The next screens, each with what the reading hands to it; the chat gets the words themselves, in memory. Beside one next step none of them leads. */
export function OnwardLinks({ reading, hasNextStep = false }: { reading: Reading; hasNextStep?: boolean }) {
  const { t } = useTranslation('mindscan')
  const screens: Partial<Record<string, string>> = paths
  const session = useSessionStore()
  const words = readingText(reading)
  const search = onwardSearch(reading)
  return (
    <div className={styles.links}>
      {onward.map(({ screen, key, variant, Icon }) => {
        const to = screens[screen]
        return (
          to && (
            <ButtonLink
              key={screen}
              to={to}
              // Typed by screen in `onwardSearch`; the router cannot tell which screen a looked-up path is.
              search={(screen === 'mindmitra' && words ? {} : search[screen]) as never}
              onClick={screen === 'mindmitra' && words ? () => bringToChat(session, { words }) : undefined}
              variant={hasNextStep && variant === 'primary' ? 'secondary' : variant}
              icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
              wide
            >
              {t(key)}
            </ButtonLink>
          )
        )
      })}
    </div>
  )
}
