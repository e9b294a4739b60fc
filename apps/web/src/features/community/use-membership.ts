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

type Act = { act: 'join'; pseudonym: string; before: ShownGroup } | { act: 'leave'; before: ShownGroup }

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
    mutationFn: (wish: Act) =>
      wish.act === 'join'
        ? joinUnderFreeName(group.id, wish.pseudonym)
        : callApi(leaveGroup, { params: { id: group.id } }),
    // Offline it is refused at once: a wish that waited would come true long after the person looked away.
    networkMode: 'always',
    onMutate: async (wish) => {
      await known.holdAnswers()
      known.change(group.id, (one) => afterAct(one, wish))
    },
    onSuccess: async (answer, wish) => {
      tell(wish.act)
      await known.settle(answer)
    },
    onError: (error, { act, before: { members, membership } }) => {
      const isGone = error instanceof ApiError && error.code === 'not_found'
      // Whoever left a closed group is out of its sight, however often it is asked.
      if (act === 'leave' && isGone) tell(act)
      else {
        known.change(group.id, (one) => ({ ...one, members, membership }))
        refuse(act, error)
      }
      if (error instanceof ApiError && (isGone || error.code === 'conflict')) void known.refresh()
    },
  })

  function tell(act: Act['act']) {
    toast({ tone: 'success', message: t(act === 'join' ? 'notices.joined' : 'notices.left') })
    setSaid(act === 'join' ? null : { tone: 'plain', words: t('card.left') })
  }

  function refuse(act: Act['act'], error: Error) {
    const code = error instanceof ApiError ? error.code : 'internal'
    const words =
      code === 'not_found'
        ? t('refused.gone')
        : act === 'join' && code === 'conflict' && !isRefusedName(error)
          ? t('refused.closed')
          : t(act === 'join' ? 'refused.not_joined' : 'refused.not_left', { reason: t(`errors:${code}`) })
    setSaid({ tone: 'error', words })
  }

  function onDevice(act: Act['act']) {
    const others = readGuestGroups().filter(({ id }) => id !== group.id)
    const membership = { id: group.id, pseudonym: randomPseudonym(), joinedAt: new Date().toISOString() }
    const isKept = writeGuestGroups(act === 'join' ? [...others, membership] : others)
    if (isKept) tell(act)
    else setSaid({ tone: 'error', words: t('refused.not_kept') })
  }

  return {
    said,
    isBusy: onServer.isPending,
    join() {
      setSaid(null)
      if (isGuest) onDevice('join')
      else onServer.mutate({ act: 'join', pseudonym: randomPseudonym(), before: group })
    },
    leave() {
      setSaid(null)
      if (isGuest) onDevice('leave')
      else onServer.mutate({ act: 'leave', before: group })
    },
  }
}

type Counted = Pick<ShownGroup, 'members' | 'membership'>

function afterAct<G extends Counted>(group: G, wish: Act): G {
  const isIn = group.membership !== null
  if (wish.act === 'leave') return { ...group, members: group.members - (isIn ? 1 : 0), membership: null }
  const membership = { pseudonym: wish.pseudonym, joinedAt: new Date().toISOString() }
  return { ...group, members: group.members + (isIn ? 0 : 1), membership }
}
