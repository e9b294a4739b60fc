import type { CollectionName } from '@maitri/contracts'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Reads the lists of these collections anew from the device. A first read that is under way is begun again: it may have looked before the
 * change was written, and the library lets a first read go on although it was invalidated.
 */
export async function readListsAgain(
  queryClient: QueryClient,
  owner: string | null,
  collections: readonly CollectionName[],
): Promise<void> {
  await Promise.all(
    collections.map(async (collection) => {
      const queryKey = ['records', owner, collection]
      if (queryClient.getQueryData(queryKey) === undefined) await queryClient.cancelQueries({ queryKey })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
}
