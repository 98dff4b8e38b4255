import type { Logger } from 'pino'
import type { MailOutbox } from '../../../../platform/mail/mail-outbox.ts'
import type { SecretBox } from '../../../../platform/secret-box.ts'
import type { AccountDependencies } from '../accounts.usecases.ts'

export type SecurityDependencies = AccountDependencies & {
  mail: MailOutbox
  secrets: SecretBox
  log: Logger
}
