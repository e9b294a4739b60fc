import type { Whom } from '../../replies/reply-kind'
import type { Flow, FlowName } from '../flow'
import { abuse } from './abuse'
import { child } from './child'
import { crisis } from './crisis'
import { harm } from './harm'
import { imminent } from './imminent'
import { overdose } from './overdose'
import { parents } from './parents'
import { withUnsure } from './unsure'

const forBoth = (make: (about: Whom) => Flow): Record<Whom, Flow> => ({
  self: withUnsure(make('self')),
  someone_else: withUnsure(make('someone_else')),
})

/** The safety conversations: `docs/safety.md`, S22. */
export const safetyFlows: Record<FlowName, Record<Whom, Flow>> = {
  crisis: forBoth(crisis),
  imminent: forBoth(imminent),
  overdose: forBoth(overdose),
  abuse: forBoth(abuse),
  parents: forBoth(parents),
  child: forBoth(child),
  harm: forBoth(harm),
}
