import { PopupDone } from '../../features/auth/google/popup-done'

export function GooglePopupDoneRoute() {
  return <PopupDone />
}
