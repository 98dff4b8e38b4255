import type { ConnectionChoice } from '@atelier/contract/features/running/connection-admin'
import type { AdminConnectionsTexts } from '../../../i18n/locales/en-US/admin-connections.ts'

/** What a choice is called: a vendor by its name, an engine as the dialect of whoever speaks it. */
export const choiceName = ({ id, label }: ConnectionChoice, t: AdminConnectionsTexts): string =>
  id.startsWith('engine:') ? t.byDialect({ name: label }) : label
