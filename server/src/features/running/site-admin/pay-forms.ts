// What each way to pay wants to know before it can be opened, for the form of operators.
import { Failure, type FieldProblem } from '@atelier/contract/errors'
import type { PayForm } from '@atelier/contract/features/running/site-admin'
import type { Locale } from '@atelier/contract/primitives'
import { declaredFields } from '../../../platform/declared-fields.ts'
import { parseInput } from '../../../platform/http/field-problems.ts'
import type { GatewayForm } from '../../money/payments/gateways/gateway-definition.ts'
import { settingOf } from '../../money/payments/pay-ways.ts'

/** From the settings that the way declares. */
export function payForms(gateways: readonly GatewayForm[]): PayForm[] {
  return gateways.map(({ id, label, settings, secrets }) => ({
    key: settingOf[id],
    label,
    fields: declaredFields(settings, (name) => secrets.includes(name)),
  }))
}

/** Throws request.invalid for what a way to pay could not be opened with; the fields are named such as `payStripe.secretKey`. */
export function checkPaySettings(
  request: Record<string, unknown>,
  gateways: readonly GatewayForm[],
  locale: Locale,
): void {
  const problems: FieldProblem[] = gateways.flatMap(({ id, settings }) => {
    const key = settingOf[id]
    const written = request[key]
    if (typeof written !== 'string' || written === '') return []
    const read = parseInput(settings, readJson(written), locale)
    if (!('problems' in read)) return []
    return read.problems.map(({ field, reason }) => ({
      field: field ? `${key}.${field}` : key,
      reason,
    }))
  })
  if (problems.length) throw new Failure('request.invalid', { fields: problems })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
