import { EntryFrame } from '../../features/auth/frame/entry-frame'
import { GetStarted } from '../../features/auth/get-started'

export function GetStartedRoute() {
  return (
    <EntryFrame>
      <GetStarted />
    </EntryFrame>
  )
}
