// What an archive tells of the account itself: who it is, how one logs in, and where one is logged in.
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './accounts.store.ts'
import { getAccount } from './accounts.usecases.ts'
import { deviceName } from './device-name.ts'
import { type ExportPart, jsonText } from './export-part.ts'

export const exportProfile = ({ db, clock }: { db: Database; clock: Clock }): ExportPart =>
  async function* (accountId) {
    const modifiedAt = clock.now()
    const account = await getAccount(accountId, db)
    const { kind, username, name, avatar, sign, role, messagingName, tracking } = account
    const { vipUntil, invitedBy, createdAt } = account
    yield {
      name: 'profile.json',
      modifiedAt,
      content: jsonText({
        id: accountId,
        kind,
        username,
        name,
        avatar,
        sign,
        role,
        createdAt,
        vipUntil,
        messagingAccount: messagingName,
        invitedBy,
        cameFrom: tracking,
      }),
    }
    const sessions = await store.listSessions(db, accountId)
    yield {
      name: 'sessions.json',
      modifiedAt,
      content: jsonText(
        sessions.map(({ userAgent, ip, createdAt: since, lastSeenAt }) => ({
          device: deviceName(userAgent),
          userAgent,
          ip,
          since,
          lastSeenAt,
        })),
      ),
    }
  }
