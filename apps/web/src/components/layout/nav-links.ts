import { paths } from '../../config/paths'

/** The screens of the navbar and the menu, in order. A later screen adds its line here. */
export const navLinks = [
  { key: 'home', to: paths.home },
  { key: 'mindscan', to: paths.mindscan },
  { key: 'therapists', to: paths.therapists },
  { key: 'coping_tools', to: paths.copingTools },
  { key: 'mindmitra', to: paths.mindmitra },
  { key: 'insights', to: paths.insights },
  { key: 'community', to: paths.community },
] as const
