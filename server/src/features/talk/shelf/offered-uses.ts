// How often what a site offers by itself is used there: apps, roles, and prompts of the market.
export { countOfferedUse, listOfferedUses } from './offered-uses.store.ts'
