import { toUserInfo } from '../accounts.usecases.ts'
import type { Entry } from './enter.usecases.ts'

/** How a login is told on the wire: who has entered, or the ticket with which to show the second factor. */
export const toEntered = (entry: Entry) =>
  'ticket' in entry
    ? { secondFactor: { ticket: entry.ticket } }
    : { token: entry.token, userInfo: toUserInfo(entry.account) }
