import { hideGroup, unhideGroup } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../components/ui/toast'
import { hideOnDevice } from '../../../data/groups/hidden-groups'
import { callApi } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { useSession } from '../../../lib/session/session'
import type { ShownGroup } from '../shown-group'
import { useKnownGroups } from '../use-groups'

/** Hides a group for the person at once, or shows it again; a guest's stays on the device. */
export function useHiding({ id }: ShownGroup) {
  const { t } = useTranslation('moderation')
  const toast = useToast()
  const known = useKnownGroups()
  const errorWords = useErrorMessage()
  const isGuest = useSession().state !== 'signed_in'
  const tell = (isHidden: boolean) => toast({ tone: 'success', message: t(isHidden ? 'hide.done' : 'hide.undone') })
  const onServer = useMutation({
    mutationFn: (isHidden: boolean) => callApi(isHidden ? hideGroup : unhideGroup, { params: { id } }),
    networkMode: 'always',
    onMutate: (isHidden) => known.change(id, (group) => ({ ...group, isHidden })),
    onSuccess: (_, isHidden) => tell(isHidden),
    onError: (error, isHidden) => {
      known.change(id, (group) => ({ ...group, isHidden: !isHidden }))
      toast({ tone: 'error', message: t('hide.not_done', { reason: errorWords(error) }) })
    },
  })
  return (isHidden: boolean) => {
    if (!isGuest) onServer.mutate(isHidden)
    else if (hideOnDevice(id, isHidden)) tell(isHidden)
    else toast({ tone: 'error', message: t('hide.not_saved') })
  }
}
