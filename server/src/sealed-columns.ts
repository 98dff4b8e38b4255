// Where sealed texts stand in the database. A feature that seals something is named here, or a change of the key passes it over; a test
// looks through all tables for what was.

/** `json`: the text stands as `{"sealed": …}`. */
export type SealedColumn = { table: string; column: string; json?: true }

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'accounts', column: 'totp_secret' },
  { table: 'codes', column: 'sealed' },
  { table: 'connections', column: 'settings' },
  { table: 'mail_outbox', column: 'sealed' },
  { table: 'own_connections', column: 'settings' },
  { table: 'site_setting_changes', column: 'after', json: true },
  { table: 'site_setting_changes', column: 'before', json: true },
  { table: 'site_settings', column: 'value', json: true },
  { table: 'tool_servers', column: 'headers' },
]
