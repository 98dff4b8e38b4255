export const adminConnections = {
  title: 'Connections',
}

export type AdminConnectionsTexts = typeof adminConnections
