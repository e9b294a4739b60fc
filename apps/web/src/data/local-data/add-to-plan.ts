import { readStored } from '../../lib/stored-value'
import { alonePlan } from '../kept-plan'
import { type OwnStorage, ownStorageName } from '../records/sealed-storage'
import { joinPlans, parsePlan, type SafetyPlan, safetyPlanStorage } from '../safety-plan'

/** Puts lines that an owner's plan has not after its own; none is replaced. Rejects where the plan cannot be opened or kept here. */
export async function addToPlan(owner: string, storage: OwnStorage, added: SafetyPlan): Promise<void> {
  const name = ownStorageName(safetyPlanStorage, owner)
  await alonePlan(name, async () => {
    const own = parsePlan(await storage.read())
    if (!own && readStored(name) !== null) throw new Error('There is a plan that cannot be opened here')
    if (!(await storage.write(JSON.stringify(own ? joinPlans(own, added) : added))))
      throw new Error('This device could not keep the plan')
  })
}
