import { helpline } from '@maitri/content/helplines'
import { type TipOpening, tipOpenings } from '@maitri/content/tip-openings'
import type { TipId } from '@maitri/domain'
import { BookOpen, LifeBuoy, MessageCircle, NotebookPen, Phone, Play, UserSearch, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink, ExternalButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { bringToChat } from '../../../data/conversation/brought'
import { useSessionStore } from '../../../lib/session/session'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
const pages = {
  therapists: { key: 'onward.therapists', Icon: UserSearch },
  community: { key: 'open.groups', Icon: Users },
  help: { key: 'open.help', Icon: LifeBuoy },
  safetyPlan: { key: 'open.plan', Icon: NotebookPen },
} as const

type TipOpenerProps = {
  tip: TipId
  /** Of the tip's title: buttons of the same words lead to different places. */
  titleId: string
  /** Where the words need help a conversation gives way to the help lines. */
  isHeavy: boolean
}

/** What a tip opens, in one tap. */
export function TipOpener({ tip, titleId, isHeavy }: TipOpenerProps) {
  const { t } = useTranslation(['mindscan', 'coping_tools', 'common'])
  const session = useSessionStore()
  const opening: TipOpening = isHeavy && 'conversation' in tipOpenings[tip] ? { page: 'help' } : tipOpenings[tip]
  const look = { variant: 'tint', size: 'small', 'aria-describedby': titleId } as const
  if ('tool' in opening)
    return (
      <ButtonLink {...look} to={paths.exercise} search={{ tool: opening.tool }} icon={<Play {...icon} />}>
        {t('result.next.start', { tool: t(`coping_tools:tools.${opening.tool}.title`) })}
      </ButtonLink>
    )
  if ('conversation' in opening)
    return (
      <ButtonLink
        {...look}
        to={paths.mindmitra}
        onClick={() => bringToChat(session, opening)}
        icon={<MessageCircle {...icon} />}
      >
        {t('result.open.conversation')}
      </ButtonLink>
    )
  if ('article' in opening)
    return (
      <ButtonLink {...look} to={paths.article} params={{ article: opening.article }} icon={<BookOpen {...icon} />}>
        {t('result.open.article')}
      </ButtonLink>
    )
  if ('call' in opening) {
    const { number } = helpline(opening.call)
    return (
      <ExternalButtonLink {...look} href={`tel:${number.tel}`} icon={<Phone {...icon} />}>
        {t('common:call_number', { number: number.display })}
      </ExternalButtonLink>
    )
  }
  const { key, Icon } = pages[opening.page]
  return (
    <ButtonLink {...look} to={paths[opening.page]} icon={<Icon {...icon} />}>
      {t(`result.${key}`)}
    </ButtonLink>
  )
}
