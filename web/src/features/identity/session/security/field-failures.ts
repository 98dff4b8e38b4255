import type { FailureCode } from '@atelier/contract/errors'

/** Failures that are about one field of a form. */
export const fieldFailures: Partial<Record<FailureCode, string>> = {
  'auth.wrong_password': 'password',
  'auth.wrong_code': 'code',
  'email.wrong_code': 'code',
  'email.taken': 'email',
}
