import type { FailureCode } from '@atelier/contract/errors'
import { CallFailure } from '../../../../api/call-failure.ts'

/** Failures that are about one field of a form. */
const fieldOf: Partial<Record<FailureCode, string>> = {
  'auth.wrong_password': 'password',
  'auth.wrong_code': 'code',
  'email.wrong_code': 'code',
  'email.taken': 'email',
}

/** What a failed call says at which field, and what it says about the whole. */
export function problemsOf(error: unknown): {
  fields: Partial<Record<string, string>>
  general?: string
} {
  if (!(error instanceof CallFailure)) return { fields: {} }
  const field = error.error && fieldOf[error.error]
  if (field) return { fields: { [field]: error.message } }
  const fields = Object.fromEntries(error.fields.map((each) => [each.field, each.reason]))
  return error.fields.length > 0 ? { fields } : { fields, general: error.message }
}
