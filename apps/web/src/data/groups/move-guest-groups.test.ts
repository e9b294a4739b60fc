import { type Group, hideGroup, joinGroup } from '@maitri/contracts'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api'
import { guestGroupsKey, readGuestGroups, writeGuestGroups } from './guest-groups'
import { hiddenGroupsKey, hideOnDevice, readHiddenGroups } from './hidden-groups'
import { moveGuestGroups } from './move-guest-groups'

const joinedAt = '2026-11-21T08:00:00.000Z'
const circle = { id: 'anxiety-support-circle', pseudonym: 'Quiet Banyan', joinedAt }
const art = { id: 'art-therapy-collective', pseudonym: 'Slow Otter', joinedAt }
const joined = (id: string, pseudonym: string): Group => ({
  id,
  words: null,
  members: 2,
  closedAt: null,
  isOwn: false,
  review: null,
  isHidden: false,
  membership: { pseudonym, joinedAt },
})

beforeEach(() => {
  writeGuestGroups([circle, art])
  localStorage.removeItem(hiddenGroupsKey)
})

test('what a guest joined is joined by the account under the same names, and no longer the guest’s', async () => {
  const api = fakeApi()
  api.answer(joinGroup, ({ params, body }) => joined(params.id, body.pseudonym))
  await moveGuestGroups()
  expect(api.calls(joinGroup)).toEqual([
    { params: { id: circle.id }, body: { pseudonym: circle.pseudonym } },
    { params: { id: art.id }, body: { pseudonym: art.pseudonym } },
  ])
  expect(localStorage.getItem(guestGroupsKey)).toBeNull()
})

test('a group that is closed or gone is left out', async () => {
  const api = fakeApi()
  api.refuse(joinGroup, 'conflict', 409)
  await moveGuestGroups()
  expect(api.calls(joinGroup)).toHaveLength(2)
  expect(readGuestGroups()).toEqual([])
})

test('where the server is not reached everything stays for another try', async () => {
  const api = fakeApi()
  api.disconnect(joinGroup)
  await expect(moveGuestGroups()).rejects.toMatchObject({ code: 'network' })
  expect(readGuestGroups()).toEqual([circle, art])
})

test('what a guest hid is hidden for the account, and no longer the guest’s', async () => {
  writeGuestGroups([])
  for (const id of ['gone', art.id]) hideOnDevice(id, true)
  const api = fakeApi()
  api.refuse(hideGroup, 'not_found', 404)
  await moveGuestGroups()
  expect(api.calls(hideGroup)).toEqual([{ params: { id: 'gone' } }, { params: { id: art.id } }])
  expect(localStorage.getItem(hiddenGroupsKey)).toBeNull()
  hideOnDevice(art.id, true)
  api.disconnect(hideGroup)
  await expect(moveGuestGroups()).rejects.toMatchObject({ code: 'network' })
  expect(readHiddenGroups()).toEqual([art.id])
})

test('what lies broken on the device is nobody’s membership', () => {
  localStorage.setItem(guestGroupsKey, '[{"id":7},"x",{"id":"a","pseudonym":"b","joinedAt":"c"}]')
  expect(readGuestGroups()).toEqual([{ id: 'a', pseudonym: 'b', joinedAt: 'c' }])
  localStorage.setItem(guestGroupsKey, 'not json')
  expect(readGuestGroups()).toEqual([])
})
