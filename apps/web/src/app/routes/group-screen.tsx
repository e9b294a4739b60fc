import { getRouteApi } from '@tanstack/react-router'
import { GroupPage } from '../../features/community/group/group-page'

const route = getRouteApi('/guarded/community/$group')

export function GroupScreen() {
  const { group } = route.useParams()
  return <GroupPage id={group} />
}
