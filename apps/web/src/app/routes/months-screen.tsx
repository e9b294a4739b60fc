import { getRouteApi } from '@tanstack/react-router'
import { monthNamed } from '../../features/check-in/month/month-days'
import { MonthPage } from '../../features/check-in/month/month-page'

const route = getRouteApi('/guarded/months')

/** The month stands in the address, so that Back and a link find it. */
export function MonthsScreen() {
  const { month } = route.useSearch()
  return <MonthPage month={monthNamed(month)} />
}
