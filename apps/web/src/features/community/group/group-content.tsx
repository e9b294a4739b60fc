import { exampleGroup } from '@maitri/content/groups'
import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TranslationBar } from '../../../components/translation/translation-bar'
import { Notice } from '../../../components/ui/notice'
import { useFormat } from '../../../lib/format'
import { useSetPageTitle } from '../../../lib/page-title'
import { GroupTile } from '../figure/group-tile'
import { GroupMarks } from '../group-marks'
import { GroupActions } from '../moderation/group-actions'
import { ReviewNotice } from '../moderation/review-notice'
import type { GroupView } from '../use-groups'
import { useTranslatedGroups } from '../use-translated-groups'
import { CreatorTools } from './creator-tools'
import { DailyPrompt } from './daily-prompt'
import styles from './group-content.module.css'
import { GroupMembers } from './group-members'
import { GroupRelated } from './group-related'
import { GroupRules } from './group-rules'
import { OwnPlace } from './own-place'

type Shown = Extract<GroupView, { group: object }>

/** The page of a group that is there. Posts will stand between its words and what is at the side. */
export function GroupContent({ view }: { view: Shown }) {
  const { t } = useTranslation('community')
  const format = useFormat()
  const { group } = view
  const translation = useTranslatedGroups([group])
  const { id, name, description, tags, members, closedAt, lang } = translation.groups[0] ?? group
  useSetPageTitle(name)
  const example = exampleGroup(id)
  return (
    <article aria-labelledby="group-name">
      <header className={styles.header}>
        <GroupTile group={group} className={styles.tile} />
        <div className={styles.words}>
          <GroupMarks group={group} />
          <h1 id="group-name" lang={lang} tabIndex={-1} className={styles.name}>
            {name}
          </h1>
          <p lang={lang} className={styles.description}>
            {description}
          </p>
          {tags.length > 0 && (
            <ul aria-label={t('group.tags')} className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag} lang={lang}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
          <TranslationBar {...translation.bar} />
          <p className={styles.members}>
            <UsersRound size={18} strokeWidth={1.75} aria-hidden="true" />
            {t(group.isExample ? 'card.sample_members' : 'card.members', { count: members })}
          </p>
          {example && (
            <p className={styles.note}>
              {t('group.example_note', { example: example.members, count: members - example.members })}
            </p>
          )}
        </div>
      </header>
      {closedAt !== null && (
        <Notice tone="info">{t('group.closed_note', { date: format.date(closedAt, 'day') })}</Notice>
      )}
      <ReviewNotice group={group} />
      <div className={styles.columns}>
        <div className={styles.own}>
          <OwnPlace group={group} canAct={view.canAct} />
          <GroupActions group={group} describedBy="group-name" />
          {group.isOwn && group.closedAt === null && <CreatorTools group={group} />}
        </div>
        <div className={styles.main}>
          {example && <DailyPrompt id={example.id} />}
          <GroupRules />
          <GroupMembers view={view} />
          {example && <GroupRelated group={example} />}
        </div>
      </div>
    </article>
  )
}
