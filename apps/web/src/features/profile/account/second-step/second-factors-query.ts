import { readSecondFactors } from '@maitri/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api-client'

export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: ({ signal }) => callApi(readSecondFactors, {}, { signal }),
  networkMode: 'always',
})
