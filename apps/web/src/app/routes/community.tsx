import { CommunityPage } from '../../features/community/community-page'

export function CommunityRoute() {
  return <CommunityPage />
}
