// Who answers searches of the web, and what tools may do.
import { z } from 'zod'
import { searchProviders, toolLimits } from '../tool-terms.ts'
import { amount, noAddress, setting, webAddress } from './setting.ts'

const credits = amount.max(1_000_000)
const vendors = searchProviders.filter((each) => each !== 'auto' && each !== 'none')
const when = { key: 'searchProvider', is: vendors }

export const toolSettings = {
  /** Who answers searches of the web: `auto` whoever the environment names. */
  searchProvider: setting(z.enum(searchProviders), 'auto', 'operator'),
  /** Where SearXNG answers, or what stands in for the vendor's own address; empty for that. */
  searchAddress: setting(z.union([noAddress, webAddress.max(toolLimits.address)]), '', 'operator', {
    when,
  }),
  searchKey: setting(z.string(), '', 'secret', { when }),
  /** Credits for one search. */
  searchPrice: setting(credits, 0, 'operator'),
  /** How many credits the tools of one answer may spend when its caller sets no limit; 0 for nothing that costs. */
  toolCredits: setting(credits, 50, 'operator'),
  /** Whether members may bring tool servers of their own. */
  ownToolServers: setting(z.boolean(), true, 'operator'),
}
