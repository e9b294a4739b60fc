import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import type { ShownGroup } from './shown-group'
import type { useMembership } from './use-membership'

type JoinButtonProps = {
  group: ShownGroup
  action: ReturnType<typeof useMembership>
  /** The id of the group's name, which the button itself does not say. */
  describedBy: string
}

/** Join or leave, in one place, so that the focus stays where it was pressed. */
export function JoinButton({ group, action, describedBy }: JoinButtonProps) {
  const { t } = useTranslation('community')
  const isIn = group.membership !== null
  if (!isIn && group.closedAt !== null) return null
  return (
    <Button
      variant={isIn ? 'secondary' : 'tint'}
      busy={action.isBusy}
      aria-describedby={describedBy}
      icon={isIn ? <Check size={20} strokeWidth={1.75} aria-hidden="true" /> : undefined}
      onClick={isIn ? action.leave : action.join}
    >
      {t(isIn ? 'card.leave' : 'card.join')}
    </Button>
  )
}
