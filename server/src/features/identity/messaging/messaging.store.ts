import { getTableName } from 'drizzle-orm'
import { messagingScans } from './messaging.table.ts'

export const scansTable = getTableName(messagingScans)
