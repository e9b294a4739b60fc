import { copingTool } from '@maitri/content/coping-tools'
import { BookOpen, MessageCircle, MoonStar, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../components/kolam/kolam'
import { ToolPicture } from '../../components/picture/tool-picture'
import { ButtonLink } from '../../components/ui/button'
import { paths } from '../../config/paths'
import { partOfDay } from '../../lib/part-of-day'
import { type LastSaid, nextSmallThing, type SmallThing } from './next-small-thing'
import styles from './small-thing.module.css'

/** One thing to do and why, with a way out; after heavy words the people who help stand beside it. */
export function SmallThingPanel({ last, now }: { last: LastSaid | null; now: Date }) {
  const { t } = useTranslation('home')
  const thing = nextSmallThing(last, now, partOfDay(now))
  return (
    <section className={styles.panel} data-action={thing.action} aria-labelledby="small-thing">
      <div className={styles.tile} data-shared={thing.action === 'tool' ? `tool:${thing.toolId}` : undefined}>
        {thing.action === 'tool' ? (
          <ToolPicture id={thing.toolId} />
        ) : (
          // Rest is nothing to do: its dots have no line.
          <Kolam seed={`small ${thing.action}`} dotsOnly={thing.action === 'rest'} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{t('next.label')}</p>
        <Title thing={thing} />
        <p className={styles.text}>{t(`next.reasons.${thing.reason}`)}</p>
        <div className={styles.actions}>
          <Action thing={thing} />
          {thing.withHelp && (
            <ButtonLink to={paths.help} variant="quiet" size="small">
              {t('next.help')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

function Title({ thing }: { thing: SmallThing }) {
  const { t } = useTranslation(['home', 'coping_tools'])
  if (thing.action !== 'tool')
    return (
      <h2 id="small-thing" className={styles.title}>
        {t(`next.titles.${thing.action}`)}
      </h2>
    )
  const { id, minutes } = copingTool(thing.toolId)
  return (
    <h2 id="small-thing" className={styles.title}>
      {t('next.titles.tool', { tool: t(`coping_tools:tools.${id}.title`), count: minutes })}
    </h2>
  )
}

function Action({ thing }: { thing: SmallThing }) {
  const { t } = useTranslation('home')
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
  if (thing.action === 'tool')
    return (
      <ButtonLink to={paths.exercise} search={{ tool: thing.toolId }} size="small" icon={<Play {...icon} />}>
        {t('next.actions.tool')}
      </ButtonLink>
    )
  if (thing.action === 'conversation')
    return (
      <ButtonLink to={paths.mindmitra} size="small" icon={<MessageCircle {...icon} />}>
        {t('next.actions.conversation')}
      </ButtonLink>
    )
  if (thing.action === 'article')
    return (
      <ButtonLink to={paths.insights} size="small" icon={<BookOpen {...icon} />}>
        {t('next.actions.article')}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to={paths.exercise}
      search={{ tool: 'yoga-nidra' }}
      variant="quiet"
      size="small"
      icon={<MoonStar {...icon} />}
    >
      {t('next.actions.rest')}
    </ButtonLink>
  )
}
