// The accounts elsewhere that people log in by.
import { z } from 'zod'
import { noAddress, setting, webAddress } from './setting.ts'

export const loginSettings = {
  /** The site's application at the messaging app's vendor; empty where nobody logs in by scan. */
  messagingAppId: setting(z.string(), '', 'operator'),
  messagingAppSecret: setting(z.string(), '', 'secret'),
  /** Address of the OpenID provider that people log in by; empty where there is none. It may lie in a private network. */
  openidIssuer: setting(z.union([noAddress, webAddress]), '', 'operator'),
  openidClientId: setting(z.string(), '', 'operator'),
  /** Empty for a client that has none. */
  openidClientSecret: setting(z.string(), '', 'secret'),
  /** What its button says; empty for words of ours. */
  openidLabel: setting(z.string().trim().max(60), '', 'public'),
}
