import { CopingToolsPage } from '../../features/coping-tools/library/coping-tools-page'

export function CopingToolsRoute() {
  return <CopingToolsPage />
}
