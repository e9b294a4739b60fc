import { GroupPage } from '../../features/community/group-page'

export function GroupRoute() {
  return <GroupPage />
}
