import type { AdminConnectionsTexts } from '../en-US/admin-connections.ts'

export const adminConnections: AdminConnectionsTexts = {
  title: '连接',
}
