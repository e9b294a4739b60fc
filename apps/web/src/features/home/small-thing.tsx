import { copingTool } from '@maitri/content/coping-tools'
import { BookOpen, MessageCircle, MoonStar, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../components/kolam/kolam'
import { ButtonLink } from '../../components/ui/button'
import { paths } from '../../config/paths'
import { type LastSaid, nextSmallThing, type SmallThing } from './next-small-thing'
import { partOfDay } from './part-of-day'
import styles from './small-thing.module.css'

/** One thing to do and why, with a way out; after heavy words the people who help stand beside it. */
export function SmallThingPanel({ last, now }: { last: LastSaid | null; now: Date }) {
  const { t } = useTranslation('home')
  const thing = nextSmallThing(last, now, partOfDay(now))
  return (
    <section className={styles.panel} aria-labelledby="small-thing">
      <div className={styles.tile}>
        {/* Rest is nothing to do: its dots have no line. */}
        <Kolam seed={thing.act === 'tool' ? thing.toolId : `small ${thing.act}`} dotsOnly={thing.act === 'rest'} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{t('next.label')}</p>
        <Title thing={thing} />
        <p className={styles.text}>{t(`next.reasons.${thing.reason}`)}</p>
        <div className={styles.acts}>
          <Act thing={thing} />
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
  if (thing.act !== 'tool')
    return (
      <h2 id="small-thing" className={styles.title}>
        {t(`next.titles.${thing.act}`)}
      </h2>
    )
  const { id, minutes } = copingTool(thing.toolId)
  return (
    <h2 id="small-thing" className={styles.title}>
      {t('next.titles.tool', { tool: t(`coping_tools:tools.${id}.title`), count: minutes })}
    </h2>
  )
}

function Act({ thing }: { thing: SmallThing }) {
  const { t } = useTranslation('home')
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
  if (thing.act === 'tool')
    return (
      <ButtonLink to={paths.exercise} search={{ tool: thing.toolId }} size="small" icon={<Play {...icon} />}>
        {t('next.acts.tool')}
      </ButtonLink>
    )
  if (thing.act === 'talk')
    return (
      <ButtonLink to={paths.mindmitra} size="small" icon={<MessageCircle {...icon} />}>
        {t('next.acts.talk')}
      </ButtonLink>
    )
  if (thing.act === 'article')
    return (
      <ButtonLink to={paths.insights} size="small" icon={<BookOpen {...icon} />}>
        {t('next.acts.article')}
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
      {t('next.acts.rest')}
    </ButtonLink>
  )
}
