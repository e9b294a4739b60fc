import type { GroupType } from '@maitri/contracts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TranslationBar } from '../../components/translation/translation-bar'
import { Button } from '../../components/ui/button'
import { FailedState } from '../../components/ui/failed-state'
import { Notice } from '../../components/ui/notice'
import { useToast } from '../../components/ui/toast'
import { paths } from '../../config/paths'
import { useSession } from '../../lib/session/session'
import { GatedSearch } from '../../safety/gated-search'
import { useSafetyCheck } from '../../safety/use-safety-check'
import { Benefits } from './benefits'
import { CommunityHero } from './community-hero'
import styles from './community-page.module.css'
import { StartDialog } from './form/start-dialog'
import { findGroups } from './list/find-groups'
import { GroupList } from './list/group-list'
import { StartCard } from './list/start-card'
import { TypeChips } from './list/type-chips'
import { useGroups } from './use-groups'
import { useTranslatedGroups } from './use-translated-groups'

const searchId = 'community-search'

/** What the address names; words that someone typed are never in it. */
export type CommunityView = { type: GroupType | null; isStarting: boolean }

type CommunityPageProps = {
  view: CommunityView
  onView: (next: CommunityView) => void
  /** Whether the person has just come from being a guest here. */
  bringsDraft: boolean
}

/** The groups by kind and search, a way to start one, and why people sit together. */
export function CommunityPage({ view, onView, bringsDraft }: CommunityPageProps) {
  const { t } = useTranslation(['community', 'common', 'moderation'])
  const check = useSafetyCheck()
  const toast = useToast()
  const isGuest = useSession().state !== 'signed_in'
  const { state, groups, canAct, isModerated, isModerator, retry } = useGroups()
  const [showsHidden, setShowsHidden] = useState(false)
  const hidden = groups.filter((group) => group.isHidden)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const { type, isStarting } = view
  const translation = useTranslatedGroups(showsHidden ? groups : groups.filter((group) => !group.isHidden))
  const shown = findGroups(translation.groups, { query, type })
  const isNarrowed = query !== '' || type !== null

  function showAll() {
    setTyped('')
    setQuery('')
    onView({ type: null, isStarting: false })
  }

  return (
    <>
      <div className={styles.help}>{check.panel}</div>
      <CommunityHero>
        <GatedSearch
          id={searchId}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          buttonLabel={t('search.button')}
          typed={typed}
          onType={setTyped}
          check={check}
          onSearch={setQuery}
          onAsk={(asked) => toast({ tone: 'success', message: t('search.notice', { query: asked }) })}
        />
      </CommunityHero>
      <div className={`page ${styles.page}`}>
        <section aria-labelledby="community-groups" className={styles.groups}>
          <h2 id="community-groups" className="visually-hidden">
            {t('list.label')}
          </h2>
          <TypeChips value={type} onChange={(next) => onView({ type: next, isStarting: false })} />
          <div className={styles.found}>
            <p role="status">
              {query === ''
                ? t('search.found', { count: shown.length })
                : t('search.found_for', { count: shown.length, query })}
            </p>
            {isNarrowed && shown.length > 0 && (
              <Button variant="quiet" size="small" onClick={showAll}>
                {t('search.show_all')}
              </Button>
            )}
          </div>
          <TranslationBar {...translation.bar} />
          {state === 'failed' && (
            <FailedState
              message={t(isGuest ? 'list.not_loaded_guest' : 'list.not_loaded')}
              retryLabel={t('common:try_again')}
              onRetry={retry}
            />
          )}
          <GroupList
            groups={shown}
            canAct={canAct}
            onShowAll={() => {
              showAll()
              document.getElementById(searchId)?.focus()
            }}
          />
          {hidden.length > 0 && !showsHidden && (
            <p>
              {t('moderation:hide.hidden', { count: hidden.length })}{' '}
              <Button variant="quiet" size="small" onClick={() => setShowsHidden(true)}>
                {t('moderation:hide.show_all')}
              </Button>
            </p>
          )}
          {!isModerated && <Notice tone="info">{t('moderation:unmoderated_page')}</Notice>}
          {isModerator && (
            <p>
              <Link to={paths.moderation}>{t('moderation:page.link')}</Link>
            </p>
          )}
          <StartCard onStart={() => onView({ type, isStarting: true })} />
        </section>
        <Benefits />
      </div>
      {isStarting && (
        <StartDialog
          bringsDraft={bringsDraft}
          onClose={() => onView({ type, isStarting: false })}
          // What was just started must be seen, whatever was looked for before.
          onCreated={showAll}
        />
      )}
    </>
  )
}
