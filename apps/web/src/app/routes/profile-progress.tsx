import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../components/ui/panel'
import { CheckInCard } from '../../features/check-in/check-in-card'
import { CheckInList } from '../../features/check-in/check-in-list'
import { ProgressTab } from '../../features/profile/progress/progress-tab'
import { rangeStart } from '../../features/profile/progress/range-start'
import { useNow } from '../../lib/use-now'

const route = getRouteApi('/guarded/profile')

/** My Progress with the check-in in it; the chosen time stands in the address. */
export function ProfileProgress() {
  const { t } = useTranslation('check_in')
  const { range = '7d' } = route.useSearch()
  const navigate = route.useNavigate()
  const now = useNow()
  const since = useMemo(() => rangeStart(range, now), [range, now])
  return (
    <ProgressTab
      range={range}
      onRange={(chosen) =>
        void navigate({ search: { tab: 'progress', range: chosen }, replace: true, resetScroll: false })
      }
      checkIn={
        <Panel aria-labelledby="check-in">
          <h2 id="check-in">{t('title')}</h2>
          <CheckInCard />
        </Panel>
      }
      checkInList={<CheckInList since={since} />}
    />
  )
}
