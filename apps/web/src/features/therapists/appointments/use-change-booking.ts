import type { Booking } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bookingsQuery, slotsQuery, therapistsQuery } from '../api'

/** Changes one appointment on the server, and asks anew for all that it changes. */
export function useChangeBooking<Input>(
  { therapistId }: Booking,
  change: (input: Input) => Promise<Booking>,
  onChanged: (booking: Booking) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Offline it fails at once, rather than change when nobody looks any more.
    networkMode: 'always',
    onSuccess: (changed) => {
      queryClient.setQueryData(bookingsQuery.queryKey, (bookings) =>
        bookings?.map((one) => (one.id === changed.id ? changed : one)),
      )
      onChanged(changed)
    },
    onSettled: () =>
      Promise.all(
        [bookingsQuery, therapistsQuery, slotsQuery(therapistId)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
