import { type Group, joinGroup } from '@maitri/contracts'
import { ApiError, callApi } from '../../lib/api-client'
import { randomPseudonym } from './random-pseudonym'

const attempts = 4

/** Joins a group under this pseudonym or, where it cannot be had there, under another. Throws `ApiError`. */
export async function joinUnderFreeName(id: string, pseudonym: string): Promise<Group> {
  for (let attempt = 1; ; attempt += 1) {
    const wanted = attempt === 1 ? pseudonym : randomPseudonym(attempt)
    try {
      return await callApi(joinGroup, { params: { id }, body: { pseudonym: wanted } })
    } catch (error) {
      if (attempt >= attempts || !isRefusedName(error)) throw error
    }
  }
}

/** Whether a refusal is about the pseudonym: it is taken, or the account's own name. */
export function isRefusedName(error: unknown): error is ApiError {
  return error instanceof ApiError && error.fields.includes('pseudonym')
}
