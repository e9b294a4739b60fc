import { leaveGroup } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../components/ui/toast'
import { readGuestGroups, writeGuestGroups } from '../../data/groups/guest-groups'
import { isRefusedName, joinUnderFreeName } from '../../data/groups/join-under-free-name'
import { randomPseudonym } from '../../data/groups/random-pseudonym'
import { ApiError, callApi } from '../../lib/api-client'
import { useSession } from '../../lib/session/session'
import type { ShownGroup } from './shown-group'
import { useKnownGroups } from './use-groups'

type Action = { action: 'join'; pseudonym: string; before: ShownGroup } | { action: 'leave'; before: ShownGroup }

/**
 * Joining and leaving one group: shown at once, taken back where the server refuses. A guest's stays on the device. What happened last is
 * told for three seconds, and stays to read.
 */
export function useMembership(group: ShownGroup) {
  const { t } = useTranslation(['community', 'errors'])
  const toast = useToast()
  const known = useKnownGroups()
  const isGuest = useSession().state !== 'signed_in'
  const [said, setSaid] = useState<{ tone: 'plain' | 'error'; words: string } | null>(null)

  const onServer = useMutation({
    mutationFn: (wish: Action) =>
      wish.action === 'join'
        ? joinUnderFreeName(group.id, wish.pseudonym)
        : callApi(leaveGroup, { params: { id: group.id } }),
    // Offline it is refused at once: a wish that waited would come true long after the person looked away.
    networkMode: 'always',
    onMutate: async (wish) => {
      await known.holdAnswers()
      known.change(group.id, (one) => afterAction(one, wish))
    },
    onSuccess: async (answer, wish) => {
      tell(wish.action)
      await known.settle(answer)
    },
    onError: (error, { action, before: { members, membership } }) => {
      const isGone = error instanceof ApiError && error.code === 'not_found'
      // Whoever left a closed group is out of its sight, however often it is asked.
      if (action === 'leave' && isGone) tell(action)
      else {
        known.change(group.id, (one) => ({ ...one, members, membership }))
        refuse(action, error)
      }
      if (error instanceof ApiError && (isGone || error.code === 'conflict')) void known.refresh()
    },
  })

  function tell(action: Action['action']) {
    toast({ tone: 'success', message: t(action === 'join' ? 'notices.joined' : 'notices.left') })
    setSaid(action === 'join' ? null : { tone: 'plain', words: t('card.left') })
  }

  function refuse(action: Action['action'], error: Error) {
    const code = error instanceof ApiError ? error.code : 'internal'
    const words =
      code === 'not_found'
        ? t('refused.gone')
        : action === 'join' && code === 'conflict' && !isRefusedName(error)
          ? t('refused.closed')
          : t(action === 'join' ? 'refused.not_joined' : 'refused.not_left', { reason: t(`errors:${code}`) })
    setSaid({ tone: 'error', words })
  }

  function onDevice(action: Action['action']) {
    const others = readGuestGroups().filter(({ id }) => id !== group.id)
    const membership = { id: group.id, pseudonym: randomPseudonym(), joinedAt: new Date().toISOString() }
    const isKept = writeGuestGroups(action === 'join' ? [...others, membership] : others)
    if (isKept) tell(action)
    else setSaid({ tone: 'error', words: t('refused.not_kept') })
  }

  return {
    said,
    isBusy: onServer.isPending,
    join() {
      setSaid(null)
      if (isGuest) onDevice('join')
      else onServer.mutate({ action: 'join', pseudonym: randomPseudonym(), before: group })
    },
    leave() {
      setSaid(null)
      if (isGuest) onDevice('leave')
      else onServer.mutate({ action: 'leave', before: group })
    },
  }
}

type Counted = Pick<ShownGroup, 'members' | 'membership'>

function afterAction<G extends Counted>(group: G, wish: Action): G {
  const isIn = group.membership !== null
  if (wish.action === 'leave') return { ...group, members: group.members - (isIn ? 1 : 0), membership: null }
  const membership = { pseudonym: wish.pseudonym, joinedAt: new Date().toISOString() }
  return { ...group, members: group.members + (isIn ? 0 : 1), membership }
}
