import { listBookings, readSlots, readTherapists, readThread } from '@maitri/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client'

export const therapistsQuery = queryOptions({
  queryKey: ['therapists'],
  queryFn: async ({ signal }) => (await callApi(readTherapists, {}, { signal })).therapists,
})

export const slotsQuery = (therapistId: string) =>
  queryOptions({
    queryKey: ['slots', therapistId],
    queryFn: ({ signal }) => callApi(readSlots, { params: { id: therapistId } }, { signal }),
    // Others book too: what is shown when a form opens is asked for anew.
    staleTime: 0,
  })

/** The person's own; the frame drops every answer when someone else is here. */
export const bookingsQuery = queryOptions({
  queryKey: ['bookings'],
  queryFn: async ({ signal }) => (await callApi(listBookings, {}, { signal })).bookings,
})

export const threadQuery = (therapistId: string) =>
  queryOptions({
    queryKey: ['thread', therapistId],
    queryFn: async ({ signal }) => (await callApi(readThread, { params: { id: therapistId } }, { signal })).messages,
  })
