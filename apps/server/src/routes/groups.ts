import {
  closeGroup,
  createGroup,
  editGroup,
  hideGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  listOwnGroups,
  readGroup,
  readOwnGroup,
  reportGroup,
  unhideGroup,
} from '@maitri/contracts'
import type { Groups } from '../services/groups'
import type { Mount } from './mount'

/** Peer groups: read by everybody, joined and created by those who are signed in. */
export function mountGroups({ mount, groups }: { mount: Mount; groups: Groups }) {
  mount(listGroups, ({ query }) => groups.list(null, query.after))
  mount(listOwnGroups, ({ person, query }) => groups.list(person, query.after))
  mount(readGroup, ({ params }) => groups.read(params.id, null))
  mount(readOwnGroup, ({ params, person }) => groups.read(params.id, person.uid))
  mount(createGroup, ({ body, person }) => groups.create(person, body))
  mount(editGroup, ({ params, body, person }) => groups.edit(person, params.id, body))
  mount(closeGroup, ({ params, person }) => groups.close(person.uid, params.id))
  mount(joinGroup, ({ params, body, person }) => groups.join(person, params.id, body.pseudonym))
  mount(reportGroup, ({ params, body, person }) => groups.report(person, params.id, body.reason))
  mount(hideGroup, ({ params, person }) => groups.hide(person.uid, params.id))
  mount(unhideGroup, ({ params, person }) => groups.unhide(person.uid, params.id))
  mount(leaveGroup, ({ params, person }) => groups.leave(person.uid, params.id))
}
